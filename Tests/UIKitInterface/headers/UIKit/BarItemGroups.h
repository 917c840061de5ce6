// Source: UIKit documentation, UIBarButtonItemGroup; what has arguments with defaults is in the overlay. Left out is what
// is for the overflow menu and for bars that people customise.
#pragma once
#include "BarItems.h"

BEGIN_NONNULL
MAIN_ACTOR @interface UIBarButtonItemGroup : NSObject <NSCoding>
- (instancetype)initWithBarButtonItems:(NSArray<UIBarButtonItem *> *)barButtonItems
                    representativeItem:(nullable UIBarButtonItem *)representativeItem DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, copy) NSArray<UIBarButtonItem *> *barButtonItems;
@property (nullable, nonatomic, strong) UIBarButtonItem *representativeItem;
@property (nonatomic, getter=isHidden) BOOL hidden IOS(16.0);
@end

@interface UIBarButtonItem (UIBarButtonItemGroup)
@property (nullable, nonatomic, readonly, weak) UIBarButtonItemGroup *buttonGroup;
- (UIBarButtonItemGroup *)creatingFixedGroup IOS(16.0);
@end
END_NONNULL
