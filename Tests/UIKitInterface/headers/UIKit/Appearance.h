// Source: UIKit documentation, UIAppearance, UIAppearanceContainer; fact 6.1.7.
#pragma once
#include "Design.h"

BEGIN_NONNULL
MAIN_ACTOR @protocol UIAppearanceContainer <NSObject>
@end

MAIN_ACTOR @protocol UIAppearance <NSObject>
+ (instancetype)appearance;
+ (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class<UIAppearanceContainer>> *)containerTypes
    SWIFT("appearance(whenContainedInInstancesOf:)");
@end
END_NONNULL
