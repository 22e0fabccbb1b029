/// Foundation's floating-point type, which is not `Double`: what compiles here with the two mixed compiles on a Mac, too.
@_exported public import struct Foundation.CGFloat
