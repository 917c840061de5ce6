// Source: UIKit documentation, NSTextAlignment, NSLineBreakMode and the methods of strings; the keys are in the overlay.
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

@interface NSString (NSStringDrawing)
- (CGSize)sizeWithAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs
    SWIFT("size(withAttributes:)");
- (void)drawAtPoint:(CGPoint)point
     withAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs SWIFT("draw(at:withAttributes:)");
@end
END_NONNULL
