// Collections that bridge to Swift's. Source: Foundation documentation, NSArray, NSDictionary, NSSet.
#pragma once
#include "NSString.h"

BEGIN_NONNULL
BRIDGED("Swift.Array") @interface NSArray<__covariant Element> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end

BRIDGED("Swift.Dictionary") @interface NSDictionary<__covariant Key, __covariant Value> : NSObject <
    NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end

BRIDGED("Swift.Set") @interface NSSet<__covariant Element> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end
END_NONNULL
