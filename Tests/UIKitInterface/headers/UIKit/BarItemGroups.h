// Source: UIKit documentation, UIBarButtonItemGroup; what has arguments with defaults is in the
// overlay.
#pragma once
#include "BarItems.h"

BEGIN_NONNULL
MAIN_ACTOR @interface UIBarButtonItemGroup : NSObject <NSCoding>
- (instancetype)init __attribute__((unavailable));
- (instancetype)initWithBarButtonItems:(NSArray<UIBarButtonItem *> *)barButtonItems
                    representativeItem:(nullable UIBarButtonItem *)representativeItem DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, copy) NSArray<UIBarButtonItem *> *barButtonItems;
@property (nullable, nonatomic, strong) UIBarButtonItem *representativeItem;
@property (nonatomic, readonly, getter=isDisplayingRepresentativeItem) BOOL displayingRepresentativeItem;
@property (nonatomic) BOOL alwaysAvailable IOS(16.0);
@property (nullable, nonatomic, copy) UIMenuElement *menuRepresentation IOS(16.0);
@property (nonatomic, getter=isHidden) BOOL hidden IOS(16.0);
@end

@interface UIBarButtonItem (UIBarButtonItemGroup)
@property (nullable, nonatomic, readonly, weak) UIBarButtonItemGroup *buttonGroup;
@property (nullable, nonatomic, copy) UIMenuElement *menuRepresentation IOS(16.0);
- (UIBarButtonItemGroup *)creatingFixedGroup IOS(16.0);
- (UIBarButtonItemGroup *)creatingMovableGroupWithCustomizationIdentifier:(NSString *)customizationIdentifier IOS(16.0)
    SWIFT("creatingMovableGroup(customizationIdentifier:)");
@end
END_NONNULL
