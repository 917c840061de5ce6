// Source: Foundation documentation, NSString, NSRange, NSStringFromSelector(_:).
#pragma once
#include "NSCoding.h"

BEGIN_NONNULL
struct _NSRange { NSUInteger location; NSUInteger length; };
typedef struct _NSRange NSRange;

BRIDGED("Swift.String") SENDABLE @interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithString:(NSString *)string;
@end

NSString *NSStringFromSelector(SEL aSelector);
SEL NSSelectorFromString(NSString *aSelectorName);
END_NONNULL
