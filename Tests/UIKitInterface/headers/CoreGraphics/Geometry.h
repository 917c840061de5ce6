// Points, sizes and rectangles; their members are in the overlay. Source: CoreGraphics documentation, CGGeometry.
#pragma once
#include "../CoreFoundation/CoreFoundation.h"

struct CGPoint { CGFloat x; CGFloat y; };
typedef struct CGPoint CGPoint;
struct CGVector { CGFloat dx; CGFloat dy; };
typedef struct CGVector CGVector;
struct CGSize { CGFloat width; CGFloat height; };
typedef struct CGSize CGSize;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
