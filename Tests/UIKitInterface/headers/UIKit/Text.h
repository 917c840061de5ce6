// Source: UIKit documentation, NSTextAlignment, NSLineBreakMode, NSParagraphStyle, NSShadow,
// NSUnderlineStyle, NSStringDrawingOptions, NSStringDrawingContext and the methods of strings; the keys are in the overlay.
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
typedef OPTIONS(NSInteger, NSStringDrawingOptions, "NSStringDrawingOptions") {
    NSStringDrawingUsesLineFragmentOrigin = 1 << 0,
    NSStringDrawingUsesFontLeading = 1 << 1,
    NSStringDrawingUsesDeviceMetrics = 1 << 3,
    NSStringDrawingTruncatesLastVisibleLine = 1 << 5
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

@interface NSStringDrawingContext : NSObject
@property (nonatomic) CGFloat minimumScaleFactor;
@property (nonatomic, readonly) CGFloat actualScaleFactor;
@property (nonatomic, readonly) CGRect totalBounds;
@end

@interface NSString (NSStringDrawing)
- (CGSize)sizeWithAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs
    SWIFT("size(withAttributes:)");
- (void)drawAtPoint:(CGPoint)point
     withAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs SWIFT("draw(at:withAttributes:)");
- (void)drawInRect:(CGRect)rect
    withAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs SWIFT("draw(in:withAttributes:)");
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                       context:(nullable NSStringDrawingContext *)context
    SWIFT("boundingRect(with:options:attributes:context:)");
@end

@interface NSAttributedString (NSStringDrawing)
- (CGSize)size;
- (void)drawAtPoint:(CGPoint)point SWIFT("draw(at:)");
- (void)drawInRect:(CGRect)rect SWIFT("draw(in:)");
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                       context:(nullable NSStringDrawingContext *)context
    SWIFT("boundingRect(with:options:context:)");
@end
END_NONNULL
