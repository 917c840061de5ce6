// Source: UIKit documentation, UITab, UITabGroup, UISearchTab, UITabAccessory; Objective-C names and the releases after
// 18.0: learn.microsoft.com/dotnet/api/uikit.uitab, .uitabgroup, .uisearchtab, .uitabaccessory.
#pragma once
#include "UIViewController.h"
#include "Actions.h"

BEGIN_NONNULL
@class UITabBarController, UITabGroup, UINavigationController;

typedef ENUM(NSInteger, UITabPlacement, "UITab.Placement") {
    UITabPlacementAutomatic = 0,
    UITabPlacementDefault,
    UITabPlacementOptional,
    UITabPlacementMovable,
    UITabPlacementPinned,
    UITabPlacementFixed,
    UITabPlacementSidebarOnly
} IOS(18.0);
typedef ENUM(NSUInteger, UITabGroupSidebarAppearance, "UITabGroup.SidebarAppearance") {
    UITabGroupSidebarAppearanceAutomatic = 0,
    UITabGroupSidebarAppearanceInline,
    UITabGroupSidebarAppearanceRootSection
} IOS(18.0);
typedef ENUM(NSInteger, UITabAccessoryEnvironment, "UITabAccessory.Environment") {
    UITabAccessoryEnvironmentUnspecified = 0,
    UITabAccessoryEnvironmentNone,
    UITabAccessoryEnvironmentRegular,
    UITabAccessoryEnvironmentInline
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
@property (nullable, nonatomic, readonly, weak) UITabGroup *parent;
@property (nullable, nonatomic, readonly) UITabGroup *managingTabGroup;
@property (nonatomic) UITabPlacement preferredPlacement;
@property (nonatomic, readonly) BOOL hasVisiblePlacement;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, getter=isHiddenByDefault) BOOL hiddenByDefault;
@property (nonatomic) BOOL allowsHiding;
@end

MAIN_ACTOR IOS(18.0) @interface UITabGroup : UITab
- (instancetype)initWithTitle:(NSString *)title
                        image:(nullable UIImage *)image
                   identifier:(NSString *)identifier
                     children:(NSArray<UITab *> *)children
       viewControllerProvider:(UIViewController * (^_Nullable)(UITab *tab))viewControllerProvider DESIGNATED;
@property (nonatomic, copy) NSArray<UITab *> *children;
@property (nullable, nonatomic, strong) UITab *selectedChild;
@property (nullable, nonatomic, copy) NSString *defaultChildIdentifier;
@property (nonatomic, copy) NSArray<NSString *> *displayOrderIdentifiers;
@property (nonatomic, readonly) NSArray<UITab *> *displayOrder;
@property (nonatomic) BOOL allowsReordering;
@property (nullable, nonatomic, strong) UINavigationController *managingNavigationController;
@property (nonatomic, copy) NSArray<UIAction *> *sidebarActions;
@property (nonatomic) UITabGroupSidebarAppearance sidebarAppearance;
@property (nonatomic) BOOL isSidebarDestination IOS(26.0);
@property (nonatomic, getter=isCollapsedByDefault) BOOL collapsedByDefault IOS(26.1);
- (nullable UITab *)tabForIdentifier:(NSString *)identifier SWIFT("tab(forIdentifier:)");
@end

MAIN_ACTOR IOS(18.0) @interface UISearchTab : UITab
- (instancetype)initWithViewControllerProvider:(UIViewController * (^_Nullable)(UITab *tab))viewControllerProvider
    DESIGNATED;
@property (class, nonatomic, readonly) NSString *identifier IOS(26.4);
@property (nonatomic) BOOL automaticallyActivatesSearch IOS(26.0);
@end

MAIN_ACTOR IOS(26.0) @interface UITabAccessory : NSObject
- (instancetype)initWithContentView:(UIView *)contentView DESIGNATED;
- (instancetype)init __attribute__((unavailable));
@property (nonatomic, readonly, strong) UIView *contentView;
@end

@interface UITraitCollection (TabAccessory)
+ (UITraitCollection *)traitCollectionWithTabAccessoryEnvironment:(UITabAccessoryEnvironment)tabAccessoryEnvironment
    SWIFT("init(tabAccessoryEnvironment:)") IOS(26.0);
@property (nonatomic, readonly) UITabAccessoryEnvironment tabAccessoryEnvironment IOS(26.0);
@end
END_NONNULL
