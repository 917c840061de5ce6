// Source: CoreGraphics documentation, CGPath.
#pragma once
#include "Geometry.h"

typedef const struct CF_CLASS CGPath *CGPathRef;
