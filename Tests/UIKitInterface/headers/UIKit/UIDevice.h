// Source: UIKit documentation, UIDevice.
#pragma once
#include "Design.h"

BEGIN_NONNULL
MAIN_ACTOR @interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice SWIFT("current");
@property (nonatomic, readonly, strong) NSString *name;
@property (nonatomic, readonly, strong) NSString *model;
@property (nonatomic, readonly, strong) NSString *systemName;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end
END_NONNULL
