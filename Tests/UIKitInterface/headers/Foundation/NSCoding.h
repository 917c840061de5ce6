// Copying and coding. Source: Foundation documentation, NSCopying, NSCoding, NSSecureCoding, NSCoder.
#pragma once
#include "../CoreGraphics/CoreGraphics.h"

typedef struct _NSZone NSZone;
typedef double NSTimeInterval SWIFT("TimeInterval");

BEGIN_NONNULL
@class NSCoder, NSData, NSError, NSURL;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone SWIFT("copy(with:)");
@end

@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone SWIFT("mutableCopy(with:)");
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder SWIFT("encode(with:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@interface NSCoder : NSObject
- (void)encodeObject:(nullable id)object forKey:(NSString *)key SWIFT("encode(_:forKey:)");
- (void)encodeBool:(BOOL)value forKey:(NSString *)key SWIFT("encode(_:forKey:)");
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key SWIFT("encode(_:forKey:)");
- (void)encodeDouble:(double)value forKey:(NSString *)key SWIFT("encode(_:forKey:)");
- (nullable id)decodeObjectForKey:(NSString *)key;
- (BOOL)decodeBoolForKey:(NSString *)key;
- (NSInteger)decodeIntegerForKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
- (BOOL)containsValueForKey:(NSString *)key;
@end

@interface NSKeyedArchiver : NSCoder
- (instancetype)initRequiringSecureCoding:(BOOL)requiresSecureCoding DESIGNATED;
@property (readonly, copy) NSData *encodedData;
- (void)finishEncoding;
@end

@interface NSKeyedUnarchiver : NSCoder
- (nullable instancetype)initForReadingFromData:(NSData *)data error:(NSError *_Nullable *_Nullable)error DESIGNATED;
- (void)finishDecoding;
@end
END_NONNULL
