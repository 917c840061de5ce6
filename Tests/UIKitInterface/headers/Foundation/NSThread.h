// Source: Foundation documentation, Thread.
#pragma once
#include "../ObjectiveC/ObjectiveC.h"

BEGIN_NONNULL
SWIFT("Thread") @interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end
END_NONNULL
