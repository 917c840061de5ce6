// Source: UIKit documentation, UISearchBar, UISearchBarDelegate, UISearchTextField. Left out are its own background and
// pictures, its prompt, scopes, tokens, suggestions, and the buttons for bookmarks and results.
#pragma once
#include "UINavigationBar.h"
#include "UITextField.h"

BEGIN_NONNULL
@class UISearchBar;

MAIN_ACTOR @interface UISearchTextField : UITextField
@end

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
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar;
@end

MAIN_ACTOR @interface UISearchBar : UIView <UIBarPositioning, UITextInputTraits>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nonatomic, readonly) UISearchTextField *searchTextField;
@property (nonatomic, getter=isEnabled) BOOL enabled IOS(16.4);
@property (nonatomic) BOOL showsCancelButton;
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@end
END_NONNULL
