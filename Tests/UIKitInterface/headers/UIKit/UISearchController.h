// Source: UIKit documentation, UISearchController, UISearchControllerDelegate, UISearchResultsUpdating.
#pragma once
#include "Transitioning.h"
#include "UISearchBar.h"
#include "UIViewController.h"

BEGIN_NONNULL
@class UISearchController;

typedef ENUM(NSInteger, UISearchControllerScopeBarActivation, "UISearchController.ScopeBarActivation") {
    UISearchControllerScopeBarActivationAutomatic,
    UISearchControllerScopeBarActivationManual,
    UISearchControllerScopeBarActivationOnTextEntry,
    UISearchControllerScopeBarActivationOnSearchActivation
} IOS(16.0);

MAIN_ACTOR @protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController SWIFT("willPresentSearchController(_:)");
- (void)didPresentSearchController:(UISearchController *)searchController SWIFT("didPresentSearchController(_:)");
- (void)willDismissSearchController:(UISearchController *)searchController SWIFT("willDismissSearchController(_:)");
- (void)didDismissSearchController:(UISearchController *)searchController SWIFT("didDismissSearchController(_:)");
- (void)presentSearchController:(UISearchController *)searchController SWIFT("presentSearchController(_:)");
- (void)searchController:(UISearchController *)searchController
    willChangeToSearchBarPlacement:(UINavigationItemSearchBarPlacement)newPlacement IOS(16.0)
    SWIFT("searchController(_:willChangeTo:)");
- (void)searchController:(UISearchController *)searchController
    didChangeFromSearchBarPlacement:(UINavigationItemSearchBarPlacement)previousPlacement IOS(16.0)
    SWIFT("searchController(_:didChangeFrom:)");
@end

MAIN_ACTOR @protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController
    SWIFT("updateSearchResults(for:)");
@optional
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController
                     selectingSearchSuggestion:(id<UISearchSuggestion>)searchSuggestion IOS(16.0)
    SWIFT("updateSearchResults(for:selecting:)");
@end

MAIN_ACTOR @interface UISearchController
    : UIViewController <UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning>
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nonatomic, getter=isActive) BOOL active;
@property (nullable, nonatomic, weak) id<UISearchControllerDelegate> delegate;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property (nonatomic) BOOL hidesNavigationBarDuringPresentation;
@property (nullable, nonatomic, strong, readonly) UIViewController *searchResultsController;
@property (nonatomic, strong, readonly) UISearchBar *searchBar;
@property (nonatomic, readonly) UINavigationItemSearchBarPlacement searchBarPlacement IOS(16.0);
@property (nonatomic) BOOL automaticallyShowsSearchResultsController;
@property (nonatomic) BOOL showsSearchResultsController;
@property (nonatomic) BOOL automaticallyShowsCancelButton;
@property (nonatomic) BOOL automaticallyShowsScopeBar;
@property (nonatomic) UISearchControllerScopeBarActivation scopeBarActivation IOS(16.0);
@property (nullable, nonatomic, copy) NSArray<id<UISearchSuggestion>> *searchSuggestions IOS(16.0);
@property (nonatomic) BOOL ignoresSearchSuggestionsForSearchBarPlacementStacked IOS(16.0);
@property (nonatomic) BOOL dimsBackgroundDuringPresentation
    IOS_DEPRECATED(8.0, 12.0, "use obscuresBackgroundDuringPresentation") NOT_ON_VISIONOS;
@end
END_NONNULL
