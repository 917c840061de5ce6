// Source: UIKit documentation, UINavigationItem; facts 7. The titles with attributes are Swift's own in the overlay.
// developer.apple.com/documentation/uikit/uinavigationitem/subtitle, /largesubtitle, /subtitleview, /largesubtitleview.
#pragma once
#include "BarAppearance.h"
#include "BarItemGroups.h"

BEGIN_NONNULL
@class UINavigationItem, UISearchController;

typedef ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode, "UINavigationItem.LargeTitleDisplayMode") {
    UINavigationItemLargeTitleDisplayModeAutomatic,
    UINavigationItemLargeTitleDisplayModeAlways,
    UINavigationItemLargeTitleDisplayModeNever,
    UINavigationItemLargeTitleDisplayModeInline IOS(17.0)
};
typedef ENUM(NSInteger, UINavigationItemBackButtonDisplayMode, "UINavigationItem.BackButtonDisplayMode") {
    UINavigationItemBackButtonDisplayModeDefault = 0,
    UINavigationItemBackButtonDisplayModeGeneric = 1,
    UINavigationItemBackButtonDisplayModeMinimal = 2
};
typedef ENUM(NSInteger, UINavigationItemStyle, "UINavigationItem.ItemStyle") {
    UINavigationItemStyleNavigator = 0,
    UINavigationItemStyleBrowser,
    UINavigationItemStyleEditor
} IOS(16.0);

typedef ENUM(NSInteger, UINavigationItemSearchBarPlacement, "UINavigationItem.SearchBarPlacement") {
    UINavigationItemSearchBarPlacementAutomatic = 0,
    UINavigationItemSearchBarPlacementInline = 1,
    UINavigationItemSearchBarPlacementStacked = 2,
    UINavigationItemSearchBarPlacementIntegratedCentered IOS(26.0) = 3
} IOS(16.0);

#ifdef SDK_27_2
// developer.apple.com/documentation/uikit/uinavigationitem/titlealignment-swift.enum
typedef ENUM(NSInteger, UINavigationItemTitleAlignment, "UINavigationItem.TitleAlignment") {
    UINavigationItemTitleAlignmentAutomatic = 0,
    UINavigationItemTitleAlignmentLeading = 1,
    UINavigationItemTitleAlignmentCenter = 2
} IOS(27.2);
#endif

MAIN_ACTOR @interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nullable, nonatomic, copy) NSString *subtitle IOS(26.0);
@property (nullable, nonatomic, strong) UIView *subtitleView IOS(26.0);
@property (nullable, nonatomic, copy) NSString *largeTitle IOS(26.0);
@property (nullable, nonatomic, copy) NSString *largeSubtitle IOS(26.0);
@property (nullable, nonatomic, strong) UIView *largeSubtitleView IOS(26.0);
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nullable, nonatomic, strong) UIBarButtonItem *backBarButtonItem;
@property (nullable, nonatomic, copy) NSString *backButtonTitle;
@property (nonatomic, assign) BOOL hidesBackButton;
- (void)setHidesBackButton:(BOOL)hidesBackButton animated:(BOOL)animated;
@property (nonatomic) UINavigationItemBackButtonDisplayMode backButtonDisplayMode;
@property (nullable, nonatomic, copy) UIAction *backAction IOS(16.0);
@property (nonatomic, copy) NSArray<UIBarButtonItemGroup *> *leadingItemGroups IOS(16.0);
@property (nonatomic, copy) NSArray<UIBarButtonItemGroup *> *centerItemGroups IOS(16.0);
@property (nonatomic, copy) NSArray<UIBarButtonItemGroup *> *trailingItemGroups IOS(16.0);
@property (nullable, nonatomic, strong) UIBarButtonItemGroup *pinnedTrailingGroup IOS(16.0);
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
- (void)setLeftBarButtonItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
- (void)setRightBarButtonItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@property (nonatomic) BOOL leftItemsSupplementBackButton;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
- (void)setLeftBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated
    SWIFT("setLeftBarButton(_:animated:)");
- (void)setRightBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated
    SWIFT("setRightBarButton(_:animated:)");
@property (nonatomic, readwrite, assign) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
@property (nullable, nonatomic, strong) UISearchController *searchController;
@property (nonatomic) BOOL hidesSearchBarWhenScrolling;
@property (nonatomic, readonly) UINavigationItemSearchBarPlacement searchBarPlacement IOS(16.0);
@property (nonatomic) UINavigationItemSearchBarPlacement preferredSearchBarPlacement IOS(16.0);
@property (nonatomic, readonly, strong) UIBarButtonItem *searchBarPlacementBarButtonItem IOS(26.0);
@property (nonatomic, readwrite, assign) UINavigationItemStyle style IOS(16.0);
#ifdef SDK_27_2
@property (nonatomic, readwrite, assign) UINavigationItemTitleAlignment titleAlignment IOS(27.2);
#endif
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *standardAppearance;
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *compactAppearance;
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *compactScrollEdgeAppearance;
@end

#ifdef SDK_27_2
// developer.apple.com/documentation/uikit/uitraitcollection/navigationtitlealignment
@interface UITraitCollection (NavigationTitleAlignment)
@property (nonatomic, readonly) UINavigationItemTitleAlignment navigationTitleAlignment IOS(27.2);
@end
#endif
END_NONNULL
