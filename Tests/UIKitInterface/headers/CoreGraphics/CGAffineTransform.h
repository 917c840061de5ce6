// Source: CoreGraphics documentation, CGAffineTransform.
#pragma once
#include "Geometry.h"

struct CGAffineTransform { CGFloat a; CGFloat b; CGFloat c; CGFloat d; CGFloat tx; CGFloat ty; };
typedef struct CGAffineTransform CGAffineTransform;
