// Source: UIKit documentation, UITraitCollection, UITraitEnvironment; facts 12.2 (Sendable).
#pragma once
#include "Design.h"

BEGIN_NONNULL
typedef NSString *UIContentSizeCategory FIXED_STRING;

typedef ENUM(NSInteger, UITraitEnvironmentLayoutDirection, "UITraitEnvironmentLayoutDirection") {
    UITraitEnvironmentLayoutDirectionUnspecified = -1,
    UITraitEnvironmentLayoutDirectionLeftToRight = 0,
    UITraitEnvironmentLayoutDirectionRightToLeft = 1
};

typedef ENUM(NSInteger, UIDisplayGamut, "UIDisplayGamut") {
    UIDisplayGamutUnspecified = -1,
    UIDisplayGamutSRGB,
    UIDisplayGamutP3
};
typedef ENUM(NSInteger, UIAccessibilityContrast, "UIAccessibilityContrast") {
    UIAccessibilityContrastUnspecified = -1,
    UIAccessibilityContrastNormal,
    UIAccessibilityContrastHigh
};
typedef ENUM(NSInteger, UILegibilityWeight, "UILegibilityWeight") {
    UILegibilityWeightUnspecified = -1,
    UILegibilityWeightRegular,
    UILegibilityWeightBold
};
typedef ENUM(NSInteger, UIUserInterfaceLevel, "UIUserInterfaceLevel") {
    UIUserInterfaceLevelUnspecified = -1,
    UIUserInterfaceLevelBase,
    UIUserInterfaceLevelElevated
};
#ifdef SDK_27_1
// developer.apple.com/documentation/uikit/uitraitcollection/verticalbaredge
typedef ENUM(NSInteger, UIVerticalBarEdge, "UIVerticalBarEdge") {
    UIVerticalBarEdgeUnspecified = 0,
    UIVerticalBarEdgeLeading,
    UIVerticalBarEdgeTrailing
} IOS(27.1);
#endif

SENDABLE @interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)traitCollections
    SWIFT("init(traitsFrom:)");
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle
    SWIFT("init(userInterfaceStyle:)");
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory)preferredContentSizeCategory
    SWIFT("init(preferredContentSizeCategory:)");
+ (UITraitCollection *)traitCollectionWithLayoutDirection:(UITraitEnvironmentLayoutDirection)layoutDirection
    SWIFT("init(layoutDirection:)");
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale SWIFT("init(displayScale:)");
+ (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom
    SWIFT("init(userInterfaceIdiom:)");
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)horizontalSizeClass
    SWIFT("init(horizontalSizeClass:)");
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)verticalSizeClass
    SWIFT("init(verticalSizeClass:)");
+ (UITraitCollection *)traitCollectionWithDisplayGamut:(UIDisplayGamut)displayGamut
    SWIFT("init(displayGamut:)");
+ (UITraitCollection *)traitCollectionWithAccessibilityContrast:(UIAccessibilityContrast)accessibilityContrast
    SWIFT("init(accessibilityContrast:)");
+ (UITraitCollection *)traitCollectionWithLegibilityWeight:(UILegibilityWeight)legibilityWeight
    SWIFT("init(legibilityWeight:)");
+ (UITraitCollection *)traitCollectionWithUserInterfaceLevel:(UIUserInterfaceLevel)userInterfaceLevel
    SWIFT("init(userInterfaceLevel:)");
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) UIDisplayGamut displayGamut;
@property (nonatomic, readonly) UIAccessibilityContrast accessibilityContrast;
@property (nonatomic, readonly) UILegibilityWeight legibilityWeight;
@property (nonatomic, readonly) UIUserInterfaceLevel userInterfaceLevel;
#ifdef SDK_27_1
@property (nonatomic, readonly) UIVerticalBarEdge verticalBarEdge IOS(27.1) NOT_ON_VISIONOS;
#endif
- (BOOL)containsTraitsInCollection:(nullable UITraitCollection *)trait SWIFT("containsTraits(in:)");
@property (class, nonatomic, strong) UITraitCollection *currentTraitCollection SWIFT("current");
- (void)performAsCurrentTraitCollection:(void (NOESCAPE ^)(void))actions SWIFT("performAsCurrent(_:)");
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(nullable UITraitCollection *)traitCollection
    SWIFT("hasDifferentColorAppearance(comparedTo:)");
@end

MAIN_ACTOR @protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    IOS_DEPRECATED(8.0, 17.0, "Use the trait change registration APIs");
@end

MAIN_ACTOR IOS(17.0) @protocol UITraitChangeRegistration <NSObject, NSCopying>
@end
END_NONNULL
