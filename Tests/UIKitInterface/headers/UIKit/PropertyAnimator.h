// Source: UIKit documentation, UIViewPropertyAnimator, UIViewAnimating, UITimingCurveProvider; facts 10.11.
#pragma once
#include "UIView+Animation.h"

BEGIN_NONNULL
typedef ENUM(NSInteger, UIViewAnimatingPosition, "UIViewAnimatingPosition") {
    UIViewAnimatingPositionEnd,
    UIViewAnimatingPositionStart,
    UIViewAnimatingPositionCurrent
};
typedef ENUM(NSInteger, UIViewAnimatingState, "UIViewAnimatingState") {
    UIViewAnimatingStateInactive,
    UIViewAnimatingStateActive,
    UIViewAnimatingStateStopped
};

typedef ENUM(NSInteger, UITimingCurveType, "UITimingCurveType") {
    UITimingCurveTypeBuiltin,
    UITimingCurveTypeCubic,
    UITimingCurveTypeSpring,
    UITimingCurveTypeComposed
};
@class UICubicTimingParameters, UISpringTimingParameters;

MAIN_ACTOR @protocol UITimingCurveProvider <NSCoding, NSCopying>
@property (nonatomic, readonly) UITimingCurveType timingCurveType;
@property (nullable, nonatomic, readonly) UICubicTimingParameters *cubicTimingParameters;
@property (nullable, nonatomic, readonly) UISpringTimingParameters *springTimingParameters;
@end

MAIN_ACTOR @interface UICubicTimingParameters : NSObject <UITimingCurveProvider>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithAnimationCurve:(UIViewAnimationCurve)curve DESIGNATED;
- (instancetype)initWithControlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 DESIGNATED;
@property (nonatomic, readonly) UIViewAnimationCurve animationCurve;
@property (nonatomic, readonly) CGPoint controlPoint1;
@property (nonatomic, readonly) CGPoint controlPoint2;
@end

MAIN_ACTOR @interface UISpringTimingParameters : NSObject <UITimingCurveProvider>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithDampingRatio:(CGFloat)ratio;
- (instancetype)initWithDampingRatio:(CGFloat)ratio initialVelocity:(CGVector)velocity DESIGNATED;
- (instancetype)initWithDuration:(NSTimeInterval)duration
                          bounce:(CGFloat)bounce
                 initialVelocity:(CGVector)velocity DESIGNATED IOS(17.0);
- (instancetype)initWithDuration:(NSTimeInterval)duration bounce:(CGFloat)bounce IOS(17.0);
@property (nonatomic, readonly) CGVector initialVelocity;
- (instancetype)initWithMass:(CGFloat)mass
                   stiffness:(CGFloat)stiffness
                     damping:(CGFloat)damping
             initialVelocity:(CGVector)velocity DESIGNATED;
@end

MAIN_ACTOR @protocol UIViewAnimating <NSObject>
@property (nonatomic, readonly) UIViewAnimatingState state;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, getter=isReversed) BOOL reversed;
@property (nonatomic) CGFloat fractionComplete;
- (void)startAnimation;
- (void)startAnimationAfterDelay:(NSTimeInterval)delay SWIFT("startAnimation(afterDelay:)");
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing;
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition SWIFT("finishAnimation(at:)");
@end

MAIN_ACTOR @protocol UIViewImplicitlyAnimating <UIViewAnimating>
@optional
- (void)addAnimations:(void (^)(void))animation delayFactor:(CGFloat)delayFactor;
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion NO_ASYNC;
- (void)continueAnimationWithTimingParameters:(nullable id<UITimingCurveProvider>)parameters
                               durationFactor:(CGFloat)durationFactor
    SWIFT("continueAnimation(withTimingParameters:durationFactor:)");
@end

MAIN_ACTOR @interface UIViewPropertyAnimator : NSObject <UIViewImplicitlyAnimating, NSCopying>
@property (nullable, nonatomic, copy, readonly) id<UITimingCurveProvider> timingParameters;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly) NSTimeInterval delay;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, getter=isManualHitTestingEnabled) BOOL manualHitTestingEnabled;
@property (nonatomic, getter=isInterruptible) BOOL interruptible;
@property (nonatomic) BOOL scrubsLinearly;
@property (nonatomic) BOOL pausesOnCompletion;
@property (nonatomic) BOOL flushUpdates IOS(26.0);
- (instancetype)initWithDuration:(NSTimeInterval)duration
                timingParameters:(id<UITimingCurveProvider>)parameters DESIGNATED;
- (instancetype)initWithDuration:(NSTimeInterval)duration
                           curve:(UIViewAnimationCurve)curve
                      animations:(void (^_Nullable)(void))animations;
- (instancetype)initWithDuration:(NSTimeInterval)duration
                   controlPoint1:(CGPoint)point1
                   controlPoint2:(CGPoint)point2
                      animations:(void (^_Nullable)(void))animations;
- (instancetype)initWithDuration:(NSTimeInterval)duration
                    dampingRatio:(CGFloat)ratio
                      animations:(void (^_Nullable)(void))animations;
+ (instancetype)runningPropertyAnimatorWithDuration:(NSTimeInterval)duration
                                              delay:(NSTimeInterval)delay
                                            options:(UIViewAnimationOptions)options
                                         animations:(void (^)(void))animations
                                         completion:
                                             (void (^_Nullable)(UIViewAnimatingPosition finalPosition))completion
    NO_ASYNC SWIFT("runningPropertyAnimator(withDuration:delay:options:animations:completion:)");
- (void)addAnimations:(void (^)(void))animation delayFactor:(CGFloat)delayFactor;
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion NO_ASYNC;
- (void)continueAnimationWithTimingParameters:(nullable id<UITimingCurveProvider>)parameters
                               durationFactor:(CGFloat)durationFactor
    SWIFT("continueAnimation(withTimingParameters:durationFactor:)");
@end
END_NONNULL
