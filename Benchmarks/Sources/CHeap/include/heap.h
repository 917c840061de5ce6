#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

/// The bytes that are allocated now.
size_t heap_bytes_in_use(void);

/// How often memory has been allocated since the process was started.
size_t heap_allocation_count(void);

#endif
