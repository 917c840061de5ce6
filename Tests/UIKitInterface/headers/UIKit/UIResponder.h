// Source: UIKit documentation, UIResponder; facts 12.1 (main actor).
#pragma once
#include "UITraitCollection.h"

BEGIN_NONNULL
@class UIEvent, UITouch;

MAIN_ACTOR @interface UIEvent : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@end

MAIN_ACTOR @interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) NSUInteger tapCount;
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
END_NONNULL
