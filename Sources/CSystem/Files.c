// For sync_file_range.
#define _GNU_SOURCE

#include "CSystem.h"

#include <fcntl.h>

void begin_to_synchronize(int file) {
#ifdef __linux__
    sync_file_range(file, 0, 0, SYNC_FILE_RANGE_WRITE);
#else
    (void)file;
#endif
}
