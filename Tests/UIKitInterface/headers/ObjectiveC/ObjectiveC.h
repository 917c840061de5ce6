// The root of the Objective-C world. Source: Objective-C runtime documentation, NSObject and NSObjectProtocol.
#pragma once
#include "../Interface.h"

typedef _Bool BOOL;
#define YES __objc_yes
#define NO __objc_no
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;

BEGIN_NONNULL
@class NSString;

SWIFT("NSObjectProtocol") @protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, nullable) Class superclass;
- (instancetype)self;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass SWIFT("isKind(of:)");
- (BOOL)isMemberOfClass:(Class)aClass SWIFT("isMember(of:)");
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector SWIFT("responds(to:)");
@property (readonly, copy) NSString *description;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype)init DESIGNATED;
- (id)copy;
- (id)mutableCopy;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector SWIFT("forwardingTarget(for:)");
+ (BOOL)instancesRespondToSelector:(null_unspecified SEL)aSelector SWIFT("instancesRespond(to:)");
@end
END_NONNULL
