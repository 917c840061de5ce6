// Source: UIKit documentation, UIControl.
#pragma once
#include "UIView.h"

BEGIN_NONNULL
MAIN_ACTOR @interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@end
END_NONNULL
