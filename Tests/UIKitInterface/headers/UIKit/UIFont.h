// Source: UIKit documentation, UIFont, UIFont.Weight, UIFont.TextStyle, UIFontMetrics; facts 12.2 (Sendable).
#pragma once
#include "Design.h"

BEGIN_NONNULL
@class UIFont, UITraitCollection;
typedef CGFloat UIFontWeight EXTENSIBLE_STRING SWIFT("UIFont.Weight");
typedef NSString *UIFontTextStyle FIXED_STRING SWIFT("UIFont.TextStyle");

SENDABLE @interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style SWIFT("preferredFont(forTextStyle:)");
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
        compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    SWIFT("preferredFont(forTextStyle:compatibleWith:)");
+ (nullable UIFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize SWIFT("init(name:size:)");
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize SWIFT("systemFont(ofSize:)");
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize SWIFT("boldSystemFont(ofSize:)");
+ (UIFont *)italicSystemFontOfSize:(CGFloat)fontSize SWIFT("italicSystemFont(ofSize:)");
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight SWIFT("systemFont(ofSize:weight:)");
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight
    SWIFT("monospacedDigitSystemFont(ofSize:weight:)");
@property (class, nonatomic, readonly) CGFloat labelFontSize;
@property (class, nonatomic, readonly) CGFloat buttonFontSize;
@property (class, nonatomic, readonly) CGFloat smallSystemFontSize;
@property (class, nonatomic, readonly) CGFloat systemFontSize;
@property (nonatomic, readonly, strong) NSString *familyName;
@property (nonatomic, readonly, strong) NSString *fontName;
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat ascender;
@property (nonatomic, readonly) CGFloat descender;
@property (nonatomic, readonly) CGFloat capHeight;
@property (nonatomic, readonly) CGFloat xHeight;
@property (nonatomic, readonly) CGFloat lineHeight;
@property (nonatomic, readonly) CGFloat leading;
- (UIFont *)fontWithSize:(CGFloat)fontSize;
@end

SENDABLE @interface UIFontMetrics : NSObject
@property (class, readonly, strong) UIFontMetrics *defaultMetrics SWIFT("default");
- (instancetype)init __attribute__((unavailable));
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle DESIGNATED SWIFT("init(forTextStyle:)");
- (UIFont *)scaledFontForFont:(UIFont *)font SWIFT("scaledFont(for:)");
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximumPointSize
    SWIFT("scaledFont(for:maximumPointSize:)");
- (UIFont *)scaledFontForFont:(UIFont *)font
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    SWIFT("scaledFont(for:compatibleWith:)");
- (UIFont *)scaledFontForFont:(UIFont *)font
                 maximumPointSize:(CGFloat)maximumPointSize
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    SWIFT("scaledFont(for:maximumPointSize:compatibleWith:)");
- (CGFloat)scaledValueForValue:(CGFloat)value SWIFT("scaledValue(for:)");
- (CGFloat)scaledValueForValue:(CGFloat)value
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    SWIFT("scaledValue(for:compatibleWith:)");
@end
END_NONNULL
