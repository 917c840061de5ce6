// Configurations of symbol images. Source: UIKit documentation, UIImage.SymbolConfiguration, UIImage.SymbolScale,
// UIImage.SymbolWeight.
#pragma once
#include "UIFont.h"
#include "UIImage.h"

BEGIN_NONNULL
typedef ENUM(NSInteger, UIImageSymbolScale, "UIImage.SymbolScale") {
    UIImageSymbolScaleDefault = -1,
    UIImageSymbolScaleUnspecified = 0,
    UIImageSymbolScaleSmall = 1,
    UIImageSymbolScaleMedium,
    UIImageSymbolScaleLarge
};
typedef ENUM(NSInteger, UIImageSymbolWeight, "UIImage.SymbolWeight") {
    UIImageSymbolWeightUnspecified = 0,
    UIImageSymbolWeightUltraLight = 1,
    UIImageSymbolWeightThin,
    UIImageSymbolWeightLight,
    UIImageSymbolWeightRegular,
    UIImageSymbolWeightMedium,
    UIImageSymbolWeightSemibold,
    UIImageSymbolWeightBold,
    UIImageSymbolWeightHeavy,
    UIImageSymbolWeightBlack
};

SENDABLE SWIFT("UIImage.SymbolConfiguration") @interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithScale:(UIImageSymbolScale)scale
    SWIFT("init(scale:)");
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize
    SWIFT("init(pointSize:)");
+ (instancetype)configurationWithWeight:(UIImageSymbolWeight)weight
    SWIFT("init(weight:)");
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight
    SWIFT("init(pointSize:weight:)");
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize
                                    weight:(UIImageSymbolWeight)weight
                                     scale:(UIImageSymbolScale)scale
    SWIFT("init(pointSize:weight:scale:)");
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)textStyle
    SWIFT("init(textStyle:)");
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)textStyle scale:(UIImageSymbolScale)scale
    SWIFT("init(textStyle:scale:)");
+ (instancetype)configurationWithFont:(UIFont *)font
    SWIFT("init(font:)");
+ (instancetype)configurationWithFont:(UIFont *)font scale:(UIImageSymbolScale)scale
    SWIFT("init(font:scale:)");
@end
END_NONNULL
