// Source: UIKit documentation, UIScrollView; facts 5.1.
#pragma once
#include "Gestures.h"
#include "UIControl.h"

BEGIN_NONNULL
@class UIScrollView;
typedef ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior, "UIScrollView.ContentInsetAdjustmentBehavior") {
    UIScrollViewContentInsetAdjustmentAutomatic,
    UIScrollViewContentInsetAdjustmentScrollableAxes,
    UIScrollViewContentInsetAdjustmentNever,
    UIScrollViewContentInsetAdjustmentAlways
};
typedef ENUM(NSInteger, UIScrollViewKeyboardDismissMode, "UIScrollView.KeyboardDismissMode") {
    UIScrollViewKeyboardDismissModeNone,
    UIScrollViewKeyboardDismissModeOnDrag,
    UIScrollViewKeyboardDismissModeInteractive,
    UIScrollViewKeyboardDismissModeOnDragWithAccessory,
    UIScrollViewKeyboardDismissModeInteractiveWithAccessory
};
typedef ENUM(NSInteger, UIScrollViewIndicatorStyle, "UIScrollView.IndicatorStyle") {
    UIScrollViewIndicatorStyleDefault,
    UIScrollViewIndicatorStyleBlack,
    UIScrollViewIndicatorStyleWhite
};
typedef CGFloat UIScrollViewDecelerationRate FIXED_STRING SWIFT("UIScrollView.DecelerationRate");

MAIN_ACTOR @interface UIRefreshControl : UIControl
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
@property (nullable, nonatomic, strong) NSAttributedString *attributedTitle;
- (void)beginRefreshing;
- (void)endRefreshing;
@end

// developer.apple.com/documentation/uikit/uiscrolledgeeffect, /style-swift.class
@class UIScrollEdgeEffect;
MAIN_ACTOR IOS(26.0) SWIFT("UIScrollEdgeEffect.Style") @interface UIScrollEdgeEffectStyle : NSObject
- (instancetype)init __attribute__((unavailable));
@property (class, nonatomic, readonly, strong) UIScrollEdgeEffectStyle *automaticStyle SWIFT("automatic");
@property (class, nonatomic, readonly, strong) UIScrollEdgeEffectStyle *softStyle SWIFT("soft");
@property (class, nonatomic, readonly, strong) UIScrollEdgeEffectStyle *hardStyle SWIFT("hard");
@end

MAIN_ACTOR IOS(26.0) @interface UIScrollEdgeEffect : NSObject
- (instancetype)init __attribute__((unavailable));
@property (nonatomic, strong) UIScrollEdgeEffectStyle *style;
@property (nonatomic, getter=isHidden) BOOL hidden;
@end

MAIN_ACTOR @protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView
                     withVelocity:(CGPoint)velocity
              targetContentOffset:(CGPoint *)targetContentOffset;
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView SWIFT("scrollViewShouldScrollToTop(_:)");
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView SWIFT("scrollViewDidScrollToTop(_:)");
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView SWIFT("viewForZooming(in:)");
- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(nullable UIView *)view
    SWIFT("scrollViewWillBeginZooming(_:with:)");
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(nullable UIView *)view atScale:(CGFloat)scale
    SWIFT("scrollViewDidEndZooming(_:with:atScale:)");
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView;
@end

MAIN_ACTOR @interface UIScrollView : UIView <NSCoding>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
- (void)adjustedContentInsetDidChange REQUIRES_SUPER;
@property (nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (nonatomic) BOOL automaticallyAdjustsScrollIndicatorInsets;
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property (nonatomic) BOOL bounces;
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) BOOL alwaysBounceHorizontal;
@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@property (nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property (nonatomic) UIScrollViewDecelerationRate decelerationRate;
@property (nonatomic) BOOL scrollsToTop;
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic) BOOL showsVerticalScrollIndicator;
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@property (nonatomic) UIEdgeInsets verticalScrollIndicatorInsets;
@property (nonatomic) UIEdgeInsets horizontalScrollIndicatorInsets;
@property (nonatomic) UIScrollViewIndicatorStyle indicatorStyle;
- (void)flashScrollIndicators;
@property (nonatomic) CGFloat minimumZoomScale;
@property (nonatomic) CGFloat maximumZoomScale;
@property (nonatomic) CGFloat zoomScale;
- (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated;
- (void)zoomToRect:(CGRect)rect animated:(BOOL)animated SWIFT("zoom(to:animated:)");
@property (nonatomic) BOOL bouncesZoom;
@property (nonatomic, readonly, getter=isZooming) BOOL zooming;
@property (nonatomic, readonly, getter=isZoomBouncing) BOOL zoomBouncing;
@property (nonatomic) BOOL delaysContentTouches;
@property (nonatomic) BOOL canCancelContentTouches;
- (BOOL)touchesShouldBegin:(NSSet<UITouch *> *)touches
                 withEvent:(nullable UIEvent *)event
             inContentView:(UIView *)view SWIFT("touchesShouldBegin(_:with:in:)");
- (BOOL)touchesShouldCancelInContentView:(UIView *)view SWIFT("touchesShouldCancel(in:)");
@property (nullable, nonatomic, strong) UIRefreshControl *refreshControl;
@property (nonatomic, readonly) UIScrollEdgeEffect *topEdgeEffect IOS(26.0);
@property (nonatomic, readonly) UIScrollEdgeEffect *leftEdgeEffect IOS(26.0);
@property (nonatomic, readonly) UIScrollEdgeEffect *bottomEdgeEffect IOS(26.0);
@property (nonatomic, readonly) UIScrollEdgeEffect *rightEdgeEffect IOS(26.0);
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property (nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide;
@end
END_NONNULL
