// Source: Foundation documentation, NSError.
#pragma once
#include "Collections.h"

BEGIN_NONNULL
typedef NSString *NSErrorDomain;

SENDABLE @interface NSError : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithDomain:(NSErrorDomain)domain
                          code:(NSInteger)code
                      userInfo:(nullable NSDictionary<NSString *, id> *)dict DESIGNATED;
@property (readonly, copy) NSErrorDomain domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
@end
END_NONNULL
