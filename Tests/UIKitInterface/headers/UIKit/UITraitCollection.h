// Source: UIKit documentation, UITraitCollection, UITraitEnvironment; facts 12.2 (Sendable).
#pragma once
#include "Design.h"

BEGIN_NONNULL
typedef NSString *UIContentSizeCategory EXTENSIBLE_STRING;

typedef ENUM(NSInteger, UITraitEnvironmentLayoutDirection, "UITraitEnvironmentLayoutDirection") {
    UITraitEnvironmentLayoutDirectionUnspecified = -1,
    UITraitEnvironmentLayoutDirectionLeftToRight = 0,
    UITraitEnvironmentLayoutDirectionRightToLeft = 1
};

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
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (class, nonatomic, readonly) UITraitCollection *currentTraitCollection SWIFT("current");
- (void)performAsCurrentTraitCollection:(void (NOESCAPE ^)(void))actions SWIFT("performAsCurrent(_:)");
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(nullable UITraitCollection *)traitCollection
    SWIFT("hasDifferentColorAppearance(comparedTo:)");
@end

MAIN_ACTOR @protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    IOS_DEPRECATED(8.0, 17.0, "Use the trait change registration APIs");
@end
END_NONNULL
