// Source: UIKit documentation, UISplitViewController, UISplitViewControllerDelegate, UIViewController's split view
// controller; Objective-C names: docs.rs/objc2-ui-kit, learn.microsoft.com/dotnet/api/uikit.uisplitviewcontrollerdelegate.
#pragma once
#include "UIViewController.h"

BEGIN_NONNULL
@class UISplitViewController;

typedef ENUM(NSInteger, UISplitViewControllerStyle, "UISplitViewController.Style") {
    UISplitViewControllerStyleUnspecified,
    UISplitViewControllerStyleDoubleColumn
};
typedef ENUM(NSInteger, UISplitViewControllerColumn, "UISplitViewController.Column") {
    UISplitViewControllerColumnPrimary = 0,
    UISplitViewControllerColumnSecondary = 2,
    UISplitViewControllerColumnCompact = 3
};
typedef ENUM(NSInteger, UISplitViewControllerDisplayMode, "UISplitViewController.DisplayMode") {
    UISplitViewControllerDisplayModeAutomatic,
    UISplitViewControllerDisplayModeSecondaryOnly,
    UISplitViewControllerDisplayModeOneBesideSecondary,
    UISplitViewControllerDisplayModeOneOverSecondary
};
extern const CGFloat UISplitViewControllerAutomaticDimension SWIFT("UISplitViewController.automaticDimension");

MAIN_ACTOR @protocol UISplitViewControllerDelegate
@optional
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc
         topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn
    SWIFT("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)");
- (UISplitViewControllerDisplayMode)splitViewController:(UISplitViewController *)svc
           displayModeForExpandingToProposedDisplayMode:(UISplitViewControllerDisplayMode)proposedDisplayMode
    SWIFT("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)");
- (void)splitViewControllerDidCollapse:(UISplitViewController *)svc;
- (void)splitViewControllerDidExpand:(UISplitViewController *)svc;
- (void)splitViewController:(UISplitViewController *)svc
    willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode SWIFT("splitViewController(_:willChangeTo:)");
- (BOOL)splitViewController:(UISplitViewController *)splitViewController
    showDetailViewController:(UIViewController *)vc
                      sender:(nullable id)sender SWIFT("splitViewController(_:showDetail:sender:)");
- (BOOL)splitViewController:(UISplitViewController *)splitViewController
    collapseSecondaryViewController:(UIViewController *)secondaryViewController
          ontoPrimaryViewController:(UIViewController *)primaryViewController
    SWIFT("splitViewController(_:collapseSecondary:onto:)");
- (nullable UIViewController *)splitViewController:(UISplitViewController *)splitViewController
    separateSecondaryViewControllerFromPrimaryViewController:(UIViewController *)primaryViewController
    SWIFT("splitViewController(_:separateSecondaryFrom:)");
@end

MAIN_ACTOR @interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly) UISplitViewControllerStyle style;
@property (nullable, nonatomic, weak) id<UISplitViewControllerDelegate> delegate;
- (void)setViewController:(nullable UIViewController *)vc
                forColumn:(UISplitViewControllerColumn)column SWIFT("setViewController(_:for:)");
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column
    SWIFT("viewController(for:)");
- (void)showColumn:(UISplitViewControllerColumn)column SWIFT("show(_:)");
- (void)hideColumn:(UISplitViewControllerColumn)column SWIFT("hide(_:)");
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode;
@property (nonatomic, readonly) UISplitViewControllerDisplayMode displayMode;
@property (nonatomic, assign) CGFloat preferredPrimaryColumnWidthFraction;
@property (nonatomic, assign) CGFloat preferredPrimaryColumnWidth;
@property (nonatomic, assign) CGFloat minimumPrimaryColumnWidth;
@property (nonatomic, assign) CGFloat maximumPrimaryColumnWidth;
@property (nonatomic, readonly) CGFloat primaryColumnWidth;
- (void)showDetailViewController:(UIViewController *)vc
                          sender:(nullable id)sender SWIFT("showDetailViewController(_:sender:)");
@end

@interface UIViewController (UISplitViewController)
@property (nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController;
@end
END_NONNULL
