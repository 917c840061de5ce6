// Plain values. Source: UIKit documentation, UIEdgeInsets, NSDirectionalEdgeInsets, UIOffset, UIRectEdge; facts 5.1.
#pragma once
#include "../QuartzCore/QuartzCore.h"

BEGIN_NONNULL
struct UIEdgeInsets { CGFloat top; CGFloat left; CGFloat bottom; CGFloat right; };
typedef struct UIEdgeInsets UIEdgeInsets;
struct NSDirectionalEdgeInsets { CGFloat top; CGFloat leading; CGFloat bottom; CGFloat trailing; };
typedef struct NSDirectionalEdgeInsets NSDirectionalEdgeInsets;
struct UIOffset { CGFloat horizontal; CGFloat vertical; };
typedef struct UIOffset UIOffset;

typedef OPTIONS(NSUInteger, UIRectEdge, "UIRectEdge") {
    UIRectEdgeNone SWIFT("none") __attribute__((unavailable("use [] to construct an empty option set"))) = 0,
    UIRectEdgeTop = 1 << 0,
    UIRectEdgeLeft = 1 << 1,
    UIRectEdgeBottom = 1 << 2,
    UIRectEdgeRight = 1 << 3,
    UIRectEdgeAll = 15
};

typedef OPTIONS(NSUInteger, NSDirectionalRectEdge, "NSDirectionalRectEdge") {
    NSDirectionalRectEdgeTop = 1 << 0,
    NSDirectionalRectEdgeLeading = 1 << 1,
    NSDirectionalRectEdgeBottom = 1 << 2,
    NSDirectionalRectEdgeTrailing = 1 << 3,
    NSDirectionalRectEdgeAll = 15
};

typedef OPTIONS(NSUInteger, UIRectCorner, "UIRectCorner") {
    UIRectCornerTopLeft = 1 << 0,
    UIRectCornerTopRight = 1 << 1,
    UIRectCornerBottomLeft = 1 << 2,
    UIRectCornerBottomRight = 1 << 3,
    UIRectCornerAllCorners = ~0UL
};

typedef OPTIONS(NSUInteger, UIAxis, "UIAxis") {
    UIAxisHorizontal = 1 << 0,
    UIAxisVertical = 1 << 1,
    UIAxisBoth = 3
};
END_NONNULL
