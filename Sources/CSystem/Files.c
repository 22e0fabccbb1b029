// For sync_file_range.
#define _GNU_SOURCE

#include "CSystem.h"

#include <fcntl.h>

void begin_to_synchronize(int file, size_t offset, size_t count) {
#ifdef __linux__
    sync_file_range(file, (off_t)offset, (off_t)count, SYNC_FILE_RANGE_WRITE);
#else
    (void)file;
    (void)offset;
    (void)count;
#endif
}
