#ifndef CLIBYAML_SHIM_H
#define CLIBYAML_SHIM_H
#if __has_include(<yaml.h>)
#include <yaml.h>
#elif defined(__APPLE__)
#error libyaml is missing: install it with 'brew install libyaml pkg-config && swift package purge-cache'
#else
#error libyaml is missing: install it with 'apt-get install libyaml-dev', or what your system calls that
#endif
#endif
