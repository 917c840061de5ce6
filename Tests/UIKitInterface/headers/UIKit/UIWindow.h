// Source: UIKit documentation, UIWindow, UIWindowScene, UIScreen.
#pragma once
#include "Scenes.h"

BEGIN_NONNULL
@class UIViewController, UIWindow, UIWindowScene, UIWindowSceneGeometryPreferences;

NOT_ON_VISIONOS MAIN_ACTOR @interface UIScreen : NSObject <UITraitEnvironment>
@property (class, nonatomic, readonly) UIScreen *mainScreen IOS_DEPRECATED(
    2.0, 26.0, "Use a UIScreen instance found through context instead") SWIFT("main");
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) CGFloat nativeScale;
@property (readonly) NSInteger maximumFramesPerSecond;
@end

MAIN_ACTOR @protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
@end

MAIN_ACTOR @interface UIStatusBarManager : NSObject
- (instancetype)init __attribute__((unavailable));
@property (nonatomic, readonly) UIStatusBarStyle statusBarStyle;
@property (nonatomic, readonly, getter=isStatusBarHidden) BOOL statusBarHidden;
@property (nonatomic, readonly) CGRect statusBarFrame;
@end

MAIN_ACTOR @interface UIWindowScene : UIScene <UITraitEnvironment>
@property (nonatomic, readonly) UIScreen *screen NOT_ON_VISIONOS;
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nonatomic, readonly, nullable, strong) UIWindow *keyWindow;
@property (nonatomic, nullable, readonly) UIStatusBarManager *statusBarManager;
- (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferences *)geometryPreferences
                                errorHandler:(nullable void (^)(NSError *error))errorHandler IOS(16.0)
    SWIFT("requestGeometryUpdate(_:errorHandler:)");
@end

IOS(16.0) SWIFT("UIWindowScene.GeometryPreferences") MAIN_ACTOR
@interface UIWindowSceneGeometryPreferences : NSObject
- (instancetype)init __attribute__((unavailable));
@end

IOS(16.0) SWIFT("UIWindowSceneGeometryPreferences.iOS") MAIN_ACTOR
@interface UIWindowSceneGeometryPreferencesIOS : UIWindowSceneGeometryPreferences
- (instancetype)init DESIGNATED;
- (instancetype)initWithInterfaceOrientations:(UIInterfaceOrientationMask)interfaceOrientations;
@end

typedef CGFloat UIWindowLevel EXTENSIBLE_STRING SWIFT("UIWindow.Level");

MAIN_ACTOR @interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@property (nonatomic, strong) UIScreen *screen NOT_ON_VISIONOS;
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyWindow SWIFT("makeKey()");
- (void)makeKeyAndVisible;
- (void)becomeKeyWindow SWIFT("becomeKey()");
- (void)resignKeyWindow SWIFT("resignKey()");
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
@end

extern const NSNotificationName UIWindowDidBecomeVisibleNotification
    SWIFT("UIWindow.didBecomeVisibleNotification") NONISOLATED;
extern const NSNotificationName UIWindowDidBecomeHiddenNotification
    SWIFT("UIWindow.didBecomeHiddenNotification") NONISOLATED;
extern const NSNotificationName UIWindowDidBecomeKeyNotification
    SWIFT("UIWindow.didBecomeKeyNotification") NONISOLATED;
extern const NSNotificationName UIWindowDidResignKeyNotification
    SWIFT("UIWindow.didResignKeyNotification") NONISOLATED;

END_NONNULL
