// Nothing: the module map beside this file is all there is. It answers an import of NavigationBarAvatar on Linux.
