// Source: CoreGraphics documentation; the headers below say which part.
#pragma once
#include "Geometry.h"
#include "CGAffineTransform.h"
#include "CGColor.h"
#include "CGPath.h"
#include "CGImage.h"
#include "CGContext.h"
