// Source: UIKit documentation, UIAlertController, UIAlertAction.
#pragma once
#include "UITextField.h"
#include "UIViewController.h"

BEGIN_NONNULL
typedef ENUM(NSInteger, UIAlertActionStyle, "UIAlertAction.Style") {
    UIAlertActionStyleDefault = 0,
    UIAlertActionStyleCancel,
    UIAlertActionStyleDestructive
};
typedef ENUM(NSInteger, UIAlertControllerStyle, "UIAlertController.Style") {
    UIAlertControllerStyleActionSheet = 0,
    UIAlertControllerStyleAlert
};

MAIN_ACTOR @interface UIAlertAction : NSObject <NSCopying>
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^__nullable)(UIAlertAction *action))handler SWIFT("init(title:style:handler:)");
@property (nullable, nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

MAIN_ACTOR @interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle
    SWIFT("init(title:message:preferredStyle:)");
- (void)addAction:(UIAlertAction *)action SWIFT("addAction(_:)");
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nonatomic, strong, nullable) UIAlertAction *preferredAction;
- (void)addTextFieldWithConfigurationHandler:(void (^__nullable)(UITextField *textField))configurationHandler
    SWIFT("addTextField(configurationHandler:)");
@property (nullable, nonatomic, readonly) NSArray<UITextField *> *textFields;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) NSString *message;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end
END_NONNULL
