// Source: UIKit documentation, UIVisualEffect, UIBlurEffect, UIVisualEffectView; facts 12.1.
#pragma once
#include "UIView.h"

BEGIN_NONNULL
@class UIBlurEffect;
typedef ENUM(NSInteger, UIBlurEffectStyle, "UIBlurEffect.Style") {
    UIBlurEffectStyleExtraLight,
    UIBlurEffectStyleLight,
    UIBlurEffectStyleDark,
    UIBlurEffectStyleRegular = 4,
    UIBlurEffectStyleProminent,
    UIBlurEffectStyleSystemUltraThinMaterial,
    UIBlurEffectStyleSystemThinMaterial,
    UIBlurEffectStyleSystemMaterial,
    UIBlurEffectStyleSystemThickMaterial,
    UIBlurEffectStyleSystemChromeMaterial,
    UIBlurEffectStyleSystemUltraThinMaterialLight,
    UIBlurEffectStyleSystemThinMaterialLight,
    UIBlurEffectStyleSystemMaterialLight,
    UIBlurEffectStyleSystemThickMaterialLight,
    UIBlurEffectStyleSystemChromeMaterialLight,
    UIBlurEffectStyleSystemUltraThinMaterialDark,
    UIBlurEffectStyleSystemThinMaterialDark,
    UIBlurEffectStyleSystemMaterialDark,
    UIBlurEffectStyleSystemThickMaterialDark,
    UIBlurEffectStyleSystemChromeMaterialDark
};

MAIN_ACTOR @interface UIVisualEffect : NSObject <NSCopying, NSSecureCoding>
@end

MAIN_ACTOR @interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style SWIFT("init(style:)");
@end

MAIN_ACTOR @interface UIVisualEffectView : UIView <NSSecureCoding>
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nonatomic, copy, nullable) UIVisualEffect *effect;
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
END_NONNULL
