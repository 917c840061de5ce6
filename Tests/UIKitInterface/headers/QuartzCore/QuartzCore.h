// Source: QuartzCore documentation; the headers below say which part.
#pragma once
#include "CALayer.h"
#include "CAGradientLayer.h"
#include "CAShapeLayer.h"
#include "CAAnimation.h"
#include "CATransaction.h"
#include "CADisplayLink.h"
