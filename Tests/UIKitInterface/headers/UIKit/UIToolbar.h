// Source: UIKit documentation, UIToolbar, UIToolbarDelegate; facts 9.
#pragma once
#include "UINavigationBar.h"

BEGIN_NONNULL
@class UIToolbar;

MAIN_ACTOR @protocol UIToolbarDelegate <UIBarPositioningDelegate>
@end

MAIN_ACTOR @interface UIToolbar : UIView <UIBarPositioning>
@property (nonatomic) UIBarStyle barStyle;
@property (nullable, nonatomic, weak) id<UIToolbarDelegate> delegate;
@property (nonatomic, assign, getter=isTranslucent) BOOL translucent;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items;
- (void)setItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
        forToolbarPosition:(UIBarPosition)topOrBottom
                barMetrics:(UIBarMetrics)barMetrics SWIFT("setBackgroundImage(_:forToolbarPosition:barMetrics:)");
- (nullable UIImage *)backgroundImageForToolbarPosition:(UIBarPosition)topOrBottom barMetrics:(UIBarMetrics)barMetrics
    SWIFT("backgroundImage(forToolbarPosition:barMetrics:)");
- (void)setShadowImage:(nullable UIImage *)shadowImage forToolbarPosition:(UIBarPosition)topOrBottom
    SWIFT("setShadowImage(_:forToolbarPosition:)");
- (nullable UIImage *)shadowImageForToolbarPosition:(UIBarPosition)topOrBottom
    SWIFT("shadowImage(forToolbarPosition:)");
@property (nonatomic, readwrite, copy) UIToolbarAppearance *standardAppearance;
@property (nonatomic, readwrite, copy, nullable) UIToolbarAppearance *compactAppearance;
@property (nonatomic, readwrite, copy, nullable) UIToolbarAppearance *scrollEdgeAppearance;
@property (nonatomic, readwrite, copy, nullable) UIToolbarAppearance *compactScrollEdgeAppearance;
@end
END_NONNULL
