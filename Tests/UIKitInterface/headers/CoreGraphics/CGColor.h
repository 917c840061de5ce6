// Colors and color spaces; their members are in the overlay. Source: CoreGraphics
// documentation, CGColor, CGColorSpace.
#pragma once
#include "Geometry.h"

@class NSString;

typedef struct CF_CLASS CGColor *CGColorRef SENDABLE;
typedef struct CF_CLASS CGColorSpace *CGColorSpaceRef SENDABLE;

CGColorRef _Nonnull CGColorCreateSRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha)
    __attribute__((cf_returns_retained)) SWIFT("CGColor.init(srgbRed:green:blue:alpha:)");
CGColorRef _Nonnull CGColorCreateGenericGray(CGFloat gray, CGFloat alpha) __attribute__((cf_returns_retained))
SWIFT("CGColor.init(gray:alpha:)");
CGColorRef _Nonnull CGColorCreateGenericRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha)
    __attribute__((cf_returns_retained)) SWIFT("CGColor.init(red:green:blue:alpha:)");
CGColorSpaceRef _Nullable CGColorSpaceCreateWithName(NSString *_Nonnull name) __attribute__((cf_returns_retained))
SWIFT("CGColorSpace.init(name:)");
