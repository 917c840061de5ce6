// Source: UIKit documentation, UIPresentationController, UIAdaptivePresentationControllerDelegate,
// UISheetPresentationController.
#pragma once
#include "Appearance.h"
#include "UIViewController.h"

BEGIN_NONNULL
@class UIPresentationController, UISheetPresentationController, UISheetPresentationControllerDetent;

MAIN_ACTOR @protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
    SWIFT("adaptivePresentationStyle(for:)");
- (UIModalPresentationStyle)
    adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                       traitCollection:(UITraitCollection *)traitCollection
    SWIFT("adaptivePresentationStyle(for:traitCollection:)");
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller
           viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (void)presentationController:(UIPresentationController *)presentationController
    willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style
           transitionCoordinator:(nullable id<UIViewControllerTransitionCoordinator>)transitionCoordinator;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController
    SWIFT("presentationControllerDidAttemptToDismiss(_:)");
@end

MAIN_ACTOR @interface UIPresentationController : NSObject <UIAppearanceContainer, UITraitEnvironment, UIContentContainer>
@property (nonatomic, strong, readonly) UIViewController *presentingViewController;
@property (nonatomic, strong, readonly) UIViewController *presentedViewController;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nullable, nonatomic, readonly, strong) UIView *containerView;
@property (nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:(nullable UIViewController *)presentingViewController DESIGNATED
    SWIFT("init(presentedViewController:presenting:)");
- (instancetype)init __attribute__((unavailable));
@property (nonatomic, readonly) UIModalPresentationStyle adaptivePresentationStyle;
- (UIModalPresentationStyle)adaptivePresentationStyleForTraitCollection:(UITraitCollection *)traitCollection
    SWIFT("adaptivePresentationStyle(for:)");
@property (nullable, nonatomic, copy) UITraitCollection *overrideTraitCollection
    IOS_DEPRECATED(8.0, 17.0, "Use the traitOverrides property instead");
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
@property (nonatomic, readonly, nullable) UIView *presentedView;
@property (nonatomic, readonly) CGRect frameOfPresentedViewInContainerView;
@property (nonatomic, readonly) BOOL shouldPresentInFullscreen;
@property (nonatomic, readonly) BOOL shouldRemovePresentersView;
- (void)presentationTransitionWillBegin;
- (void)presentationTransitionDidEnd:(BOOL)completed;
- (void)dismissalTransitionWillBegin;
- (void)dismissalTransitionDidEnd:(BOOL)completed;
@end

typedef NSString *UISheetPresentationControllerDetentIdentifier EXTENSIBLE_STRING
    SWIFT("UISheetPresentationControllerDetent.Identifier");

MAIN_ACTOR @protocol UISheetPresentationControllerDetentResolutionContext <NSObject>
@property (nonatomic, readonly) UITraitCollection *containerTraitCollection;
@property (nonatomic, readonly) CGFloat maximumDetentValue;
@end

SWIFT("UISheetPresentationController.Detent")
MAIN_ACTOR @interface UISheetPresentationControllerDetent : NSObject
- (instancetype)init __attribute__((unavailable));
@property (nonatomic, readonly) UISheetPresentationControllerDetentIdentifier identifier IOS(16.0);
+ (instancetype)mediumDetent SWIFT("medium()");
+ (instancetype)largeDetent SWIFT("large()");
@end

MAIN_ACTOR @protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (UISheetPresentationController *)sheetPresentationController;
@end

MAIN_ACTOR @interface UISheetPresentationController : UIPresentationController
@property (nonatomic, weak, nullable) id<UISheetPresentationControllerDelegate> delegate;
@property (nonatomic, strong, nullable) UIView *sourceView;
@property (nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@property (nonatomic) BOOL widthFollowsPreferredContentSizeWhenEdgeAttached;
@property (nonatomic) BOOL prefersGrabberVisible;
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property (nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier;
@property (nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier;
@property (nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge;
- (void)animateChanges:(void (NOESCAPE ^)(void))changes;
- (void)invalidateDetents IOS(16.0);
@end

@interface UIViewController (UIPresentationController)
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property (nullable, nonatomic, readonly) UISheetPresentationController *sheetPresentationController;
@end
END_NONNULL
