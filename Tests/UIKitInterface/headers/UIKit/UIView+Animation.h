// Source: UIKit documentation, UIView animation; facts 10 and 12.3 (signatures, no actor on the closures). The
// methods say their actor themselves because the importer does not look for it at the class of a category (SE-0463).
#pragma once
#include "UIView.h"

BEGIN_NONNULL
typedef ENUM(NSInteger, UIViewAnimationCurve, "UIView.AnimationCurve") {
    UIViewAnimationCurveEaseInOut,
    UIViewAnimationCurveEaseIn,
    UIViewAnimationCurveEaseOut,
    UIViewAnimationCurveLinear
};
typedef OPTIONS(NSUInteger, UIViewAnimationOptions, "UIView.AnimationOptions") {
    UIViewAnimationOptionLayoutSubviews = 1 << 0,
    UIViewAnimationOptionAllowUserInteraction = 1 << 1,
    UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
    UIViewAnimationOptionRepeat = 1 << 3,
    UIViewAnimationOptionAutoreverse = 1 << 4,
    UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
    UIViewAnimationOptionOverrideInheritedCurve = 1 << 6,
    UIViewAnimationOptionAllowAnimatedContent = 1 << 7,
    UIViewAnimationOptionShowHideTransitionViews = 1 << 8,
    UIViewAnimationOptionOverrideInheritedOptions = 1 << 9,
    UIViewAnimationOptionCurveEaseInOut SWIFT("curveEaseInOut") = 0 << 16,
    UIViewAnimationOptionCurveEaseIn = 1 << 16,
    UIViewAnimationOptionCurveEaseOut = 2 << 16,
    UIViewAnimationOptionCurveLinear = 3 << 16,
    UIViewAnimationOptionTransitionFlipFromLeft = 1 << 20,
    UIViewAnimationOptionTransitionFlipFromRight = 2 << 20,
    UIViewAnimationOptionTransitionCurlUp = 3 << 20,
    UIViewAnimationOptionTransitionCurlDown = 4 << 20,
    UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
    UIViewAnimationOptionTransitionFlipFromTop = 6 << 20,
    UIViewAnimationOptionTransitionFlipFromBottom = 7 << 20,
    UIViewAnimationOptionFlushUpdates IOS(26.0) = 1 << 28
};
typedef OPTIONS(NSUInteger, UIViewKeyframeAnimationOptions, "UIView.KeyframeAnimationOptions") {
    UIViewKeyframeAnimationOptionLayoutSubviews = UIViewAnimationOptionLayoutSubviews,
    UIViewKeyframeAnimationOptionAllowUserInteraction = UIViewAnimationOptionAllowUserInteraction,
    UIViewKeyframeAnimationOptionBeginFromCurrentState = UIViewAnimationOptionBeginFromCurrentState,
    UIViewKeyframeAnimationOptionRepeat = UIViewAnimationOptionRepeat,
    UIViewKeyframeAnimationOptionAutoreverse = UIViewAnimationOptionAutoreverse,
    UIViewKeyframeAnimationOptionOverrideInheritedDuration = UIViewAnimationOptionOverrideInheritedDuration,
    UIViewKeyframeAnimationOptionOverrideInheritedOptions = UIViewAnimationOptionOverrideInheritedOptions,
    UIViewKeyframeAnimationOptionCalculationModeLinear SWIFT("calculationModeLinear") = 0 << 10,
    UIViewKeyframeAnimationOptionCalculationModeDiscrete = 1 << 10,
    UIViewKeyframeAnimationOptionCalculationModePaced = 2 << 10,
    UIViewKeyframeAnimationOptionCalculationModeCubic = 3 << 10,
    UIViewKeyframeAnimationOptionCalculationModeCubicPaced = 4 << 10
};

@interface UIView (UIViewAnimation)
+ (void)setAnimationsEnabled:(BOOL)enabled;
@property (class, nonatomic, readonly) BOOL areAnimationsEnabled;
+ (void)performWithoutAnimation:(void (NOESCAPE ^)(void))actionsWithoutAnimation;
@property (class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration;
@end

@interface UIView (UIViewAnimationWithBlocks)
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion MAIN_ACTOR;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion MAIN_ACTOR;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
     usingSpringWithDamping:(CGFloat)dampingRatio
      initialSpringVelocity:(CGFloat)velocity
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion MAIN_ACTOR NO_ASYNC;
+ (void)transitionWithView:(UIView *)view
                  duration:(NSTimeInterval)duration
                   options:(UIViewAnimationOptions)options
                animations:(void (^_Nullable)(void))animations
                completion:(void (^_Nullable)(BOOL finished))completion MAIN_ACTOR;
@end

@interface UIView (UIViewKeyframeAnimations)
+ (void)animateKeyframesWithDuration:(NSTimeInterval)duration
                               delay:(NSTimeInterval)delay
                             options:(UIViewKeyframeAnimationOptions)options
                          animations:(void (^)(void))animations
                          completion:(void (SENDABLE ^_Nullable)(BOOL finished))completion MAIN_ACTOR NO_ASYNC;
+ (void)addKeyframeWithRelativeStartTime:(double)frameStartTime
                        relativeDuration:(double)frameDuration
                              animations:(void (^)(void))animations MAIN_ACTOR;
@end
END_NONNULL
