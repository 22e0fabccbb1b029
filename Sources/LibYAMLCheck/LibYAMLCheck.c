// Compiled before any Swift that imports libyaml: if it's missing, one error says so, instead of one for each Swift file.
#include "../CLibYAML/shim.h"
