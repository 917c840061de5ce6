// Source: QuartzCore documentation, CADisplayLink; facts 10.13.
#pragma once
#include "CALayer.h"

BEGIN_NONNULL
@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel SWIFT("init(target:selector:)");
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode SWIFT("add(to:forMode:)");
- (void)removeFromRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode SWIFT("remove(from:forMode:)");
- (void)invalidate;
@property (readonly) CFTimeInterval timestamp;
@property (readonly) CFTimeInterval duration;
@property (readonly) CFTimeInterval targetTimestamp;
@property (getter=isPaused) BOOL paused;
@end
END_NONNULL
