// Source: UIKit documentation, UITabBarController, UITabBarControllerDelegate, UIViewController's tab bar item;
// Objective-C names: learn.microsoft.com/dotnet/api/uikit.iuitabbarcontrollerdelegate.
#pragma once
#include "UITabBar.h"
#include "UIViewController.h"
#include "Transitioning.h"
#include "UITabSidebar.h"

BEGIN_NONNULL
@protocol UIDropSession;
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
- (NSArray<__kindof UIViewController *> *)tabBarController:(UITabBarController *)tabBarController
                             displayedViewControllersForTab:(UITab *)tab
                                    proposedViewControllers:(NSArray<__kindof UIViewController *> *)proposedViewControllers
    SWIFT("tabBarController(_:displayedViewControllersFor:proposedViewControllers:)") IOS(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController
    visibilityDidChangeForTabs:(NSArray<UITab *> *)tabs SWIFT("tabBarController(_:visibilityDidChangeFor:)") IOS(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController
    displayOrderDidChangeForGroup:(UITabGroup *)group SWIFT("tabBarController(_:displayOrderDidChangeFor:)") IOS(18.0);
- (void)tabBarControllerWillBeginEditing:(UITabBarController *)tabBarController IOS(18.0);
- (void)tabBarControllerDidEndEditing:(UITabBarController *)tabBarController IOS(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController
                              tab:(UITab *)tab
    acceptItemsFromDropSession:(id<UIDropSession>)session SWIFT("tabBarController(_:tab:acceptItemsFrom:)") IOS(18.0);
- (void)tabBarController:(UITabBarController *)tabBarController
    willBeginCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
    SWIFT("tabBarController(_:willBeginCustomizing:)");
- (void)tabBarController:(UITabBarController *)tabBarController
    willEndCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
                              changed:(BOOL)changed SWIFT("tabBarController(_:willEndCustomizing:changed:)");
- (void)tabBarController:(UITabBarController *)tabBarController
    didEndCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
                             changed:(BOOL)changed SWIFT("tabBarController(_:didEndCustomizing:changed:)");
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
- (instancetype)initWithTabs:(NSArray<UITab *> *)tabs DESIGNATED IOS(18.0);
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
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
@property (nonatomic, readonly, strong) UITabBarControllerSidebar *sidebar IOS(18.0);
@property (nullable, nonatomic, copy) NSString *customizationIdentifier IOS(18.0);
@property (nullable, nonatomic, copy) NSArray<NSString *> *compactTabIdentifiers IOS(18.0);
@property (nonatomic) UITabBarMinimizeBehavior tabBarMinimizeBehavior IOS(26.0);
@property (nullable, nonatomic, strong) UITabAccessory *bottomAccessory IOS(26.0);
- (void)setBottomAccessory:(nullable UITabAccessory *)bottomAccessory animated:(BOOL)animated IOS(26.0);
@property (nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide IOS(26.0);
@end

@interface UIViewController (UITabBarControllerItem)
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (nullable, nonatomic, readonly, weak) UITab *tab IOS(18.0);
@end
END_NONNULL
