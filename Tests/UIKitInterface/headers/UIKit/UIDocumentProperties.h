// Source: UIKit documentation, UIDocumentProperties. Of drag and drop, sharing and link metadata there are the names only.
#pragma once
#include "UIViewController.h"

BEGIN_NONNULL
@interface LPLinkMetadata : NSObject
@end
MAIN_ACTOR @interface UIActivityViewController : UIViewController
@end
MAIN_ACTOR @interface UIDragItem : NSObject
@end
MAIN_ACTOR @protocol UIDragSession <NSObject>
@end
MAIN_ACTOR IOS(16.0) @interface UIDocumentProperties : NSObject
- (instancetype)init __attribute__((unavailable));
- (instancetype)initWithURL:(NSURL *)url;
- (instancetype)initWithMetadata:(LPLinkMetadata *)metadata;
@property (nonatomic, strong) LPLinkMetadata *metadata;
@property (nullable, nonatomic, copy) NSArray<UIDragItem *> * (^dragItemsProvider)(id<UIDragSession> session);
@property (nullable, nonatomic, copy) UIActivityViewController * (^activityViewControllerProvider)(void);
@property (nonatomic) BOOL wantsIconRepresentation;
@end
END_NONNULL
