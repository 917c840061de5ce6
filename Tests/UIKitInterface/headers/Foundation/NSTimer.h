// Source: Foundation documentation, Timer.
#pragma once
#include "NSRunLoop.h"

BEGIN_NONNULL
SWIFT("Timer") @interface NSTimer : NSObject
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval
                                    repeats:(BOOL)repeats
                                      block:(SENDABLE void (^)(NSTimer *timer))block
    SWIFT("scheduledTimer(withTimeInterval:repeats:block:)");
- (void)invalidate;
@end
END_NONNULL
