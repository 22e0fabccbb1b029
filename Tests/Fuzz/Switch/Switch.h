#ifndef FUZZ_SWITCH_H
#define FUZZ_SWITCH_H

#include <stdbool.h>

/// Whether the pipeline works on all cores, as it does for users; on one, otherwise, since threads cost more than they gain on
/// inputs this small.
void use_all_cores(bool answer);

#endif
