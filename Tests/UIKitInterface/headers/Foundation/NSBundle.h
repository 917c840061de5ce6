// Source: Foundation documentation, Bundle.
#pragma once
#include "NSData.h"
#include "Collections.h"

BEGIN_NONNULL
SENDABLE SWIFT("Bundle") @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle SWIFT("main");
+ (NSBundle *)bundleForClass:(Class)aClass SWIFT("init(for:)");
@property (readonly, copy) NSURL *bundleURL;
@property (readonly, copy) NSString *bundlePath;
@property (nullable, readonly, copy) NSString *bundleIdentifier;
@property (nullable, readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
- (nullable NSURL *)URLForResource:(nullable NSString *)name
                     withExtension:(nullable NSString *)ext SWIFT("url(forResource:withExtension:)");
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext
    SWIFT("path(forResource:ofType:)");
@end
END_NONNULL
