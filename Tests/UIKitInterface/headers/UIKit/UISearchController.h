// Source: UIKit documentation, UISearchController, UISearchControllerDelegate, UISearchResultsUpdating.
#pragma once
#include "Transitioning.h"
#include "UISearchBar.h"
#include "UIViewController.h"

BEGIN_NONNULL
@class UISearchController;

MAIN_ACTOR @protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController SWIFT("willPresentSearchController(_:)");
- (void)didPresentSearchController:(UISearchController *)searchController SWIFT("didPresentSearchController(_:)");
- (void)willDismissSearchController:(UISearchController *)searchController SWIFT("willDismissSearchController(_:)");
- (void)didDismissSearchController:(UISearchController *)searchController SWIFT("didDismissSearchController(_:)");
- (void)presentSearchController:(UISearchController *)searchController SWIFT("presentSearchController(_:)");
@end

MAIN_ACTOR @protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController
    SWIFT("updateSearchResults(for:)");
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
@property (nonatomic) BOOL automaticallyShowsSearchResultsController;
@property (nonatomic) BOOL showsSearchResultsController;
@property (nonatomic) BOOL automaticallyShowsCancelButton;
@end
END_NONNULL
