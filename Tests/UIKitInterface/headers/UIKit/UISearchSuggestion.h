// Source: UIKit documentation, UISearchSuggestion, UISearchSuggestionItem.
#pragma once
#include "Text.h"
#include "UIImage.h"

BEGIN_NONNULL
MAIN_ACTOR IOS(16.0) @protocol UISearchSuggestion <NSObject>
@property (nullable, nonatomic, readonly) NSString *localizedSuggestion;
@property (nullable, nonatomic, readonly) NSAttributedString *localizedAttributedSuggestion;
@property (nullable, nonatomic, strong) id representedObject;
@optional
@property (nullable, nonatomic, readonly) NSString *localizedDescription;
@property (nullable, nonatomic, readonly) UIImage *iconImage;
@end

MAIN_ACTOR IOS(16.0) @interface UISearchSuggestionItem : NSObject <UISearchSuggestion>
- (instancetype)initWithLocalizedSuggestion:(NSString *)suggestion;
- (instancetype)initWithLocalizedSuggestion:(NSString *)suggestion
                       localizedDescription:(nullable NSString *)description;
- (instancetype)initWithLocalizedSuggestion:(NSString *)suggestion
                       localizedDescription:(nullable NSString *)description
                                  iconImage:(nullable UIImage *)iconImage;
- (instancetype)initWithLocalizedAttributedSuggestion:(NSAttributedString *)suggestion;
- (instancetype)initWithLocalizedAttributedSuggestion:(NSAttributedString *)suggestion
                                 localizedDescription:(nullable NSString *)description;
- (instancetype)initWithLocalizedAttributedSuggestion:(NSAttributedString *)suggestion
                                 localizedDescription:(nullable NSString *)description
                                            iconImage:(nullable UIImage *)iconImage;
@property (nullable, nonatomic, readonly) NSString *localizedSuggestion;
@property (nullable, nonatomic, readonly) NSAttributedString *localizedAttributedSuggestion;
@property (nullable, nonatomic, readonly) NSString *localizedDescription;
@property (nullable, nonatomic, readonly) UIImage *iconImage;
@property (nullable, nonatomic, strong) id representedObject;
@end
END_NONNULL
