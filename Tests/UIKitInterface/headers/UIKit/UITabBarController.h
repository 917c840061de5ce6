// Source: UIKit documentation, UITabBarController, UITabBarControllerDelegate, UIViewController's tab bar item.
#pragma once
#include "UITabBar.h"
#include "UIViewController.h"
#include "Transitioning.h"

BEGIN_NONNULL
@class UITabBarController;

typedef ENUM(NSInteger, UITabBarControllerMode, "UITabBarController.Mode") {
    UITabBarControllerModeAutomatic,
    UITabBarControllerModeTabBar,
    UITabBarControllerModeTabSidebar
} IOS(18.0);
typedef ENUM(NSInteger, UITabBarMinimizeBehavior, "UITabBarController.MinimizeBehavior") {
    UITabBarMinimizeBehaviorAutomatic,
    UITabBarMinimizeBehaviorNever,
    UITabBarMinimizeBehaviorOnScrollDown,
    UITabBarMinimizeBehaviorOnScrollUp
} IOS(26.0);

MAIN_ACTOR IOS(18.0) @interface UITab : NSObject
- (instancetype)initWithTitle:(NSString *)title
                        image:(nullable UIImage *)image
                   identifier:(NSString *)identifier
       viewControllerProvider:(UIViewController * (^_Nullable)(UITab *tab))viewControllerProvider DESIGNATED;
- (instancetype)init __attribute__((unavailable));
@property (nonatomic, readonly, copy) NSString *identifier;
@property (nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, copy) NSString *subtitle;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@property (nullable, nonatomic, readonly) UIViewController *viewController;
@end

MAIN_ACTOR @protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController SWIFT("tabBarController(_:shouldSelect:)");
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController SWIFT("tabBarController(_:didSelect:)");
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
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nullable, nonatomic, strong) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *customizableViewControllers;
@property (nonatomic, readonly) UINavigationController *moreNavigationController;
@property (nonatomic, copy) NSArray<UITab *> *tabs IOS(18.0);
- (void)setTabs:(NSArray<UITab *> *)tabs animated:(BOOL)animated IOS(18.0);
@property (nullable, nonatomic, strong) UITab *selectedTab IOS(18.0);
- (nullable UITab *)tabForIdentifier:(NSString *)identifier SWIFT("tab(forIdentifier:)") IOS(18.0);
@property (nonatomic) UITabBarControllerMode mode IOS(18.0);
@property (nonatomic, getter=isTabBarHidden) BOOL tabBarHidden IOS(18.0);
- (void)setTabBarHidden:(BOOL)hidden animated:(BOOL)animated IOS(18.0);
@property (nonatomic) UITabBarMinimizeBehavior tabBarMinimizeBehavior IOS(26.0);
@end

@interface UIViewController (UITabBarControllerItem)
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end
END_NONNULL
