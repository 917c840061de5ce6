// Source: UIKit documentation, UIViewControllerTransitionCoordinator; facts 2.1.
#pragma once
#include "UIView+Animation.h"

BEGIN_NONNULL
@class UIViewController;
typedef NSString *UITransitionContextViewControllerKey FIXED_STRING;
typedef NSString *UITransitionContextViewKey FIXED_STRING;

MAIN_ACTOR @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly) BOOL isInterruptible;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) CGFloat completionVelocity;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key
    SWIFT("viewController(forKey:)");
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key SWIFT("view(forKey:)");
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
@end

MAIN_ACTOR @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
                            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (BOOL)animateAlongsideTransitionInView:(nullable UIView *)view
                               animation:(void (^_Nullable)(
                                             id<UIViewControllerTransitionCoordinatorContext> context))animation
                              completion:(void (^_Nullable)(
                                             id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (void)notifyWhenInteractionEndsUsingBlock:
    (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    IOS_DEPRECATED(7.0, 10.0, "Use notifyWhenInteractionChangesUsingBlock") SWIFT("notifyWhenInteractionEnds(_:)");
- (void)notifyWhenInteractionChangesUsingBlock:
    (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    SWIFT("notifyWhenInteractionChanges(_:)");
@end
END_NONNULL
