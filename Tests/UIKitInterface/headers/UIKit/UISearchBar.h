// Source: UIKit documentation, UISearchBar, UISearchBarDelegate. The shortcuts of the keyboard and dictation by looking
// are left out.
#pragma once
#include "UINavigationBar.h"
#include "UISearchTextField.h"

BEGIN_NONNULL
@class UISearchBar;

typedef ENUM(NSInteger, UISearchBarIcon, "UISearchBar.Icon") {
    UISearchBarIconSearch,
    UISearchBarIconClear,
    UISearchBarIconBookmark,
    UISearchBarIconResultsList
};
typedef ENUM(NSUInteger, UISearchBarStyle, "UISearchBar.Style") {
    UISearchBarStyleDefault,
    UISearchBarStyleProminent,
    UISearchBarStyleMinimal
};

MAIN_ACTOR @protocol UISearchBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (BOOL)searchBar:(UISearchBar *)searchBar
    shouldChangeTextInRange:(NSRange)range
            replacementText:(NSString *)text SWIFT("searchBar(_:shouldChangeTextIn:replacementText:)");
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarBookmarkButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarResultsListButtonClicked:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
@end

MAIN_ACTOR @interface UISearchBar : UIView <UIBarPositioning, UITextInputTraits>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nonatomic, readonly) UISearchTextField *searchTextField;
@property (nonatomic, getter=isEnabled) BOOL enabled IOS(16.4);
@property (nullable, nonatomic, readwrite, strong) UIView *inputAccessoryView;
// The buttons
@property (nonatomic) BOOL showsBookmarkButton;
@property (nonatomic) BOOL showsCancelButton;
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated;
@property (nonatomic) BOOL showsSearchResultsButton;
@property (nonatomic, getter=isSearchResultsButtonSelected) BOOL searchResultsButtonSelected;
// The scopes
@property (nullable, nonatomic, copy) NSArray<NSString *> *scopeButtonTitles;
@property (nonatomic) NSInteger selectedScopeButtonIndex;
@property (nonatomic) BOOL showsScopeBar;
- (void)setShowsScopeBar:(BOOL)show animated:(BOOL)animate SWIFT("setShowsScope(_:animated:)");
// The look
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic) UISearchBarStyle searchBarStyle;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
@property (nonatomic, assign, getter=isTranslucent) BOOL translucent;
@property (nullable, nonatomic, strong) UIImage *backgroundImage;
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
            forBarPosition:(UIBarPosition)barPosition
                barMetrics:(UIBarMetrics)barMetrics SWIFT("setBackgroundImage(_:for:barMetrics:)");
- (nullable UIImage *)backgroundImageForBarPosition:(UIBarPosition)barPosition barMetrics:(UIBarMetrics)barMetrics
    SWIFT("backgroundImage(for:barMetrics:)");
- (void)setSearchFieldBackgroundImage:(nullable UIImage *)backgroundImage forState:(UIControlState)state
    SWIFT("setSearchFieldBackgroundImage(_:for:)");
- (nullable UIImage *)searchFieldBackgroundImageForState:(UIControlState)state
    SWIFT("searchFieldBackgroundImage(for:)");
- (void)setImage:(nullable UIImage *)iconImage
    forSearchBarIcon:(UISearchBarIcon)icon
               state:(UIControlState)state SWIFT("setImage(_:for:state:)");
- (nullable UIImage *)imageForSearchBarIcon:(UISearchBarIcon)icon state:(UIControlState)state
    SWIFT("image(for:state:)");
@property (nonatomic) UIOffset searchFieldBackgroundPositionAdjustment;
@property (nonatomic) UIOffset searchTextPositionAdjustment;
- (void)setPositionAdjustment:(UIOffset)adjustment forSearchBarIcon:(UISearchBarIcon)icon
    SWIFT("setPositionAdjustment(_:for:)");
- (UIOffset)positionAdjustmentForSearchBarIcon:(UISearchBarIcon)icon SWIFT("positionAdjustment(for:)");
// The look of the scopes
@property (nullable, nonatomic, strong) UIImage *scopeBarBackgroundImage;
- (void)setScopeBarButtonBackgroundImage:(nullable UIImage *)backgroundImage forState:(UIControlState)state
    SWIFT("setScopeBarButtonBackgroundImage(_:for:)");
- (nullable UIImage *)scopeBarButtonBackgroundImageForState:(UIControlState)state
    SWIFT("scopeBarButtonBackgroundImage(for:)");
- (void)setScopeBarButtonDividerImage:(nullable UIImage *)dividerImage
                  forLeftSegmentState:(UIControlState)leftState
                    rightSegmentState:(UIControlState)rightState
    SWIFT("setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)");
- (nullable UIImage *)scopeBarButtonDividerImageForLeftSegmentState:(UIControlState)leftState
                                                  rightSegmentState:(UIControlState)rightState
    SWIFT("scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)");
- (void)setScopeBarButtonTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                                    forState:(UIControlState)state SWIFT("setScopeBarButtonTitleTextAttributes(_:for:)");
- (nullable NSDictionary<NSAttributedStringKey, id> *)scopeBarButtonTitleTextAttributesForState:(UIControlState)state
    SWIFT("scopeBarButtonTitleTextAttributes(for:)");
@end
END_NONNULL
