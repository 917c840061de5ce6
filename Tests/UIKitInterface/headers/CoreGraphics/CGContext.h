// Drawing contexts; their members are in the overlay. Source: CoreGraphics documentation, CGContext, CGBlendMode.
#pragma once
#include "CGImage.h"
#include "CGAffineTransform.h"

typedef struct CF_CLASS CGContext *CGContextRef;

CGContextRef _Nullable CGBitmapContextCreate(
    void *_Nullable data, NSUInteger width, NSUInteger height, NSUInteger bitsPerComponent, NSUInteger bytesPerRow,
    CGColorSpaceRef _Nonnull space, unsigned int bitmapInfo) __attribute__((cf_returns_retained))
    SWIFT("CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)");

typedef ENUM(int, CGBlendMode, "CGBlendMode") {
    kCGBlendModeNormal,
    kCGBlendModeMultiply,
    kCGBlendModeScreen,
    kCGBlendModeOverlay,
    kCGBlendModeDarken,
    kCGBlendModeLighten,
    kCGBlendModeClear = 16,
    kCGBlendModeCopy,
    kCGBlendModeSourceIn
};

typedef ENUM(int, CGLineCap, "CGLineCap") { kCGLineCapButt, kCGLineCapRound, kCGLineCapSquare };
typedef ENUM(int, CGLineJoin, "CGLineJoin") { kCGLineJoinMiter, kCGLineJoinRound, kCGLineJoinBevel };
