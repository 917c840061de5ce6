// Source: UIKit documentation, UIApplication, UIApplicationDelegate.
#pragma once
#include "UIWindow.h"

BEGIN_NONNULL
@protocol UIApplicationDelegate;

typedef ENUM(NSInteger, UIApplicationState, "UIApplication.State") {
    UIApplicationStateActive,
    UIApplicationStateInactive,
    UIApplicationStateBackground
};
typedef NSString *UIApplicationLaunchOptionsKey FIXED_STRING SWIFT("UIApplication.LaunchOptionsKey");

extern const NSNotificationName UIApplicationDidEnterBackgroundNotification
    SWIFT("UIApplication.didEnterBackgroundNotification") NONISOLATED;
extern const NSNotificationName UIApplicationWillEnterForegroundNotification
    SWIFT("UIApplication.willEnterForegroundNotification") NONISOLATED;
extern const NSNotificationName UIApplicationDidBecomeActiveNotification
    SWIFT("UIApplication.didBecomeActiveNotification") NONISOLATED;
extern const NSNotificationName UIApplicationWillResignActiveNotification
    SWIFT("UIApplication.willResignActiveNotification") NONISOLATED;

MAIN_ACTOR @interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication SWIFT("shared");
@property (nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@property (nullable, nonatomic, readonly) UIWindow *keyWindow
    IOS_DEPRECATED(2.0, 13.0, "Returns a key window across all connected scenes");
@property (nonatomic, readonly) NSArray<__kindof UIWindow *> *windows
    IOS_DEPRECATED(2.0, 15.0, "Use UIWindowScene.windows on a relevant window scene instead");
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) CGRect statusBarFrame
    IOS_DEPRECATED(2.0, 13.0, "Use the statusBarManager property of the window scene instead.");
@property (nonatomic, readonly) UIInterfaceOrientation statusBarOrientation
    IOS_DEPRECATED(2.0, 13.0, "Use the interfaceOrientation property of the window scene instead.");
@property (nonatomic) UIStatusBarStyle statusBarStyle
    IOS_DEPRECATED(2.0, 13.0, "Use the statusBarManager property of the window scene instead.");
@property (nonatomic, getter=isStatusBarHidden) BOOL statusBarHidden
    IOS_DEPRECATED(2.0, 13.0, "Use the statusBarManager property of the window scene instead.");
@end

MAIN_ACTOR @protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options
    SWIFT("application(_:configurationForConnecting:options:)");
@end
END_NONNULL
