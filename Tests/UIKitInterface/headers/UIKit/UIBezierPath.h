// Source: UIKit documentation, UIBezierPath; facts 12.2 (no actor, not Sendable).
#pragma once
#include "Values.h"

BEGIN_NONNULL
NOT_SENDABLE @interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
+ (instancetype)bezierPathWithRect:(CGRect)rect SWIFT("init(rect:)");
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect SWIFT("init(ovalIn:)");
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius
    SWIFT("init(roundedRect:cornerRadius:)");
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect
                        byRoundingCorners:(UIRectCorner)corners
                              cornerRadii:(CGSize)cornerRadii
    SWIFT("init(roundedRect:byRoundingCorners:cornerRadii:)");
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center
                                 radius:(CGFloat)radius
                             startAngle:(CGFloat)startAngle
                               endAngle:(CGFloat)endAngle
                              clockwise:(BOOL)clockwise SWIFT("init(arcCenter:radius:startAngle:endAngle:clockwise:)");
+ (instancetype)bezierPathWithCGPath:(CGPathRef)cgPath SWIFT("init(cgPath:)");
@property (nonatomic) CGPathRef CGPath SWIFT("cgPath");
- (void)moveToPoint:(CGPoint)point SWIFT("move(to:)");
- (void)addLineToPoint:(CGPoint)point SWIFT("addLine(to:)");
- (void)addCurveToPoint:(CGPoint)endPoint controlPoint1:(CGPoint)controlPoint1 controlPoint2:(CGPoint)controlPoint2
    SWIFT("addCurve(to:controlPoint1:controlPoint2:)");
- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint
    SWIFT("addQuadCurve(to:controlPoint:)");
- (void)addArcWithCenter:(CGPoint)center
                  radius:(CGFloat)radius
              startAngle:(CGFloat)startAngle
                endAngle:(CGFloat)endAngle
               clockwise:(BOOL)clockwise SWIFT("addArc(withCenter:radius:startAngle:endAngle:clockwise:)");
- (void)closePath SWIFT("close()");
- (void)removeAllPoints;
- (void)appendPath:(UIBezierPath *)bezierPath SWIFT("append(_:)");
- (void)applyTransform:(CGAffineTransform)transform SWIFT("apply(_:)");
@property (readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGPoint currentPoint;
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) CGLineCap lineCapStyle;
@property (nonatomic) CGLineJoin lineJoinStyle;
@property (nonatomic) BOOL usesEvenOddFillRule;
- (void)fill;
- (void)stroke;
- (void)addClip;
@end
END_NONNULL
