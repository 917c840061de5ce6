// Source: UIKit documentation, UIImage; facts 12.2 (Sendable).
#pragma once
#include "UIColor.h"

BEGIN_NONNULL
@class UIFont, UIImage, UIImageConfiguration, UIImageSymbolConfiguration, UITraitCollection;

typedef ENUM(NSInteger, UIImageOrientation, "UIImage.Orientation") {
    UIImageOrientationUp,
    UIImageOrientationDown,
    UIImageOrientationLeft,
    UIImageOrientationRight,
    UIImageOrientationUpMirrored,
    UIImageOrientationDownMirrored,
    UIImageOrientationLeftMirrored,
    UIImageOrientationRightMirrored
};
typedef ENUM(NSInteger, UIImageResizingMode, "UIImage.ResizingMode") {
    UIImageResizingModeTile = 0,
    UIImageResizingModeStretch = 1
};
typedef ENUM(NSInteger, UIImageRenderingMode, "UIImage.RenderingMode") {
    UIImageRenderingModeAutomatic,
    UIImageRenderingModeAlwaysOriginal,
    UIImageRenderingModeAlwaysTemplate
};

SENDABLE SWIFT("UIImage.Configuration") @interface UIImageConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init __attribute__((unavailable));
- (instancetype)configurationByApplyingConfiguration:(nullable UIImageConfiguration *)otherConfiguration
    SWIFT("applying(_:)");
@end

SENDABLE @interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)systemImageNamed:(NSString *)name SWIFT("init(systemName:)");
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                     withConfiguration:(nullable UIImageConfiguration *)configuration
    SWIFT("init(systemName:withConfiguration:)");
+ (nullable UIImage *)systemImageNamed:(NSString *)name
         compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    SWIFT("init(systemName:compatibleWith:)");
+ (nullable UIImage *)imageNamed:(NSString *)name SWIFT("init(named:)");
+ (nullable UIImage *)imageNamed:(NSString *)name
                        inBundle:(nullable NSBundle *)bundle
               withConfiguration:(nullable UIImageConfiguration *)configuration SWIFT("init(named:in:with:)");
+ (nullable UIImage *)imageNamed:(NSString *)name
                        inBundle:(nullable NSBundle *)bundle
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    SWIFT("init(named:in:compatibleWith:)");
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithData:(NSData *)data;
- (nullable instancetype)initWithData:(NSData *)data scale:(CGFloat)scale;
- (instancetype)initWithCGImage:(CGImageRef)cgImage SWIFT("init(cgImage:)");
- (instancetype)initWithCGImage:(CGImageRef)cgImage scale:(CGFloat)scale orientation:(UIImageOrientation)orientation
    SWIFT("init(cgImage:scale:orientation:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly) CGSize size;
@property (nullable, nonatomic, readonly) CGImageRef CGImage SWIFT("cgImage");
@property (nonatomic, readonly) UIImageOrientation imageOrientation;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) UIImageRenderingMode renderingMode;
@property (nonatomic, readonly) UIEdgeInsets capInsets;
@property (nonatomic, readonly) UIImageResizingMode resizingMode;
@property (nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property (nonatomic, readonly) BOOL flipsForRightToLeftLayoutDirection;
@property (nullable, nonatomic, copy, readonly) UIImageConfiguration *configuration;
@property (nullable, nonatomic, copy, readonly) UIImageSymbolConfiguration *symbolConfiguration;
@property (nonatomic, readonly, getter=isSymbolImage) BOOL symbolImage;
- (void)drawAtPoint:(CGPoint)point SWIFT("draw(at:)");
- (void)drawAtPoint:(CGPoint)point blendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha
    SWIFT("draw(at:blendMode:alpha:)");
- (void)drawInRect:(CGRect)rect SWIFT("draw(in:)");
- (void)drawInRect:(CGRect)rect blendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha
    SWIFT("draw(in:blendMode:alpha:)");
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets SWIFT("resizableImage(withCapInsets:)");
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets resizingMode:(UIImageResizingMode)resizingMode
    SWIFT("resizableImage(withCapInsets:resizingMode:)");
- (UIImage *)imageWithAlignmentRectInsets:(UIEdgeInsets)alignmentInsets SWIFT("withAlignmentRectInsets(_:)");
- (UIImage *)imageFlippedForRightToLeftLayoutDirection;
- (UIImage *)imageWithConfiguration:(UIImageConfiguration *)configuration SWIFT("withConfiguration(_:)");
- (nullable UIImage *)imageByApplyingSymbolConfiguration:(UIImageSymbolConfiguration *)configuration
    SWIFT("applyingSymbolConfiguration(_:)");
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode;
- (UIImage *)imageWithTintColor:(UIColor *)color;
- (UIImage *)imageWithTintColor:(UIColor *)color renderingMode:(UIImageRenderingMode)renderingMode;
@end

NSData *_Nullable UIImagePNGRepresentation(UIImage *image) SWIFT("UIImage.pngData(self:)");
END_NONNULL
