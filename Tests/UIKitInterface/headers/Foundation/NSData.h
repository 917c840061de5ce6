// Classes whose Swift side is a value. Source: Foundation documentation, NSData, NSURL, NSDate, NSIndexPath.
#pragma once
#include "NSString.h"

BEGIN_NONNULL
BRIDGED("FoundationEssentials.Data") SENDABLE @interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end

BRIDGED("FoundationEssentials.URL") SENDABLE @interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end

BRIDGED("FoundationEssentials.Date") SENDABLE @interface NSDate : NSObject <NSCopying, NSSecureCoding>
@end

BRIDGED("FoundationEssentials.IndexPath") SENDABLE @interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end
END_NONNULL
