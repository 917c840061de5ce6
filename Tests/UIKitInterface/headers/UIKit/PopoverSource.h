// Source: UIKit documentation, UIPopoverPresentationControllerSourceItem; frame(in:) is Swift's own in the overlay.
#pragma once
#include "BarItems.h"
#include "Layout.h"
#include "UIView.h"

BEGIN_NONNULL
IOS(16.0) @protocol UIPopoverPresentationControllerSourceItem <NSObject>
@end

@interface UIView (UIPopoverPresentationControllerSourceItem) <UIPopoverPresentationControllerSourceItem>
@end
@interface UILayoutGuide (UIPopoverPresentationControllerSourceItem) <UIPopoverPresentationControllerSourceItem>
@end
@interface UIBarButtonItem (UIPopoverPresentationControllerSourceItem) <UIPopoverPresentationControllerSourceItem>
@end
END_NONNULL
