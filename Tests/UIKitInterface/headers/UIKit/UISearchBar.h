// Source: UIKit documentation, UISearchBar, UISearchBarDelegate, UISearchTextField.
#pragma once
#include "UITextField.h"
#include "UINavigationBar.h"

BEGIN_NONNULL
@class UISearchBar;

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
- (void)searchBar:(UISearchBar *)searchBar selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
@end

MAIN_ACTOR @interface UISearchTextField : UITextField
@end

MAIN_ACTOR @interface UISearchBar : UIView <UITextInputTraits>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nonatomic, readonly) UISearchTextField *searchTextField;
@property (nonatomic) BOOL showsCancelButton;
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated;
@property (nullable, nonatomic, copy) NSArray<NSString *> *scopeButtonTitles;
@property (nonatomic) NSInteger selectedScopeButtonIndex;
@property (nonatomic) BOOL showsScopeBar;
- (void)setShowsScopeBar:(BOOL)show animated:(BOOL)animate SWIFT("setShowsScope(_:animated:)");
@end
END_NONNULL
