// Source: UIKit documentation, UITabBar, UITabBarItem, UITabBarAppearance, UITabBarDelegate.
#pragma once
#include "BarAppearance.h"

BEGIN_NONNULL
@class UITabBar, UITabBarItem;

typedef ENUM(NSInteger, UITabBarSystemItem, "UITabBarItem.SystemItem") {
    UITabBarSystemItemMore,
    UITabBarSystemItemFavorites,
    UITabBarSystemItemFeatured,
    UITabBarSystemItemTopRated,
    UITabBarSystemItemRecents,
    UITabBarSystemItemContacts,
    UITabBarSystemItemHistory,
    UITabBarSystemItemBookmarks,
    UITabBarSystemItemSearch,
    UITabBarSystemItemDownloads,
    UITabBarSystemItemMostRecent,
    UITabBarSystemItemMostViewed
};

typedef ENUM(NSInteger, UITabBarItemAppearanceStyle, "UITabBarItemAppearance.Style") {
    UITabBarItemAppearanceStyleStacked,
    UITabBarItemAppearanceStyleInline,
    UITabBarItemAppearanceStyleCompactInline
};
typedef ENUM(NSInteger, UITabBarItemPositioning, "UITabBar.ItemPositioning") {
    UITabBarItemPositioningAutomatic,
    UITabBarItemPositioningFill,
    UITabBarItemPositioningCentered
};

MAIN_ACTOR @interface UITabBarItemStateAppearance : NSObject
- (instancetype)init __attribute__((unavailable));
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic, readwrite, assign) UIOffset titlePositionAdjustment;
@property (nonatomic, readwrite, copy, nullable) UIColor *iconColor;
@property (nonatomic, readwrite, assign) UIOffset badgePositionAdjustment;
@property (nonatomic, readwrite, copy, nullable) UIColor *badgeBackgroundColor;
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *badgeTextAttributes;
@property (nonatomic, readwrite, assign) UIOffset badgeTitlePositionAdjustment;
@end

MAIN_ACTOR @interface UITabBarItemAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
- (instancetype)initWithStyle:(UITabBarItemAppearanceStyle)style DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)copy;
- (void)configureWithDefaultForStyle:(UITabBarItemAppearanceStyle)style SWIFT("configureWithDefault(for:)");
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *normal;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *selected;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *disabled;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *focused;
@end

MAIN_ACTOR @interface UITabBarAppearance : UIBarAppearance
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *stackedLayoutAppearance;
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *inlineLayoutAppearance;
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *compactInlineLayoutAppearance;
@property (nonatomic, readwrite, copy, nullable) UIColor *selectionIndicatorTintColor;
@property (nonatomic, readwrite, strong, nullable) UIImage *selectionIndicatorImage;
@property (nonatomic, readwrite, assign) UITabBarItemPositioning stackedItemPositioning;
@property (nonatomic, readwrite, assign) CGFloat stackedItemWidth;
@property (nonatomic, readwrite, assign) CGFloat stackedItemSpacing;
@end

MAIN_ACTOR @interface UITabBarItem : UIBarItem
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                selectedImage:(nullable UIImage *)selectedImage;
- (instancetype)initWithTabBarSystemItem:(UITabBarSystemItem)systemItem tag:(NSInteger)tag;
@property (nullable, nonatomic, strong) UIImage *selectedImage;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@property (nonatomic, readwrite, assign) UIOffset titlePositionAdjustment;
@property (nonatomic, readwrite, copy, nullable) UIColor *badgeColor;
- (void)setBadgeTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)textAttributes
                      forState:(UIControlState)state SWIFT("setBadgeTextAttributes(_:for:)");
- (nullable NSDictionary<NSAttributedStringKey, id> *)badgeTextAttributesForState:(UIControlState)state
    SWIFT("badgeTextAttributes(for:)");
@property (nonatomic, readwrite, copy, nullable) UITabBarAppearance *standardAppearance;
@property (nonatomic, readwrite, copy, nullable) UITabBarAppearance *scrollEdgeAppearance;
@end

MAIN_ACTOR @protocol UITabBarDelegate <NSObject>
@optional
- (void)tabBar:(UITabBar *)tabBar didSelectItem:(UITabBarItem *)item SWIFT("tabBar(_:didSelect:)");
- (void)tabBar:(UITabBar *)tabBar willBeginCustomizingItems:(NSArray<UITabBarItem *> *)items
    SWIFT("tabBar(_:willBeginCustomizing:)");
- (void)tabBar:(UITabBar *)tabBar didBeginCustomizingItems:(NSArray<UITabBarItem *> *)items
    SWIFT("tabBar(_:didBeginCustomizing:)");
- (void)tabBar:(UITabBar *)tabBar willEndCustomizingItems:(NSArray<UITabBarItem *> *)items changed:(BOOL)changed
    SWIFT("tabBar(_:willEndCustomizing:changed:)");
- (void)tabBar:(UITabBar *)tabBar didEndCustomizingItems:(NSArray<UITabBarItem *> *)items changed:(BOOL)changed
    SWIFT("tabBar(_:didEndCustomizing:changed:)");
@end

MAIN_ACTOR @interface UITabBar : UIView
@property (nullable, nonatomic, weak) id<UITabBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<UITabBarItem *> *items;
@property (nullable, nonatomic, weak) UITabBarItem *selectedItem;
- (void)setItems:(nullable NSArray<UITabBarItem *> *)items animated:(BOOL)animated;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
@property (nonatomic, readwrite, copy, nullable) UIColor *unselectedItemTintColor;
@property (nullable, nonatomic, strong) UIImage *backgroundImage;
@property (nullable, nonatomic, strong) UIImage *shadowImage;
@property (nullable, nonatomic, strong) UIImage *selectionIndicatorImage;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic) UITabBarItemPositioning itemPositioning;
@property (nonatomic) CGFloat itemWidth;
@property (nonatomic) CGFloat itemSpacing;
- (void)beginCustomizingItems:(NSArray<UITabBarItem *> *)items SWIFT("beginCustomizingItems(_:)");
- (BOOL)endCustomizingAnimated:(BOOL)animated SWIFT("endCustomizing(animated:)");
@property (nonatomic, readonly, getter=isCustomizing) BOOL customizing;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, readwrite, copy) UITabBarAppearance *standardAppearance;
@property (nonatomic, readwrite, copy, nullable) UITabBarAppearance *scrollEdgeAppearance;
@end
END_NONNULL
