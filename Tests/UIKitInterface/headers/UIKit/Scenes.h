// Source: UIKit documentation, UIScene, UISceneSession, UISceneConfiguration, UISceneDelegate.
#pragma once
#include "UIView.h"

BEGIN_NONNULL
@class UIScene, UISceneSession;
@protocol UISceneDelegate;

typedef NSString *UISceneSessionRole FIXED_STRING SWIFT("UISceneSession.Role");

typedef ENUM(NSInteger, UISceneActivationState, "UIScene.ActivationState") {
    UISceneActivationStateUnattached = -1,
    UISceneActivationStateForegroundActive = 0,
    UISceneActivationStateForegroundInactive = 1,
    UISceneActivationStateBackground = 2
};

SWIFT("UIScene.ConnectionOptions")
MAIN_ACTOR @interface UISceneConnectionOptions : NSObject
- (instancetype)init __attribute__((unavailable));
@end

MAIN_ACTOR @interface UISceneConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithName:(nullable NSString *)name sessionRole:(UISceneSessionRole)sessionRole DESIGNATED;
@property (nonatomic, nullable, readonly) NSString *name;
@property (nonatomic, readonly) UISceneSessionRole role;
@property (nonatomic, nullable) Class delegateClass;
@end

MAIN_ACTOR @interface UISceneSession : NSObject <NSSecureCoding>
- (instancetype)init __attribute__((unavailable));
@property (nonatomic, readonly, nullable) UIScene *scene;
@property (nonatomic, readonly) UISceneSessionRole role;
@end

MAIN_ACTOR @interface UIScene : UIResponder
- (instancetype)init __attribute__((unavailable));
@property (nonatomic, readonly) UISceneSession *session;
@property (nullable, nonatomic, strong) id<UISceneDelegate> delegate;
@property (nonatomic, readonly) UISceneActivationState activationState;
@property (null_resettable, nonatomic, copy) NSString *title;
@end

MAIN_ACTOR @protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions SWIFT("scene(_:willConnectTo:options:)");
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
@end
END_NONNULL
