// Source: UIKit documentation, UIGraphicsImageRenderer, UIGraphicsImageRendererFormat, UIGraphicsGetCurrentContext(),
// UIRectFill(_:).
#pragma once
#include "UIImage.h"
#include "UITraitCollection.h"

BEGIN_NONNULL
@interface UIGraphicsRendererFormat : NSObject <NSCopying>
+ (instancetype)defaultFormat SWIFT("default()");
+ (instancetype)preferredFormat SWIFT("preferred()");
@property (nonatomic, readonly) CGRect bounds;
@end

@interface UIGraphicsRendererContext : NSObject
@property (nonatomic, readonly) CGContextRef CGContext SWIFT("cgContext");
- (void)fillRect:(CGRect)rect SWIFT("fill(_:)");
@property (nonatomic, readonly) __kindof UIGraphicsRendererFormat *format;
- (void)fillRect:(CGRect)rect blendMode:(CGBlendMode)blendMode SWIFT("fill(_:blendMode:)");
- (void)strokeRect:(CGRect)rect SWIFT("stroke(_:)");
- (void)clipToRect:(CGRect)rect SWIFT("clip(to:)");
@end

@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
@property (nonatomic, readonly) UIGraphicsRendererFormat *format;
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
void UIRectFill(CGRect rect);
void UIRectFillUsingBlendMode(CGRect rect, CGBlendMode blendMode);
void UIRectClip(CGRect rect);
void UIGraphicsPushContext(CGContextRef context);
void UIGraphicsPopContext(void);
void UIGraphicsBeginImageContext(CGSize size)
    IOS_DEPRECATED(2.0, 17.0, "use UIGraphicsImageRenderer");
void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale)
    IOS_DEPRECATED(4.0, 17.0, "use UIGraphicsImageRenderer");
UIImage *_Nullable UIGraphicsGetImageFromCurrentImageContext(void)
    IOS_DEPRECATED(2.0, 17.0, "use UIGraphicsImageRenderer");
void UIGraphicsEndImageContext(void) IOS_DEPRECATED(2.0, 17.0, "use UIGraphicsImageRenderer");
END_NONNULL
