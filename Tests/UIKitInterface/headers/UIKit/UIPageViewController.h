// Source: UIKit documentation, UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate; Objective-C
// names: docs.rs/objc2-ui-kit, learn.microsoft.com/dotnet/api/uikit.uipageviewcontrollerdelegate.
#pragma once
#include "UIViewController.h"

BEGIN_NONNULL
@class UIPageViewController;

typedef ENUM(NSInteger, UIPageViewControllerTransitionStyle, "UIPageViewController.TransitionStyle") {
    UIPageViewControllerTransitionStylePageCurl = 0,
    UIPageViewControllerTransitionStyleScroll = 1
};
typedef ENUM(NSInteger, UIPageViewControllerNavigationOrientation, "UIPageViewController.NavigationOrientation") {
    UIPageViewControllerNavigationOrientationHorizontal = 0,
    UIPageViewControllerNavigationOrientationVertical = 1
};
typedef ENUM(NSInteger, UIPageViewControllerNavigationDirection, "UIPageViewController.NavigationDirection") {
    UIPageViewControllerNavigationDirectionForward,
    UIPageViewControllerNavigationDirectionReverse
};
typedef NSString *UIPageViewControllerOptionsKey FIXED_STRING SWIFT("UIPageViewController.OptionsKey");
extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionInterPageSpacingKey
    SWIFT("UIPageViewControllerOptionsKey.interPageSpacing");

MAIN_ACTOR @protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
               viewControllerBeforeViewController:(UIViewController *)viewController
    SWIFT("pageViewController(_:viewControllerBefore:)");
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
                viewControllerAfterViewController:(UIViewController *)viewController
    SWIFT("pageViewController(_:viewControllerAfter:)");
@end

MAIN_ACTOR @protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController *)pageViewController
    willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers
    SWIFT("pageViewController(_:willTransitionTo:)");
- (void)pageViewController:(UIPageViewController *)pageViewController
        didFinishAnimating:(BOOL)finished
   previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers
       transitionCompleted:(BOOL)completed;
@end

MAIN_ACTOR @interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation
                                options:(nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)options DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDelegate> delegate;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDataSource> dataSource;
@property (nonatomic, readonly) UIPageViewControllerTransitionStyle transitionStyle;
@property (nonatomic, readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
@property (nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^__nullable)(BOOL finished))completion;
@end
END_NONNULL
