// Source: UIKit documentation, NSTextAlignment, NSLineBreakMode; the keys are in the overlay.
#pragma once
#include "UIColor.h"
#include "UIFont.h"

typedef ENUM(NSInteger, NSTextAlignment, "NSTextAlignment") {
    NSTextAlignmentLeft = 0,
    NSTextAlignmentCenter = 1,
    NSTextAlignmentRight = 2,
    NSTextAlignmentJustified = 3,
    NSTextAlignmentNatural = 4
};
typedef ENUM(NSInteger, NSLineBreakMode, "NSLineBreakMode") {
    NSLineBreakByWordWrapping = 0,
    NSLineBreakByCharWrapping,
    NSLineBreakByClipping,
    NSLineBreakByTruncatingHead,
    NSLineBreakByTruncatingTail,
    NSLineBreakByTruncatingMiddle
};
