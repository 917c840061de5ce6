// Swift's module of the C library does not have this header.
#include <malloc.h>
