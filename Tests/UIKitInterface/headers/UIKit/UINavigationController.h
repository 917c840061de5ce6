// Source: UIKit documentation, UINavigationController, UINavigationControllerDelegate; facts 12.
#pragma once
#include "Transitioning.h"
#include "UINavigationBar.h"

BEGIN_NONNULL
typedef ENUM(NSInteger, UINavigationControllerOperation, "UINavigationController.Operation") {
    UINavigationControllerOperationNone,
    UINavigationControllerOperationPush,
    UINavigationControllerOperationPop
};
extern const CGFloat UINavigationControllerHideShowBarDuration SWIFT("UINavigationController.hideShowBarDuration");

MAIN_ACTOR @protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:
    (UINavigationController *)navigationController;
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:
    (UINavigationController *)navigationController
    SWIFT("navigationControllerPreferredInterfaceOrientationForPresentation(_:)");
- (nullable id<UIViewControllerInteractiveTransitioning>)
                           navigationController:(UINavigationController *)navigationController
    interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController
    SWIFT("navigationController(_:interactionControllerFor:)");
- (nullable id<UIViewControllerAnimatedTransitioning>)
               navigationController:(UINavigationController *)navigationController
    animationControllerForOperation:(UINavigationControllerOperation)operation
                 fromViewController:(UIViewController *)fromVC
                   toViewController:(UIViewController *)toVC
    SWIFT("navigationController(_:animationControllerFor:from:to:)");
@end

#ifdef SDK_27_3
// developer.apple.com/documentation/uikit/uibarcontainerbehavior
typedef ENUM(NSInteger, UIBarContainerBehavior, "UIBarContainerBehavior") {
    UIBarContainerBehaviorAutomatic,
    UIBarContainerBehaviorLocal
} IOS(27.3);
#endif

MAIN_ACTOR @interface UINavigationController : UIViewController
- (instancetype)initWithNavigationBarClass:(nullable Class)navigationBarClass
                              toolbarClass:(nullable Class)toolbarClass;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil;
- (nullable instancetype)initWithCoder:(NSCoder *)aDecoder;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated SWIFT("popViewController(animated:)");
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)viewController
                                                              animated:(BOOL)animated
    SWIFT("popToViewController(_:animated:)");
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated
    SWIFT("popToRootViewController(animated:)");
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (null_resettable, nonatomic, readonly) UIToolbar *toolbar;
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactivePopGestureRecognizer;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactiveContentPopGestureRecognizer IOS(26.0);
#ifdef SDK_27_3
@property (nonatomic) UIBarContainerBehavior barContainerBehavior IOS(27.3);
#endif
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender SWIFT("show(_:sender:)");
@property (nonatomic, readwrite, assign) BOOL hidesBarsWhenKeyboardAppears;
@property (nonatomic, readwrite, assign) BOOL hidesBarsOnSwipe;
@property (nonatomic, readonly, strong) UIPanGestureRecognizer *barHideOnSwipeGestureRecognizer;
@property (nonatomic, readwrite, assign) BOOL hidesBarsWhenVerticallyCompact;
@property (nonatomic, readwrite, assign) BOOL hidesBarsOnTap;
@property (nonatomic, readonly, assign) UITapGestureRecognizer *barHideOnTapGestureRecognizer;
@end
END_NONNULL
