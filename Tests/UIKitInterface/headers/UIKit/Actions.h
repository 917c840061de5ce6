// Source: UIKit documentation, UIMenuElement, UIAction, UIMenu.
#pragma once
#include "UIImage.h"

BEGIN_NONNULL
@class UIAction;
typedef void (^UIActionHandler)(__kindof UIAction *action);

MAIN_ACTOR @interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, readonly) UIImage *image;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)init __attribute__((unavailable));
@end

MAIN_ACTOR @interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) UIImage *image;
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((unavailable));
@end

MAIN_ACTOR @interface UIMenu : UIMenuElement
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
END_NONNULL
