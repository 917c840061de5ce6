// Source: UIKit documentation, UITabBar, UITabBarItem, UITabBarAppearance, UITabBarDelegate.
#pragma once
#include "BarAppearance.h"

BEGIN_NONNULL
@class UITabBar, UITabBarItem;

MAIN_ACTOR @interface UITabBarAppearance : UIBarAppearance
@end

MAIN_ACTOR @interface UITabBarItem : UIBarItem
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                selectedImage:(nullable UIImage *)selectedImage;
@property (nullable, nonatomic, strong) UIImage *selectedImage;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@property (nonatomic, readwrite, copy, nullable) UIColor *badgeColor;
@end

MAIN_ACTOR @protocol UITabBarDelegate <NSObject>
@optional
- (void)tabBar:(UITabBar *)tabBar didSelectItem:(UITabBarItem *)item SWIFT("tabBar(_:didSelect:)");
@end

MAIN_ACTOR @interface UITabBar : UIView
@property (nullable, nonatomic, weak) id<UITabBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<UITabBarItem *> *items;
@property (nullable, nonatomic, weak) UITabBarItem *selectedItem;
- (void)setItems:(nullable NSArray<UITabBarItem *> *)items animated:(BOOL)animated;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
@property (nonatomic, readwrite, copy, nullable) UIColor *unselectedItemTintColor;
@property (nullable, nonatomic, strong) UIImage *backgroundImage;
@property (nullable, nonatomic, strong) UIImage *shadowImage;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, readwrite, copy) UITabBarAppearance *standardAppearance;
@property (nonatomic, readwrite, copy, nullable) UITabBarAppearance *scrollEdgeAppearance;
@end
END_NONNULL
