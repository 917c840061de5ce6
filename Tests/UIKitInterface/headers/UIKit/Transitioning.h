// Source: UIKit documentation, UIViewControllerAnimatedTransitioning and its kin; facts 2.3.
#pragma once
#include "Presentation.h"

BEGIN_NONNULL
@protocol UIViewImplicitlyAnimating, UITimingCurveProvider;

MAIN_ACTOR @protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key
    SWIFT("viewController(forKey:)");
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key SWIFT("view(forKey:)");
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (CGRect)initialFrameForViewController:(UIViewController *)vc SWIFT("initialFrame(for:)");
- (CGRect)finalFrameForViewController:(UIViewController *)vc SWIFT("finalFrame(for:)");
@end

MAIN_ACTOR @protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:(nullable id<UIViewControllerContextTransitioning>)transitionContext
    SWIFT("transitionDuration(using:)");
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext
    SWIFT("animateTransition(using:)");
@optional
- (id<UIViewImplicitlyAnimating>)interruptibleAnimatorForTransition:
    (id<UIViewControllerContextTransitioning>)transitionContext SWIFT("interruptibleAnimator(using:)");
- (void)animationEnded:(BOOL)transitionCompleted;
@end

MAIN_ACTOR @protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@optional
@property (nonatomic, readonly) CGFloat completionSpeed;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property (nonatomic, readonly) BOOL wantsInteractiveStart;
@end

MAIN_ACTOR @interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
@property (readonly) CGFloat duration;
@property (readonly) CGFloat percentComplete;
@property (nonatomic, assign) CGFloat completionSpeed;
@property (nonatomic, assign) UIViewAnimationCurve completionCurve;
@property (nullable, nonatomic, strong) id<UITimingCurveProvider> timingCurve;
@property (nonatomic) BOOL wantsInteractiveStart;
- (void)pauseInteractiveTransition SWIFT("pause()");
- (void)updateInteractiveTransition:(CGFloat)percentComplete SWIFT("update(_:)");
- (void)cancelInteractiveTransition SWIFT("cancel()");
- (void)finishInteractiveTransition SWIFT("finish()");
@end

MAIN_ACTOR @protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)
    animationControllerForPresentedController:(UIViewController *)presented
                         presentingController:(UIViewController *)presenting
                             sourceController:(UIViewController *)source
    SWIFT("animationController(forPresented:presenting:source:)");
- (nullable id<UIViewControllerAnimatedTransitioning>)
    animationControllerForDismissedController:(UIViewController *)dismissed
    SWIFT("animationController(forDismissed:)");
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:
    (id<UIViewControllerAnimatedTransitioning>)animator SWIFT("interactionControllerForPresentation(using:)");
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:
    (id<UIViewControllerAnimatedTransitioning>)animator SWIFT("interactionControllerForDismissal(using:)");
- (nullable UIPresentationController *)
    presentationControllerForPresentedViewController:(UIViewController *)presented
                            presentingViewController:(nullable UIViewController *)presenting
                                sourceViewController:(UIViewController *)source
    SWIFT("presentationController(forPresented:presenting:source:)");
@end
END_NONNULL
