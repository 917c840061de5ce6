// Source: UIKit documentation, UIFont, UIFont.Weight, UIFont.TextStyle; facts 12.2 (Sendable).
#pragma once
#include "Design.h"

BEGIN_NONNULL
@class UIFont, UITraitCollection;
typedef CGFloat UIFontWeight EXTENSIBLE_STRING SWIFT("UIFont.Weight");
typedef NSString *UIFontTextStyle EXTENSIBLE_STRING SWIFT("UIFont.TextStyle");

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
END_NONNULL
