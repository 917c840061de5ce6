// Source: QuartzCore documentation, CAGradientLayer.
#pragma once
#include "CALayer.h"

BEGIN_NONNULL
typedef NSString *CAGradientLayerType FIXED_STRING;

@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property (nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property (copy) CAGradientLayerType type;
@end
END_NONNULL
