// Source: UIKit documentation, UITabBar, UITabBarController.
#pragma once
#include "UIViewController.h"

BEGIN_NONNULL
MAIN_ACTOR @interface UITabBar : UIView
@end

MAIN_ACTOR @interface UITabBarController : UIViewController
@property (nonatomic, readonly) UITabBar *tabBar;
@end

@interface UIViewController (UITabBarControllerItem)
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end
END_NONNULL
