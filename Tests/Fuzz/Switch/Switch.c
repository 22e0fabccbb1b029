#include "Switch.h"

#include "CSystem.h"

// The compiler's own function, which the script builds under this name.
void perform_on_the_cores(
    size_t count, void (*body)(void *context, size_t index), void (*in_turn)(void *context, size_t index), void *context);

static bool uses_all_cores = false;

void use_all_cores(bool answer) { uses_all_cores = answer; }

void perform_on_all_cores(
    size_t count, void (*body)(void *context, size_t index), void (*in_turn)(void *context, size_t index), void *context) {
    if (uses_all_cores) {
        perform_on_the_cores(count, body, in_turn, context);
        return;
    }
    for (size_t index = 0; index < count; index++) {
        body(context, index);
        if (in_turn != NULL) in_turn(context, index);
    }
}
