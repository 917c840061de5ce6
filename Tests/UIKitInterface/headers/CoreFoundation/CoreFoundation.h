// The scalar type of geometry. Source: CoreFoundation documentation, CGFloat and CFTimeInterval.
#pragma once
#include "../ObjectiveC/ObjectiveC.h"

typedef double CGFloat;
typedef double CFTimeInterval;
typedef const void *CFTypeRef;
