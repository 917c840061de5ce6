// Source: UIKit documentation, UIBarAppearance and its kin; facts 7 and 12.1.
#pragma once
#include "BarItems.h"
#include "Effects.h"
#include "Text.h"

BEGIN_NONNULL
MAIN_ACTOR @interface UIBarAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
- (instancetype)initWithIdiom:(UIUserInterfaceIdiom)idiom DESIGNATED;
- (instancetype)initWithBarAppearance:(UIBarAppearance *)barAppearance DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly) UIUserInterfaceIdiom idiom;
- (instancetype)copy;
- (void)configureWithDefaultBackground;
- (void)configureWithOpaqueBackground;
- (void)configureWithTransparentBackground;
@property (nonatomic, readwrite, copy, nullable) UIBlurEffect *backgroundEffect;
@property (nonatomic, readwrite, copy, nullable) UIColor *backgroundColor;
@property (nonatomic, readwrite, strong, nullable) UIImage *backgroundImage;
@property (nonatomic, readwrite, assign) UIViewContentMode backgroundImageContentMode;
@property (nonatomic, readwrite, copy, nullable) UIColor *shadowColor;
@property (nonatomic, readwrite, strong, nullable) UIImage *shadowImage;
#ifdef SDK_27_0
// developer.apple.com/documentation/uikit/uibarappearance/overrideuserinterfacestyle
@property (nonatomic, readwrite, assign) UIUserInterfaceStyle overrideUserInterfaceStyle IOS(27.0) NOT_ON_VISIONOS;
#endif
@end

MAIN_ACTOR @interface UIBarButtonItemStateAppearance : NSObject
- (instancetype)init __attribute__((unavailable));
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic, readwrite, assign) UIOffset titlePositionAdjustment;
@property (nonatomic, readwrite, strong, nullable) UIImage *backgroundImage;
@property (nonatomic, readwrite, assign) UIOffset backgroundImagePositionAdjustment;
@end

MAIN_ACTOR @interface UIBarButtonItemAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
- (instancetype)initWithStyle:(UIBarButtonItemStyle)style DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)copy;
- (void)configureWithDefaultForStyle:(UIBarButtonItemStyle)style SWIFT("configureWithDefault(for:)");
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *normal;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *highlighted;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *disabled;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *focused;
@end

MAIN_ACTOR @interface UINavigationBarAppearance : UIBarAppearance
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic, readwrite, assign) UIOffset titlePositionAdjustment;
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *subtitleTextAttributes
    IOS(26.0) NOT_ON_VISIONOS;
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *largeSubtitleTextAttributes
    IOS(26.0) NOT_ON_VISIONOS;
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *buttonAppearance;
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *prominentButtonAppearance;
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *doneButtonAppearance
    IOS_DEPRECATED(13.0, 26.0, "Use prominentButtonAppearance instead");
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *backButtonAppearance;
@property (nonatomic, readonly, strong) UIImage *backIndicatorImage;
@property (nonatomic, readonly, strong) UIImage *backIndicatorTransitionMaskImage;
- (void)setBackIndicatorImage:(nullable UIImage *)backIndicatorImage
          transitionMaskImage:(nullable UIImage *)backIndicatorTransitionMaskImage
    SWIFT("setBackIndicatorImage(_:transitionMaskImage:)");
@end

MAIN_ACTOR @interface UIToolbarAppearance : UIBarAppearance
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *buttonAppearance;
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *prominentButtonAppearance;
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *doneButtonAppearance
    IOS_DEPRECATED(13.0, 26.0, "Use prominentButtonAppearance instead");
@end
END_NONNULL
