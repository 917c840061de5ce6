// Source: UIKit documentation, UIResponder, UITouch, UIEvent, keyboard notifications; facts 12.1 (main actor).
#pragma once
#include "UITraitCollection.h"

BEGIN_NONNULL
@class UIEvent, UITouch, UIView, UIWindow;

typedef ENUM(NSInteger, UITouchPhase, "UITouch.Phase") {
    UITouchPhaseBegan,
    UITouchPhaseMoved,
    UITouchPhaseStationary,
    UITouchPhaseEnded,
    UITouchPhaseCancelled,
    UITouchPhaseRegionEntered,
    UITouchPhaseRegionMoved,
    UITouchPhaseRegionExited
};

MAIN_ACTOR @interface UIEvent : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
@end

MAIN_ACTOR @interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) NSUInteger tapCount;
@property (nullable, nonatomic, readonly, strong) UIWindow *window;
@property (nullable, nonatomic, readonly, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view SWIFT("location(in:)");
- (CGPoint)previousLocationInView:(nullable UIView *)view SWIFT("previousLocation(in:)");
@end

MAIN_ACTOR @interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder SWIFT("next");
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
@end

extern const NSNotificationName UIKeyboardWillShowNotification
    SWIFT("UIResponder.keyboardWillShowNotification") NONISOLATED;
extern const NSNotificationName UIKeyboardDidShowNotification
    SWIFT("UIResponder.keyboardDidShowNotification") NONISOLATED;
extern const NSNotificationName UIKeyboardWillHideNotification
    SWIFT("UIResponder.keyboardWillHideNotification") NONISOLATED;
extern const NSNotificationName UIKeyboardDidHideNotification
    SWIFT("UIResponder.keyboardDidHideNotification") NONISOLATED;
extern const NSNotificationName UIKeyboardWillChangeFrameNotification
    SWIFT("UIResponder.keyboardWillChangeFrameNotification") NONISOLATED;
extern const NSNotificationName UIKeyboardDidChangeFrameNotification
    SWIFT("UIResponder.keyboardDidChangeFrameNotification") NONISOLATED;
extern NSString *const UIKeyboardIsLocalUserInfoKey SWIFT("UIResponder.keyboardIsLocalUserInfoKey") NONISOLATED;
extern NSString *const UIKeyboardFrameBeginUserInfoKey SWIFT("UIResponder.keyboardFrameBeginUserInfoKey") NONISOLATED;
extern NSString *const UIKeyboardFrameEndUserInfoKey SWIFT("UIResponder.keyboardFrameEndUserInfoKey") NONISOLATED;
extern NSString *const UIKeyboardAnimationDurationUserInfoKey SWIFT("UIResponder.keyboardAnimationDurationUserInfoKey") NONISOLATED;
extern NSString *const UIKeyboardAnimationCurveUserInfoKey SWIFT("UIResponder.keyboardAnimationCurveUserInfoKey") NONISOLATED;
END_NONNULL
