// Source: Foundation documentation, NSNotification.Name, NotificationCenter.
#pragma once
#include "Collections.h"

BEGIN_NONNULL
SWIFT("OperationQueue") @interface NSOperationQueue : NSObject
@end

typedef NSString *NSNotificationName EXTENSIBLE_STRING SWIFT("NSNotification.Name");

BRIDGED("Foundation.Notification") @interface NSNotification : NSObject <NSCopying, NSCoding>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@property (nullable, readonly, copy) NSDictionary *userInfo;
@end

SENDABLE SWIFT("NotificationCenter") @interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter SWIFT("default");
- (void)addObserver:(id)observer
           selector:(SEL)aSelector
               name:(nullable NSNotificationName)name
             object:(nullable id)object;
- (void)postNotificationName:(NSNotificationName)name object:(nullable id)object SWIFT("post(name:object:)");
- (void)removeObserver:(id)observer;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(SENDABLE void (^)(NSNotification *notification))block
    SWIFT("addObserver(forName:object:queue:using:)");
@end
END_NONNULL
