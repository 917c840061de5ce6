// Source: Foundation documentation, NSAttributedString, NSMutableAttributedString; facts 7.
#pragma once
#include "Collections.h"

BEGIN_NONNULL
typedef NSString *NSAttributedStringKey EXTENSIBLE_STRING SWIFT("NSAttributedString.Key");

@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithString:(NSString *)string
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes;
- (instancetype)initWithAttributedString:(NSAttributedString *)string;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)location
                                                effectiveRange:(nullable NSRange *)range
    SWIFT("attributes(at:effectiveRange:)");
- (nullable id)attribute:(NSAttributedStringKey)name
                 atIndex:(NSUInteger)location
          effectiveRange:(nullable NSRange *)range SWIFT("attribute(_:at:effectiveRange:)");
@end

@interface NSMutableAttributedString : NSAttributedString
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range;
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range;
- (void)appendAttributedString:(NSAttributedString *)string SWIFT("append(_:)");
@end
END_NONNULL
