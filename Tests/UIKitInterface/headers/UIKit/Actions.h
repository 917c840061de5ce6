// Source: UIKit documentation, UIMenuElement, UIAction, UIMenu; the initialisers with defaults are in the overlay.
#pragma once
#include "UIImage.h"

BEGIN_NONNULL
@class UIAction;
typedef void (^UIActionHandler)(__kindof UIAction *action);
typedef NSString *UIActionIdentifier EXTENSIBLE_STRING SWIFT("UIAction.Identifier");
typedef NSString *UIMenuIdentifier EXTENSIBLE_STRING SWIFT("UIMenu.Identifier");

typedef ENUM(NSInteger, UIMenuElementState, "UIMenuElement.State") {
    UIMenuElementStateOff,
    UIMenuElementStateOn,
    UIMenuElementStateMixed
};
typedef OPTIONS(NSUInteger, UIMenuElementAttributes, "UIMenuElement.Attributes") {
    UIMenuElementAttributesDisabled = 1 << 0,
    UIMenuElementAttributesDestructive = 1 << 1,
    UIMenuElementAttributesHidden = 1 << 2,
    UIMenuElementAttributesKeepsMenuPresented IOS(16.0) = 1 << 3
};
typedef OPTIONS(NSUInteger, UIMenuOptions, "UIMenu.Options") {
    UIMenuOptionsDisplayInline = 1 << 0,
    UIMenuOptionsDestructive = 1 << 1,
    UIMenuOptionsSingleSelection = 1 << 5,
    UIMenuOptionsDisplayAsPalette IOS(17.0) = 1 << 7
};

MAIN_ACTOR @interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, copy) NSString *subtitle;
@property (nonatomic, nullable, readonly) UIImage *image;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)init __attribute__((unavailable));
@end

MAIN_ACTOR @interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) UIImage *image;
@property (nullable, nonatomic, copy) NSString *discoverabilityTitle;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly, nullable) id sender;
- (void)performWithSender:(nullable id)sender target:(nullable id)target IOS(16.0)
    SWIFT("performWithSender(_:target:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((unavailable));
@end

MAIN_ACTOR @interface UIMenu : UIMenuElement
@property (nonatomic, readonly) UIMenuIdentifier identifier;
@property (nonatomic, readonly) UIMenuOptions options;
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (UIMenu *)menuByReplacingChildren:(NSArray<UIMenuElement *> *)newChildren SWIFT("replacingChildren(_:)");
@end
END_NONNULL
