// State preservation and restoration of view controllers. Source: UIKit documentation, UIViewControllerRestoration,
// UIViewController.
#pragma once
#include "UIViewController.h"

BEGIN_NONNULL
MAIN_ACTOR @protocol UIViewControllerRestoration <NSObject>
+ (nullable UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> *)identifierComponents
                                                                     coder:(NSCoder *)coder
    SWIFT("viewController(withRestorationIdentifierPath:coder:)");
@end

@interface UIViewController (UIStateRestoration)
@property (nullable, nonatomic, copy) NSString *restorationIdentifier;
@property (nullable, nonatomic, readwrite, assign) Class<UIViewControllerRestoration> restorationClass;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder SWIFT("encodeRestorableState(with:)");
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder SWIFT("decodeRestorableState(with:)");
- (void)applicationFinishedRestoringState;
@end
END_NONNULL
