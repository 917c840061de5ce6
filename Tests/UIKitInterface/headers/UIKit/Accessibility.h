// Source: UIKit documentation, UIAccessibility.
#pragma once
#include "Actions.h"
#include "BarItems.h"
#include "UIView.h"

BEGIN_NONNULL
@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement MAIN_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel MAIN_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityHint MAIN_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue MAIN_ACTOR;
@property (nonatomic) BOOL accessibilityElementsHidden MAIN_ACTOR;
@property (nonatomic) BOOL accessibilityViewIsModal MAIN_ACTOR;
@end

@interface NSObject (UIAccessibilityAction)
- (BOOL)accessibilityPerformEscape MAIN_ACTOR;
@end

MAIN_ACTOR @protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

@interface UIView (UIAccessibilityIdentification) <UIAccessibilityIdentification>
@end

@interface UIBarItem (UIAccessibilityIdentification) <UIAccessibilityIdentification>
@end

@interface UIMenuElement (UIAccessibilityIdentification) <UIAccessibilityIdentification>
@end
END_NONNULL
