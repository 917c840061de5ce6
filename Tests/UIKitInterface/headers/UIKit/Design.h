// What a screen looks like to an app. Source: UIKit documentation, UIStatusBarStyle, UIInterfaceOrientation,
// UIUserInterfaceStyle, UIUserInterfaceIdiom, UIBehavioralStyle, UIModalPresentationStyle, UISemanticContentAttribute.
#pragma once
#include "Values.h"

typedef ENUM(NSInteger, UIStatusBarStyle, "UIStatusBarStyle") {
    UIStatusBarStyleDefault = 0,
    UIStatusBarStyleLightContent = 1,
    UIStatusBarStyleDarkContent = 3
};
typedef ENUM(NSInteger, UIStatusBarAnimation, "UIStatusBarAnimation") {
    UIStatusBarAnimationNone,
    UIStatusBarAnimationFade,
    UIStatusBarAnimationSlide
};
typedef ENUM(NSInteger, UIBarStyle, "UIBarStyle") {
    UIBarStyleDefault = 0,
    UIBarStyleBlack = 1,
    UIBarStyleBlackTranslucent IOS_DEPRECATED(2.0, 13.0, "use black and set translucent") = 2
};
typedef ENUM(NSUInteger, UIBehavioralStyle, "UIBehavioralStyle") {
    UIBehavioralStyleAutomatic = 0,
    UIBehavioralStylePad,
    UIBehavioralStyleMac
};
typedef ENUM(NSInteger, UIBarMetrics, "UIBarMetrics") {
    UIBarMetricsDefault = 0,
    UIBarMetricsCompact = 1,
    UIBarMetricsDefaultPrompt = 101,
    UIBarMetricsCompactPrompt = 102
};
typedef ENUM(NSInteger, UIBarPosition, "UIBarPosition") {
    UIBarPositionAny = 0,
    UIBarPositionBottom = 1,
    UIBarPositionTop = 2,
    UIBarPositionTopAttached = 3
};
typedef ENUM(NSInteger, UIInterfaceOrientation, "UIInterfaceOrientation") {
    UIInterfaceOrientationUnknown = 0,
    UIInterfaceOrientationPortrait = 1,
    UIInterfaceOrientationPortraitUpsideDown = 2,
    UIInterfaceOrientationLandscapeLeft = 4,
    UIInterfaceOrientationLandscapeRight = 3
};
typedef OPTIONS(NSUInteger, UIInterfaceOrientationMask, "UIInterfaceOrientationMask") {
    UIInterfaceOrientationMaskPortrait = 1 << 1,
    UIInterfaceOrientationMaskLandscapeLeft = 1 << 4,
    UIInterfaceOrientationMaskLandscapeRight = 1 << 3,
    UIInterfaceOrientationMaskPortraitUpsideDown = 1 << 2,
    UIInterfaceOrientationMaskLandscape = 24,
    UIInterfaceOrientationMaskAll = 30,
    UIInterfaceOrientationMaskAllButUpsideDown = 26
};
typedef ENUM(NSInteger, UIUserInterfaceStyle, "UIUserInterfaceStyle") {
    UIUserInterfaceStyleUnspecified,
    UIUserInterfaceStyleLight,
    UIUserInterfaceStyleDark
};
typedef ENUM(NSInteger, UIUserInterfaceIdiom, "UIUserInterfaceIdiom") {
    UIUserInterfaceIdiomUnspecified = -1,
    UIUserInterfaceIdiomPhone,
    UIUserInterfaceIdiomPad,
    UIUserInterfaceIdiomTV SWIFT("tv"),
    UIUserInterfaceIdiomCarPlay,
    UIUserInterfaceIdiomMac = 5,
    UIUserInterfaceIdiomVision IOS(17.0) = 6
};
typedef ENUM(NSInteger, UIUserInterfaceSizeClass, "UIUserInterfaceSizeClass") {
    UIUserInterfaceSizeClassUnspecified = 0,
    UIUserInterfaceSizeClassCompact = 1,
    UIUserInterfaceSizeClassRegular = 2
};
typedef ENUM(NSInteger, UIUserInterfaceLayoutDirection, "UIUserInterfaceLayoutDirection") {
    UIUserInterfaceLayoutDirectionLeftToRight,
    UIUserInterfaceLayoutDirectionRightToLeft
};
typedef ENUM(NSInteger, UISemanticContentAttribute, "UISemanticContentAttribute") {
    UISemanticContentAttributeUnspecified = 0,
    UISemanticContentAttributePlayback,
    UISemanticContentAttributeSpatial,
    UISemanticContentAttributeForceLeftToRight,
    UISemanticContentAttributeForceRightToLeft
};
typedef ENUM(NSInteger, UIModalPresentationStyle, "UIModalPresentationStyle") {
    UIModalPresentationFullScreen = 0,
    UIModalPresentationPageSheet,
    UIModalPresentationFormSheet,
    UIModalPresentationCurrentContext,
    UIModalPresentationCustom,
    UIModalPresentationOverFullScreen,
    UIModalPresentationOverCurrentContext,
    UIModalPresentationPopover,
    UIModalPresentationNone SWIFT("none") = -1,
    UIModalPresentationAutomatic SWIFT("automatic") = -2
};
typedef ENUM(NSInteger, UIModalTransitionStyle, "UIModalTransitionStyle") {
    UIModalTransitionStyleCoverVertical = 0,
    UIModalTransitionStyleFlipHorizontal,
    UIModalTransitionStyleCrossDissolve,
    UIModalTransitionStylePartialCurl
};
