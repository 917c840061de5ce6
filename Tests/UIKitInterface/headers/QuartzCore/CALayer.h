// Source: QuartzCore documentation, CALayer, CAMediaTiming.
#pragma once
#include "../Foundation/Foundation.h"

BEGIN_NONNULL
typedef NSString *CALayerContentsGravity FIXED_STRING;
typedef NSString *CALayerCornerCurve FIXED_STRING;
typedef NSString *CAMediaTimingFillMode FIXED_STRING;

struct CATransform3D {
    CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
};
typedef struct CATransform3D CATransform3D;

typedef OPTIONS(NSUInteger, CACornerMask, "CACornerMask") {
    kCALayerMinXMinYCorner SWIFT("layerMinXMinYCorner") = 1,
    kCALayerMaxXMinYCorner SWIFT("layerMaxXMinYCorner") = 2,
    kCALayerMinXMaxYCorner SWIFT("layerMinXMaxYCorner") = 4,
    kCALayerMaxXMaxYCorner SWIFT("layerMaxXMaxYCorner") = 8
};

@class CAAnimation;
@protocol CALayerDelegate;

@protocol CAMediaTiming
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property float speed;
@property CFTimeInterval timeOffset;
@property float repeatCount;
@property BOOL autoreverses;
@property (copy) CAMediaTimingFillMode fillMode;
@end

@interface CALayer : NSObject <NSSecureCoding, CAMediaTiming>
+ (instancetype)layer HIDDEN_FROM_SWIFT;
- (instancetype)init DESIGNATED;
- (instancetype)initWithLayer:(id)layer DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (nullable instancetype)presentationLayer SWIFT("presentation()");
- (instancetype)modelLayer SWIFT("model()");

@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CATransform3D transform;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
- (CFTimeInterval)convertTime:(CFTimeInterval)t fromLayer:(nullable CALayer *)l SWIFT("convertTime(_:from:)");
- (CFTimeInterval)convertTime:(CFTimeInterval)t toLayer:(nullable CALayer *)l SWIFT("convertTime(_:to:)");
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)transform;

@property (nullable, readonly) CALayer *superlayer;
@property (nullable, copy) NSArray<__kindof CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned int)index;
- (void)insertSublayer:(CALayer *)layer below:(nullable CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer above:(nullable CALayer *)sibling;
- (void)removeFromSuperlayer;
@property (nullable, strong) __kindof CALayer *mask;
@property BOOL masksToBounds;

@property (nullable, strong) id contents;
@property CGRect contentsRect;
@property (copy) CALayerContentsGravity contentsGravity;
@property CGFloat contentsScale;
@property (getter=isOpaque) BOOL opaque;
@property (nullable) CGColorRef backgroundColor;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners;
@property (copy) CALayerCornerCurve cornerCurve;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property float opacity;
@property BOOL allowsGroupOpacity;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable) CGPathRef shadowPath;

- (void)setNeedsDisplay;
- (void)displayIfNeeded;
- (void)drawInContext:(CGContextRef)ctx SWIFT("draw(in:)");
- (void)renderInContext:(CGContextRef)ctx SWIFT("render(in:)");
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key SWIFT("add(_:forKey:)");
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key;
- (nullable NSArray<NSString *> *)animationKeys;
- (nullable __kindof CAAnimation *)animationForKey:(NSString *)key;
@property (nullable, copy) NSString *name;
@property (nullable, weak) id<CALayerDelegate> delegate;
@end

@protocol CALayerDelegate <NSObject>
@optional
- (void)layoutSublayersOfLayer:(CALayer *)layer;
@end
END_NONNULL
