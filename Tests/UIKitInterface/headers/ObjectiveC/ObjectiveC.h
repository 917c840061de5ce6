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

// Source: Objective-C runtime documentation, associative references.
typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
    OBJC_ASSOCIATION_ASSIGN = 0,
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
    OBJC_ASSOCIATION_RETAIN = 01401,
    OBJC_ASSOCIATION_COPY = 01403
} objc_AssociationPolicy;
void objc_setAssociatedObject(id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
id _Nullable objc_getAssociatedObject(id object, const void *key);
END_NONNULL
