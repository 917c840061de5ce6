// Source: Foundation documentation, RunLoop.
#pragma once
#include "NSData.h"

BEGIN_NONNULL
typedef NSString *NSRunLoopMode EXTENSIBLE_STRING SWIFT("RunLoop.Mode");

SWIFT("RunLoop") @interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop SWIFT("current");
@property (class, readonly, strong) NSRunLoop *mainRunLoop SWIFT("main");
- (void)runUntilDate:(NSDate *)limitDate SWIFT("run(until:)");
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limitDate SWIFT("run(mode:before:)");
- (void)performBlock:(SENDABLE void (^)(void))block SWIFT("perform(_:)");
@end
END_NONNULL
