#ifndef CSYSTEM_H
#define CSYSTEM_H

// What the compiler needs of the system, and Swift's own modules of it leave out.

#include <stddef.h>

/// Calls a function with each number below `count`, on all cores that the process may use, and returns after the last call.
///
/// Threads take the next number as they come to it. The calling thread is one of them; where no other can be started, it
/// makes all calls.
///
/// - Parameter in_turn: if there is one, it is called after `body`, with one number at a time and in their order.
void perform_on_all_cores(
    size_t count, void (*body)(void *context, size_t index), void (*in_turn)(void *context, size_t index), void *context);

/// Adds to a number that threads share; returns the sum.
ptrdiff_t add_shared(ptrdiff_t *number, ptrdiff_t more);

/// Lets the system begin to write some bytes of a file to the disk, where it can, so that less of them is left to wait for.
void begin_to_synchronize(int file, size_t offset, size_t count);

#endif
