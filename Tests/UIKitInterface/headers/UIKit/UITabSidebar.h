// Source: UIKit documentation, UITabBarController.Sidebar and what belongs to it; Objective-C names:
// learn.microsoft.com/dotnet/api/uikit.uitabbarcontrollersidebar and its neighbours. What is of lists, of menus and of
// dragging is left to their own classes: here it is named only.
#pragma once
#include "UITab.h"
#include "BarItemGroups.h"

BEGIN_NONNULL
@protocol UIContentConfiguration, UIDragSession;
@class UITabBarControllerSidebar, UIListContentConfiguration, UIBackgroundConfiguration, UICellConfigurationState,
    UICellAccessory, UISwipeActionsConfiguration, UIContextMenuConfiguration, UIDragItem;

typedef ENUM(NSInteger, UITabBarControllerSidebarLayout, "UITabBarControllerSidebar.Layout") {
    UITabBarControllerSidebarLayoutAutomatic = 0,
    UITabBarControllerSidebarLayoutOverlap,
    UITabBarControllerSidebarLayoutTile
} IOS(18.0);

SWIFT("UITabSidebarItem.Request")
MAIN_ACTOR IOS(18.0) @interface UITabSidebarItemRequest : NSObject
- (instancetype)init __attribute__((unavailable));
@property (nullable, nonatomic, readonly) UITab *tab;
@property (nullable, nonatomic, readonly) UIAction *action;
@end

MAIN_ACTOR IOS(18.0) @interface UITabSidebarItem : NSObject <NSCopying>
- (instancetype)init __attribute__((unavailable));
@property (nullable, nonatomic, readonly) UITab *tab;
@property (nullable, nonatomic, readonly) UIAction *action;
@end

SWIFT("UITabBarControllerSidebar.Animating")
MAIN_ACTOR IOS(18.0) @protocol UITabBarControllerSidebarAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion;
@end

SWIFT("UITabBarControllerSidebar.Delegate")
MAIN_ACTOR IOS(18.0) @protocol UITabBarControllerSidebarDelegate <NSObject>
@optional
- (void)tabBarController:(UITabBarController *)tabBarController
    sidebarVisibilityWillChange:(UITabBarControllerSidebar *)sidebar
                       animator:(id<UITabBarControllerSidebarAnimating>)animator
    SWIFT("tabBarController(_:sidebarVisibilityWillChange:animator:)");
- (UITabSidebarItem *)tabBarController:(UITabBarController *)tabBarController
                               sidebar:(UITabBarControllerSidebar *)sidebar
                        itemForRequest:(UITabSidebarItemRequest *)request
    SWIFT("tabBarController(_:sidebar:itemFor:)");
- (void)tabBarController:(UITabBarController *)tabBarController
                 sidebar:(UITabBarControllerSidebar *)sidebar
              updateItem:(UITabSidebarItem *)item SWIFT("tabBarController(_:sidebar:update:)");
- (void)tabBarController:(UITabBarController *)tabBarController
                 sidebar:(UITabBarControllerSidebar *)sidebar
    willBeginDisplayingTab:(UITab *)tab SWIFT("tabBarController(_:sidebar:willBeginDisplaying:)");
- (void)tabBarController:(UITabBarController *)tabBarController
                 sidebar:(UITabBarControllerSidebar *)sidebar
     didEndDisplayingTab:(UITab *)tab SWIFT("tabBarController(_:sidebar:didEndDisplaying:)");
- (nullable UISwipeActionsConfiguration *)tabBarController:(UITabBarController *)tabBarController
                                                   sidebar:(UITabBarControllerSidebar *)sidebar
                   leadingSwipeActionsConfigurationForTab:(UITab *)tab
    SWIFT("tabBarController(_:sidebar:leadingSwipeActionsConfigurationFor:)");
- (nullable UISwipeActionsConfiguration *)tabBarController:(UITabBarController *)tabBarController
                                                   sidebar:(UITabBarControllerSidebar *)sidebar
                  trailingSwipeActionsConfigurationForTab:(UITab *)tab
    SWIFT("tabBarController(_:sidebar:trailingSwipeActionsConfigurationFor:)");
- (nullable UIContextMenuConfiguration *)tabBarController:(UITabBarController *)tabBarController
                                                  sidebar:(UITabBarControllerSidebar *)sidebar
                               contextMenuConfigurationForTab:(UITab *)tab
    SWIFT("tabBarController(_:sidebar:contextMenuConfigurationFor:)");
- (NSArray<UIDragItem *> *)tabBarController:(UITabBarController *)tabBarController
                                    sidebar:(UITabBarControllerSidebar *)sidebar
               itemsForBeginningDragSession:(id<UIDragSession>)dragSession
                                        tab:(UITab *)tab
    SWIFT("tabBarController(_:sidebar:itemsForBeginning:tab:)") IOS(18.4);
- (NSArray<UIDragItem *> *)tabBarController:(UITabBarController *)tabBarController
                                    sidebar:(UITabBarControllerSidebar *)sidebar
                itemsForAddingToDragSession:(id<UIDragSession>)dragSession
                                        tab:(UITab *)tab
    SWIFT("tabBarController(_:sidebar:itemsForAddingTo:tab:)") IOS(18.4);
@end

SWIFT("UITabBarController.Sidebar")
MAIN_ACTOR IOS(18.0) @interface UITabBarControllerSidebar : NSObject
- (instancetype)init __attribute__((unavailable));
@property (nullable, nonatomic, weak) id<UITabBarControllerSidebarDelegate> delegate;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UITabBarControllerSidebarLayout preferredLayout;
@property (nullable, nonatomic, copy) id<UIContentConfiguration> headerContentConfiguration;
@property (nullable, nonatomic, copy) id<UIContentConfiguration> footerContentConfiguration;
@property (nullable, nonatomic, strong) UIView *bottomBarView;
@property (nullable, nonatomic, strong) UIDeferredMenuElement *navigationOverflowItems IOS(18.2);
- (void)reconfigureItemForTab:(UITab *)tab SWIFT("reconfigureItem(for:)");
@end
END_NONNULL
