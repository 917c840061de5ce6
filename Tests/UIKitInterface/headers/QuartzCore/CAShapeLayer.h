// Source: QuartzCore documentation, CAShapeLayer.
#pragma once
#include "CALayer.h"

BEGIN_NONNULL
@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (nullable) CGColorRef strokeColor;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@end
END_NONNULL
