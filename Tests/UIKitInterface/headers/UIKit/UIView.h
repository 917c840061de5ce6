// A view, its place and its family. Source: UIKit documentation, UIView; facts 12.1 (main actor).
#pragma once
#include "Appearance.h"
#include "Layout.h"
#include "UIColor.h"
#include "UIResponder.h"

BEGIN_NONNULL
@class UIView, UIWindow, UIGestureRecognizer;

typedef ENUM(NSInteger, UIViewContentMode, "UIView.ContentMode") {
    UIViewContentModeScaleToFill,
    UIViewContentModeScaleAspectFit,
    UIViewContentModeScaleAspectFill,
    UIViewContentModeRedraw,
    UIViewContentModeCenter,
    UIViewContentModeTop,
    UIViewContentModeBottom,
    UIViewContentModeLeft,
    UIViewContentModeRight,
    UIViewContentModeTopLeft,
    UIViewContentModeTopRight,
    UIViewContentModeBottomLeft,
    UIViewContentModeBottomRight
};
typedef ENUM(NSInteger, UIViewTintAdjustmentMode, "UIView.TintAdjustmentMode") {
    UIViewTintAdjustmentModeAutomatic,
    UIViewTintAdjustmentModeNormal,
    UIViewTintAdjustmentModeDimmed
};
typedef OPTIONS(NSUInteger, UIViewAutoresizing, "UIView.AutoresizingMask") {
    UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
    UIViewAutoresizingFlexibleWidth = 1 << 1,
    UIViewAutoresizingFlexibleRightMargin = 1 << 2,
    UIViewAutoresizingFlexibleTopMargin = 1 << 3,
    UIViewAutoresizingFlexibleHeight = 1 << 4,
    UIViewAutoresizingFlexibleBottomMargin = 1 << 5
};

MAIN_ACTOR @protocol UICoordinateSpace <NSObject>
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace SWIFT("convert(_:to:)");
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace
    SWIFT("convert(_:from:)");
@property (readonly, nonatomic) CGRect bounds;
@end

MAIN_ACTOR @interface UIView
    : UIResponder <NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UITraitEnvironment, CALayerDelegate>
@property (class, nonatomic, readonly) Class layerClass;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:
    (UISemanticContentAttribute)attribute SWIFT("userInterfaceLayoutDirection(for:)");
+ (UIUserInterfaceLayoutDirection)
    userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)semanticContentAttribute
                                  relativeToLayoutDirection:(UIUserInterfaceLayoutDirection)layoutDirection
    SWIFT("userInterfaceLayoutDirection(for:relativeTo:)");

@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CGFloat contentScaleFactor;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event SWIFT("point(inside:with:)");
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;

@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2
    SWIFT("exchangeSubview(at:withSubviewAt:)");
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview SWIFT("insertSubview(_:belowSubview:)");
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview SWIFT("insertSubview(_:aboveSubview:)");
- (void)bringSubviewToFront:(UIView *)view SWIFT("bringSubviewToFront(_:)");
- (void)sendSubviewToBack:(UIView *)view SWIFT("sendSubviewToBack(_:)");
- (void)didAddSubview:(UIView *)subview;
- (void)willRemoveSubview:(UIView *)subview;
- (void)willMoveToSuperview:(nullable UIView *)newSuperview;
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow SWIFT("willMove(toWindow:)");
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag SWIFT("viewWithTag(_:)");
- (BOOL)endEditing:(BOOL)force;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;

- (void)drawRect:(CGRect)rect SWIFT("draw(_:)");
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect SWIFT("setNeedsDisplay(_:)");
@property (nonatomic) BOOL clipsToBounds;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic) BOOL clearsContextBeforeDrawing;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (nullable, nonatomic, strong) UIView *maskView SWIFT("mask");
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nonatomic) UIViewTintAdjustmentMode tintAdjustmentMode;
- (void)tintColorDidChange;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (nullable, nonatomic, copy) NSString *restorationIdentifier;

@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;

- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates;
- (nullable UIView *)resizableSnapshotViewFromRect:(CGRect)rect
                                afterScreenUpdates:(BOOL)afterUpdates
                                     withCapInsets:(UIEdgeInsets)capInsets;
- (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates
    SWIFT("drawHierarchy(in:afterScreenUpdates:)");
@end
END_NONNULL
