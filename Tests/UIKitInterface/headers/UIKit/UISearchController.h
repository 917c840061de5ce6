// Source: UIKit documentation, UISearchController.
#pragma once
#include "UIViewController.h"

BEGIN_NONNULL
MAIN_ACTOR @interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
END_NONNULL
