// Source: UIKit documentation, UITabBarController, UITabBarControllerDelegate, UIViewController's tab bar item;
// Objective-C names: learn.microsoft.com/dotnet/api/uikit.iuitabbarcontrollerdelegate.
#pragma once
#include "UITabBar.h"
#include "UIViewController.h"
#include "Transitioning.h"

BEGIN_NONNULL
@class UITabBarController;

MAIN_ACTOR @protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController SWIFT("tabBarController(_:shouldSelect:)");
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController SWIFT("tabBarController(_:didSelect:)");
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:(UITabBarController *)tabBarController;
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:
    (UITabBarController *)tabBarController
    SWIFT("tabBarControllerPreferredInterfaceOrientationForPresentation(_:)");
- (nullable id<UIViewControllerAnimatedTransitioning>)tabBarController:(UITabBarController *)tabBarController
                    animationControllerForTransitionFromViewController:(UIViewController *)fromVC
                                                      toViewController:(UIViewController *)toVC
    SWIFT("tabBarController(_:animationControllerForTransitionFrom:to:)");
- (nullable id<UIViewControllerInteractiveTransitioning>)
                               tabBarController:(UITabBarController *)tabBarController
    interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController
    SWIFT("tabBarController(_:interactionControllerFor:)");
@end

MAIN_ACTOR @interface UITabBarController : UIViewController <UITabBarDelegate, NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property (nonatomic, getter=isTabBarHidden) BOOL tabBarHidden IOS(18.0);
- (void)setTabBarHidden:(BOOL)hidden animated:(BOOL)animated IOS(18.0);
@end

@interface UIViewController (UITabBarControllerItem)
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end
END_NONNULL
