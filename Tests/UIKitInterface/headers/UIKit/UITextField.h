// Source: UIKit documentation, UITextField, UITextFieldDelegate, UIKeyInput.
#pragma once
#include "UIControl.h"
#include "UITextInputTraits.h"

BEGIN_NONNULL
@class UITextField;

typedef ENUM(NSInteger, UITextBorderStyle, "UITextField.BorderStyle") {
    UITextBorderStyleNone,
    UITextBorderStyleLine,
    UITextBorderStyleBezel,
    UITextBorderStyleRoundedRect
};
typedef ENUM(NSInteger, UITextFieldViewMode, "UITextField.ViewMode") {
    UITextFieldViewModeNever,
    UITextFieldViewModeWhileEditing,
    UITextFieldViewModeUnlessEditing,
    UITextFieldViewModeAlways
};
extern const NSNotificationName UITextFieldTextDidBeginEditingNotification
    SWIFT("UITextField.textDidBeginEditingNotification") NONISOLATED;
extern const NSNotificationName UITextFieldTextDidEndEditingNotification
    SWIFT("UITextField.textDidEndEditingNotification") NONISOLATED;
extern const NSNotificationName UITextFieldTextDidChangeNotification
    SWIFT("UITextField.textDidChangeNotification") NONISOLATED;

MAIN_ACTOR @protocol UIKeyInput <UITextInputTraits>
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end

MAIN_ACTOR @protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string
    SWIFT("textField(_:shouldChangeCharactersIn:replacementString:)");
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end

MAIN_ACTOR @interface UITextField : UIControl <UIKeyInput, NSCoding>
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, copy) NSAttributedString *attributedPlaceholder;
@property (nonatomic) BOOL clearsOnBeginEditing;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@property (nonatomic) UITextFieldViewMode clearButtonMode;
@property (nullable, nonatomic, strong) UIView *leftView;
@property (nonatomic) UITextFieldViewMode leftViewMode;
@property (nullable, nonatomic, strong) UIView *rightView;
@property (nonatomic) UITextFieldViewMode rightViewMode;
- (CGRect)borderRectForBounds:(CGRect)bounds SWIFT("borderRect(forBounds:)");
- (CGRect)textRectForBounds:(CGRect)bounds SWIFT("textRect(forBounds:)");
- (CGRect)placeholderRectForBounds:(CGRect)bounds SWIFT("placeholderRect(forBounds:)");
- (CGRect)editingRectForBounds:(CGRect)bounds SWIFT("editingRect(forBounds:)");
- (CGRect)clearButtonRectForBounds:(CGRect)bounds SWIFT("clearButtonRect(forBounds:)");
- (CGRect)leftViewRectForBounds:(CGRect)bounds SWIFT("leftViewRect(forBounds:)");
- (CGRect)rightViewRectForBounds:(CGRect)bounds SWIFT("rightViewRect(forBounds:)");
@end
END_NONNULL
