// Images and what their bytes mean. Source: CoreGraphics documentation, CGImage, CGImageAlphaInfo, CGBitmapInfo.
#pragma once
#include "CGColor.h"

typedef struct CF_CLASS CGImage *CGImageRef;
typedef struct CF_CLASS CGDataProvider *CGDataProviderRef;

typedef ENUM(unsigned int, CGImageAlphaInfo, "CGImageAlphaInfo") {
    kCGImageAlphaNone,
    kCGImageAlphaPremultipliedLast,
    kCGImageAlphaPremultipliedFirst,
    kCGImageAlphaLast,
    kCGImageAlphaFirst,
    kCGImageAlphaNoneSkipLast,
    kCGImageAlphaNoneSkipFirst,
    kCGImageAlphaOnly
};

typedef OPTIONS(unsigned int, CGBitmapInfo, "CGBitmapInfo") {
    kCGBitmapAlphaInfoMask = 0x1F,
    kCGBitmapFloatComponents = 1 << 8,
    kCGBitmapByteOrder16Little = 1 << 12,
    kCGBitmapByteOrder32Little = 2 << 12,
    kCGBitmapByteOrder16Big = 3 << 12,
    kCGBitmapByteOrder32Big = 4 << 12
};
