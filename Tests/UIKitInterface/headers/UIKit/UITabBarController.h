// Source: UIKit documentation, UITabBarController, UITabBarControllerDelegate, UIViewController's tab bar item, UITab;
// Objective-C names and UITab's enabled (18.4): learn.microsoft.com/dotnet/api/uikit.uitab, .iuitabbarcontrollerdelegate.
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
@property (nonatomic, getter=isEnabled) BOOL enabled IOS(18.4);
@property (nullable, nonatomic, strong) id userInfo;
@property (nullable, nonatomic, readonly, weak) UITabBarController *tabBarController;
@property (nullable, nonatomic, readonly) UIViewController *viewController;
@end

MAIN_ACTOR @protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
         shouldSelectTab:(UITab *)tab SWIFT("tabBarController(_:shouldSelectTab:)") IOS(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController
            didSelectTab:(UITab *)selectedTab
             previousTab:(nullable UITab *)previousTab
    SWIFT("tabBarController(_:didSelectTab:previousTab:)") IOS(18.0);
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
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithTabs:(NSArray<UITab *> *)tabs DESIGNATED IOS(18.0);
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
@property (nullable, nonatomic, readonly, weak) UITab *tab IOS(18.0);
@end
END_NONNULL
