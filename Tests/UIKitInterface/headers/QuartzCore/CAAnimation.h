// Source: QuartzCore documentation, CAAnimation, CABasicAnimation, CAMediaTimingFunction.
#pragma once
#include "CALayer.h"

BEGIN_NONNULL
typedef NSString *CAMediaTimingFunctionName FIXED_STRING;

@interface CAMediaTimingFunction : NSObject <NSSecureCoding>
- (instancetype)initWithControlPoints:(float)c1x:(float)c1y:(float)c2x:(float)c2y;
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name SWIFT("init(name:)");
@end

@interface CAAnimation : NSObject <NSSecureCoding, NSCopying, CAMediaTiming>
@property (nullable, strong) CAMediaTimingFunction *timingFunction;
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end

@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path SWIFT("init(keyPath:)");
@property (nullable, copy) NSString *keyPath;
@property (getter=isAdditive) BOOL additive;
@end

@interface CABasicAnimation : CAPropertyAnimation
@property (nullable, strong) id fromValue;
@property (nullable, strong) id toValue;
@property (nullable, strong) id byValue;
@end
END_NONNULL
