// Source: UIKit documentation, UIControl, UIButton.
#pragma once
#include "Actions.h"
#include "Labels.h"
#include "UIView.h"

BEGIN_NONNULL
typedef OPTIONS(NSUInteger, UIControlEvents, "UIControl.Event") {
    UIControlEventTouchDown = 1 << 0,
    UIControlEventTouchDownRepeat = 1 << 1,
    UIControlEventTouchDragInside = 1 << 2,
    UIControlEventTouchDragOutside = 1 << 3,
    UIControlEventTouchDragEnter = 1 << 4,
    UIControlEventTouchDragExit = 1 << 5,
    UIControlEventTouchUpInside = 1 << 6,
    UIControlEventTouchUpOutside = 1 << 7,
    UIControlEventTouchCancel = 1 << 8,
    UIControlEventValueChanged = 1 << 12,
    UIControlEventPrimaryActionTriggered = 1 << 13,
    UIControlEventEditingDidBegin = 1 << 16,
    UIControlEventEditingChanged = 1 << 17,
    UIControlEventEditingDidEnd = 1 << 18,
    UIControlEventEditingDidEndOnExit = 1 << 19
};
typedef OPTIONS(NSUInteger, UIControlState, "UIControl.State") {
    UIControlStateNormal SWIFT("normal") = 0,
    UIControlStateHighlighted = 1 << 0,
    UIControlStateDisabled = 1 << 1,
    UIControlStateSelected = 1 << 2,
    UIControlStateFocused = 1 << 3
};
typedef ENUM(NSInteger, UIButtonType, "UIButton.ButtonType") {
    UIButtonTypeCustom = 0,
    UIButtonTypeSystem,
    UIButtonTypeDetailDisclosure,
    UIButtonTypeInfoLight,
    UIButtonTypeInfoDark,
    UIButtonTypeContactAdd,
    UIButtonTypeClose = 7
};

MAIN_ACTOR @interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event SWIFT("beginTracking(_:with:)");
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event
    SWIFT("continueTracking(_:with:)");
- (void)endTrackingWithTouch:(nullable UITouch *)touch withEvent:(nullable UIEvent *)event
    SWIFT("endTracking(_:with:)");
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event SWIFT("cancelTracking(with:)");
- (void)addTarget:(nullable id)target
              action:(SEL)action
    forControlEvents:(UIControlEvents)controlEvents SWIFT("addTarget(_:action:for:)");
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents SWIFT("addAction(_:for:)");
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents SWIFT("sendActions(for:)");
@end

MAIN_ACTOR @interface UIButton : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
+ (instancetype)buttonWithType:(UIButtonType)buttonType SWIFT("init(type:)");
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state SWIFT("setTitle(_:for:)");
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state SWIFT("setTitleColor(_:for:)");
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state SWIFT("setImage(_:for:)");
- (nullable NSString *)titleForState:(UIControlState)state SWIFT("title(for:)");
- (nullable UIColor *)titleColorForState:(UIControlState)state SWIFT("titleColor(for:)");
- (nullable UIImage *)imageForState:(UIControlState)state SWIFT("image(for:)");
@property (nonatomic) UIEdgeInsets contentEdgeInsets
    IOS_DEPRECATED(2.0, 15.0, "This property is ignored when using UIButtonConfiguration");
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView;
@end
END_NONNULL
