// Source: Foundation documentation, NSValue, NSNumber.
#pragma once
#include "NSString.h"

BEGIN_NONNULL
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end

SENDABLE @interface NSNumber : NSValue
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (NSNumber *)initWithInt:(int)value SWIFT("init(value:)");
- (NSNumber *)initWithInteger:(NSInteger)value SWIFT("init(value:)");
- (NSNumber *)initWithFloat:(float)value SWIFT("init(value:)");
- (NSNumber *)initWithDouble:(double)value SWIFT("init(value:)");
- (NSNumber *)initWithBool:(BOOL)value SWIFT("init(value:)");
@property (readonly) int intValue SWIFT("int32Value");
@property (readonly) NSInteger integerValue SWIFT("intValue");
@property (readonly) float floatValue;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@property (readonly, copy) NSString *stringValue;
@end
END_NONNULL
