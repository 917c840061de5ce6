// Source: UIKit documentation, UITabBarController, UITabBarControllerDelegate, UIViewController's tab bar item.
#pragma once
#include "UITabBar.h"
#include "UIViewController.h"

BEGIN_NONNULL
@class UITabBarController;

MAIN_ACTOR @protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController SWIFT("tabBarController(_:shouldSelect:)");
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController SWIFT("tabBarController(_:didSelect:)");
@end

MAIN_ACTOR @interface UITabBarController : UIViewController <UITabBarDelegate, NSCoding>
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nullable, nonatomic, strong) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@end

@interface UIViewController (UITabBarControllerItem)
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end
END_NONNULL
