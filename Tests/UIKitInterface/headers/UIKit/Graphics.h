// Source: UIKit documentation, UIGraphicsImageRenderer, UIGraphicsImageRendererFormat, UIGraphicsGetCurrentContext().
#pragma once
#include "UIImage.h"
#include "UITraitCollection.h"

BEGIN_NONNULL
@interface UIGraphicsRendererFormat : NSObject <NSCopying>
+ (instancetype)preferredFormat SWIFT("preferred()");
@property (nonatomic, readonly) CGRect bounds;
@end

@interface UIGraphicsRendererContext : NSObject
@property (nonatomic, readonly) CGContextRef CGContext SWIFT("cgContext");
- (void)fillRect:(CGRect)rect SWIFT("fill(_:)");
- (void)strokeRect:(CGRect)rect SWIFT("stroke(_:)");
- (void)clipToRect:(CGRect)rect SWIFT("clip(to:)");
@end

@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
@end

@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
@property (nonatomic) CGFloat scale;
@property (nonatomic) BOOL opaque;
+ (instancetype)formatForTraitCollection:(UITraitCollection *)traitCollection SWIFT("init(for:)");
@end

@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property (nonatomic, readonly) UIImage *currentImage;
@end

@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
- (instancetype)initWithBounds:(CGRect)bounds;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format DESIGNATED;
- (UIImage *)imageWithActions:(void (NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
    SWIFT("image(actions:)");
- (NSData *)PNGDataWithActions:(void (NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
    SWIFT("pngData(actions:)");
@end

CGContextRef _Nullable UIGraphicsGetCurrentContext(void) __attribute__((cf_returns_not_retained));
END_NONNULL
