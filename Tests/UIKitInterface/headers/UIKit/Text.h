// Source: UIKit documentation, NSTextAlignment, NSLineBreakMode, NSParagraphStyle, NSShadow,
// NSUnderlineStyle; the keys are in the overlay.
#pragma once
#include "UIColor.h"
#include "UIFont.h"

BEGIN_NONNULL
typedef ENUM(NSInteger, NSTextAlignment, "NSTextAlignment") {
    NSTextAlignmentLeft = 0,
    NSTextAlignmentCenter = 1,
    NSTextAlignmentRight = 2,
    NSTextAlignmentJustified = 3,
    NSTextAlignmentNatural = 4
};
typedef ENUM(NSInteger, NSLineBreakMode, "NSLineBreakMode") {
    NSLineBreakByWordWrapping = 0,
    NSLineBreakByCharWrapping,
    NSLineBreakByClipping,
    NSLineBreakByTruncatingHead,
    NSLineBreakByTruncatingTail,
    NSLineBreakByTruncatingMiddle
};
typedef OPTIONS(NSInteger, NSUnderlineStyle, "NSUnderlineStyle") {
    NSUnderlineStyleNone SWIFT("none") __attribute__((unavailable("use [] to construct an empty option set"))) = 0,
    NSUnderlineStyleSingle = 1,
    NSUnderlineStyleThick = 2,
    NSUnderlineStyleDouble = 9
};

@interface NSParagraphStyle : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (class, readonly, copy) NSParagraphStyle *defaultParagraphStyle SWIFT("default");
@property (readonly) CGFloat lineSpacing;
@property (readonly) NSTextAlignment alignment;
@property (readonly) NSLineBreakMode lineBreakMode;
@property (readonly) CGFloat minimumLineHeight;
@property (readonly) CGFloat maximumLineHeight;
@end

@interface NSMutableParagraphStyle : NSParagraphStyle
@property CGFloat lineSpacing;
@property NSTextAlignment alignment;
@property NSLineBreakMode lineBreakMode;
@property CGFloat minimumLineHeight;
@property CGFloat maximumLineHeight;
@end

@interface NSShadow : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init DESIGNATED;
@property CGSize shadowOffset;
@property CGFloat shadowBlurRadius;
@property (nullable, strong) id shadowColor;
@end
END_NONNULL
