// Source: UIKit documentation, UINavigationBar, UIBarPositioning; facts 7 and 9. What a Mac's toolbar is told by
// currentNSToolbarSection is left out.
#pragma once
#include "UINavigationItem.h"

BEGIN_NONNULL
@class UINavigationBar;

MAIN_ACTOR @protocol UIBarPositioning <NSObject>
@property (nonatomic, readonly) UIBarPosition barPosition;
@end

MAIN_ACTOR @protocol UIBarPositioningDelegate <NSObject>
@optional
- (UIBarPosition)positionForBar:(id<UIBarPositioning>)bar SWIFT("position(for:)");
@end

MAIN_ACTOR @protocol UINavigationBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPushItem:(UINavigationItem *)item;
- (void)navigationBar:(UINavigationBar *)navigationBar didPushItem:(UINavigationItem *)item;
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item;
- (void)navigationBar:(UINavigationBar *)navigationBar didPopItem:(UINavigationItem *)item;
@end

MAIN_ACTOR @interface UINavigationBar : UIView <NSCoding, UIBarPositioning>
@property (nonatomic, assign) UIBarStyle barStyle;
@property (nullable, nonatomic, weak) id<UINavigationBarDelegate> delegate;
@property (nonatomic, assign, getter=isTranslucent) BOOL translucent;
- (void)pushNavigationItem:(UINavigationItem *)item animated:(BOOL)animated SWIFT("pushItem(_:animated:)");
- (nullable UINavigationItem *)popNavigationItemAnimated:(BOOL)animated SWIFT("popItem(animated:)");
@property (nullable, nonatomic, readonly, strong) UINavigationItem *topItem;
@property (nullable, nonatomic, readonly, strong) UINavigationItem *backItem;
@property (nullable, nonatomic, copy) NSArray<UINavigationItem *> *items;
- (void)setItems:(nullable NSArray<UINavigationItem *> *)items animated:(BOOL)animated;
@property (nonatomic, readwrite, assign) BOOL prefersLargeTitles;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage forBarMetrics:(UIBarMetrics)barMetrics
    SWIFT("setBackgroundImage(_:for:)");
- (nullable UIImage *)backgroundImageForBarMetrics:(UIBarMetrics)barMetrics SWIFT("backgroundImage(for:)");
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
            forBarPosition:(UIBarPosition)barPosition
                barMetrics:(UIBarMetrics)barMetrics SWIFT("setBackgroundImage(_:for:barMetrics:)");
- (nullable UIImage *)backgroundImageForBarPosition:(UIBarPosition)barPosition barMetrics:(UIBarMetrics)barMetrics
    SWIFT("backgroundImage(for:barMetrics:)");
@property (nullable, nonatomic, strong) UIImage *shadowImage;
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
- (void)setTitleVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)barMetrics
    SWIFT("setTitleVerticalPositionAdjustment(_:for:)");
- (CGFloat)titleVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics
    SWIFT("titleVerticalPositionAdjustment(for:)");
@property (nullable, nonatomic, strong) UIImage *backIndicatorImage;
@property (nullable, nonatomic, strong) UIImage *backIndicatorTransitionMaskImage;
@property (nonatomic, readwrite, copy) UINavigationBarAppearance *standardAppearance;
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *compactAppearance;
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *compactScrollEdgeAppearance;
@property (nonatomic, readonly) UIBehavioralStyle behavioralStyle IOS(16.0);
@property (nonatomic, readwrite, assign) UIBehavioralStyle preferredBehavioralStyle IOS(16.0);
@end
END_NONNULL
