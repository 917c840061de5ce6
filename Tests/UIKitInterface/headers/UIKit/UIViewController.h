// Source: UIKit documentation, UIViewController; facts 5.1 and 12.
#pragma once
#include "Coordination.h"
#include "UINavigationItem.h"
#include "UIScrollView.h"

BEGIN_NONNULL
@class UINavigationController;
@protocol UIViewControllerTransitioningDelegate;

// Only whether there is one matters to the library.
IOS(18.0) NONISOLATED SWIFT("UIViewController.Transition") @interface UIViewControllerTransition : NSObject
- (instancetype)init __attribute__((unavailable));
+ (instancetype)new __attribute__((unavailable));
@end

MAIN_ACTOR @protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    SWIFT("viewWillTransition(to:with:)");
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
              withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    SWIFT("willTransition(to:with:)");
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container
    SWIFT("preferredContentSizeDidChange(forChildContentContainer:)");
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer>)container withParentContainerSize:(CGSize)parentSize
    SWIFT("size(forChildContentContainer:withParentContainerSize:)");
@end

#ifdef SDK_27_1
// developer.apple.com/documentation/uikit/uiviewcontroller/preferredverticalbarbehavior
typedef ENUM(NSInteger, UIVerticalBarBehavior, "UIVerticalBarBehavior") {
    UIVerticalBarBehaviorAutomatic,
    UIVerticalBarBehaviorDisabled
} IOS(27.1);
#endif

MAIN_ACTOR @interface UIViewController : UIResponder <NSCoding, UIAppearanceContainer, UITraitEnvironment, UIContentContainer>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, strong, nullable) UIViewControllerTransition *preferredTransition IOS(18.0);
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, readonly, copy) NSString *nibName;
@property (nullable, nonatomic, readonly, strong) NSBundle *nibBundle;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)updateViewConstraints REQUIRES_SUPER;
- (void)didReceiveMemoryWarning;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController SWIFT("parent");
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
    SWIFT("presentedViewController");
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
    SWIFT("presentingViewController");
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController
    SWIFT("isMovingToParent");
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController
    SWIFT("isMovingFromParent");
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion SWIFT("dismiss(animated:completion:)");
@property (nonatomic, assign) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic, assign) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, assign) BOOL modalPresentationCapturesStatusBarAppearance;
@property (nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property (nonatomic, assign) BOOL definesPresentationContext;

@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (nonatomic, readonly) BOOL prefersStatusBarHidden;
@property (nonatomic, readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation;
- (void)setNeedsStatusBarAppearanceUpdate NOT_ON_VISIONOS;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle
    SWIFT("childForStatusBarStyle");
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden
    SWIFT("childForStatusBarHidden");
@property (nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden
    SWIFT("childForHomeIndicatorAutoHidden");
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden;
#ifdef SDK_27_1
@property (nonatomic, readonly) UIVerticalBarBehavior preferredVerticalBarBehavior IOS(27.1) NOT_ON_VISIONOS;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForPreferredVerticalBarBehavior
    IOS(27.1) NOT_ON_VISIONOS SWIFT("childForPreferredVerticalBarBehavior");
- (void)setNeedsUpdateOfVerticalBarConfiguration IOS(27.1) NOT_ON_VISIONOS;
#endif
@property (nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures
    SWIFT("childForScreenEdgesDeferringSystemGestures");
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures;
@property (nonatomic, assign) BOOL providesPresentationContextTransitionStyle;
@property (nonatomic) BOOL restoresFocusAfterTransition;
@property (nonatomic, readonly) BOOL disablesAutomaticKeyboardDismissal;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations IOS(16.0);
+ (void)attemptRotationToDeviceOrientation
    IOS_DEPRECATED(5.0, 16.0, "Please use instance method `setNeedsUpdateOfSupportedInterfaceOrientations`.");
@property (nonatomic, readonly) BOOL shouldAutorotate;
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;

- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender SWIFT("show(_:sender:)");
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender;
@end

@interface UIViewController (UIViewControllerEditing)
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@end

@interface UIViewController (UILayout)
@property (nonatomic, assign) UIRectEdge edgesForExtendedLayout;
@property (nonatomic, assign) BOOL extendedLayoutIncludesOpaqueBars;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;
@property (nonatomic) BOOL viewRespectsSystemMinimumLayoutMargins;
- (void)viewSafeAreaInsetsDidChange REQUIRES_SUPER;
- (void)viewLayoutMarginsDidChange REQUIRES_SUPER;
- (void)setContentScrollView:(nullable UIScrollView *)scrollView forEdge:(NSDirectionalRectEdge)edge
    SWIFT("setContentScrollView(_:for:)");
- (nullable UIScrollView *)contentScrollViewForEdge:(NSDirectionalRectEdge)edge SWIFT("contentScrollView(for:)");
@end

@interface UIViewController (UIContainerViewController)
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers SWIFT("children");
- (void)addChildViewController:(UIViewController *)childController SWIFT("addChild(_:)");
- (void)removeFromParentViewController SWIFT("removeFromParent()");
- (void)willMoveToParentViewController:(nullable UIViewController *)parent SWIFT("willMove(toParent:)");
- (void)didMoveToParentViewController:(nullable UIViewController *)parent SWIFT("didMove(toParent:)");
- (void)transitionFromViewController:(UIViewController *)fromViewController
                    toViewController:(UIViewController *)toViewController
                            duration:(NSTimeInterval)duration
                             options:(UIViewAnimationOptions)options
                          animations:(void (^_Nullable)(void))animations
                          completion:(void (^_Nullable)(BOOL finished))completion
    SWIFT("transition(from:to:duration:options:animations:completion:)") NO_ASYNC;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
@end

@interface UIViewController (UIViewControllerTransitionCoordinator)
@property (nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@end

@interface UIViewController (UINavigationControllerItem)
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems;
- (void)setToolbarItems:(nullable NSArray<UIBarButtonItem *> *)toolbarItems animated:(BOOL)animated;
@end

@interface UIViewController (UIContainerViewControllerTraits)
- (void)setOverrideTraitCollection:(nullable UITraitCollection *)collection
            forChildViewController:(UIViewController *)childViewController
    IOS_DEPRECATED(8.0, 17.0, "Use the traitOverrides property on the child view controller instead")
    SWIFT("setOverrideTraitCollection(_:forChild:)");
- (nullable UITraitCollection *)overrideTraitCollectionForChildViewController:(UIViewController *)childViewController
    IOS_DEPRECATED(8.0, 17.0, "Use the traitOverrides property on the child view controller instead")
    SWIFT("overrideTraitCollection(forChild:)");
@end
END_NONNULL
