// Source: Foundation documentation, Thread, NSLock.
#pragma once
#include "../ObjectiveC/ObjectiveC.h"

BEGIN_NONNULL
SWIFT("Thread") @interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

SENDABLE @interface NSLock : NSObject
- (void)lock;
- (void)unlock;
@end
END_NONNULL
