// Source: UIKit documentation, UIBarItem, UIBarButtonItem; the initialisers with actions are in the overlay. Left out are
// badges, the order of menus, and symbol effects with the framework that they are from.
#pragma once
#include "Actions.h"
#include "UIControl.h"
#include "UIView.h"

BEGIN_NONNULL
@class UIBarButtonItem;

typedef ENUM(NSInteger, UIBarButtonItemStyle, "UIBarButtonItem.Style") {
    UIBarButtonItemStylePlain,
    UIBarButtonItemStyleBordered IOS_DEPRECATED(2.0, 8.0, "use plain"),
    UIBarButtonItemStyleProminent IOS(26.0) = 2,
    UIBarButtonItemStyleDone = 2
};
#ifdef SDK_27_1
// developer.apple.com/documentation/uikit/uibarbuttonitem/axisbehavior
typedef ENUM(NSInteger, UIBarButtonItemAxisBehavior, "UIBarButtonItem.AxisBehavior") {
    UIBarButtonItemAxisBehaviorAutomatic,
    UIBarButtonItemAxisBehaviorHorizontalOnly,
    UIBarButtonItemAxisBehaviorVerticalPreferred
} IOS(27.1);
#endif
typedef ENUM(NSInteger, UIBarButtonSystemItem, "UIBarButtonItem.SystemItem") {
    UIBarButtonSystemItemDone,
    UIBarButtonSystemItemCancel,
    UIBarButtonSystemItemEdit,
    UIBarButtonSystemItemSave,
    UIBarButtonSystemItemAdd,
    UIBarButtonSystemItemFlexibleSpace,
    UIBarButtonSystemItemFixedSpace,
    UIBarButtonSystemItemCompose,
    UIBarButtonSystemItemReply,
    UIBarButtonSystemItemAction,
    UIBarButtonSystemItemOrganize,
    UIBarButtonSystemItemBookmarks,
    UIBarButtonSystemItemSearch,
    UIBarButtonSystemItemRefresh,
    UIBarButtonSystemItemStop,
    UIBarButtonSystemItemCamera,
    UIBarButtonSystemItemTrash,
    UIBarButtonSystemItemPlay,
    UIBarButtonSystemItemPause,
    UIBarButtonSystemItemRewind,
    UIBarButtonSystemItemFastForward,
    UIBarButtonSystemItemUndo,
    UIBarButtonSystemItemRedo,
    UIBarButtonSystemItemPageCurl IOS_DEPRECATED(4.0, 11.0, "no longer available"),
    UIBarButtonSystemItemClose = 24
};

MAIN_ACTOR @interface UIBarItem : NSObject <NSCoding, UIAppearance>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, strong) UIImage *landscapeImagePhone;
@property (nonatomic) UIEdgeInsets imageInsets;
@property (nonatomic) UIEdgeInsets landscapeImagePhoneInsets;
@property (nullable, nonatomic, strong) UIImage *largeContentSizeImage;
@property (nonatomic) UIEdgeInsets largeContentSizeImageInsets;
@property (nonatomic) NSInteger tag;
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                      forState:(UIControlState)state SWIFT("setTitleTextAttributes(_:for:)");
- (nullable NSDictionary<NSAttributedStringKey, id> *)titleTextAttributesForState:(UIControlState)state
    SWIFT("titleTextAttributes(for:)");
@end

MAIN_ACTOR @interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithImage:(nullable UIImage *)image
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithImage:(nullable UIImage *)image
          landscapeImagePhone:(nullable UIImage *)landscapeImagePhone
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithTitle:(nullable NSString *)title
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem
                                     target:(nullable id)target
                                     action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)customView;
@property (readwrite, nonatomic) UIBarButtonItemStyle style;
@property (nonatomic) CGFloat width;
@property (nullable, nonatomic, copy) NSSet<NSString *> *possibleTitles;
@property (nonatomic, readwrite, assign) BOOL changesSelectionAsPrimaryAction;
@property (nonatomic, readwrite, assign, getter=isSelected) BOOL selected;
@property (nullable, nonatomic, copy) NSString *identifier IOS(26.0);
@property (nullable, nonatomic, copy) UIAction *primaryAction;
@property (nullable, nonatomic, copy) UIMenu *menu;
@property (nullable, nonatomic) SEL action;
@property (nullable, nonatomic, weak) id target;
@property (nullable, nonatomic, strong) __kindof UIView *customView;
@property (nullable, nonatomic, strong) UIColor *tintColor;
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
                  forState:(UIControlState)state
                barMetrics:(UIBarMetrics)barMetrics SWIFT("setBackgroundImage(_:for:barMetrics:)");
- (nullable UIImage *)backgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics
    SWIFT("backgroundImage(for:barMetrics:)");
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
                  forState:(UIControlState)state
                     style:(UIBarButtonItemStyle)style
                barMetrics:(UIBarMetrics)barMetrics SWIFT("setBackgroundImage(_:for:style:barMetrics:)");
- (nullable UIImage *)backgroundImageForState:(UIControlState)state
                                        style:(UIBarButtonItemStyle)style
                                   barMetrics:(UIBarMetrics)barMetrics SWIFT("backgroundImage(for:style:barMetrics:)");
- (void)setBackgroundVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)barMetrics
    SWIFT("setBackgroundVerticalPositionAdjustment(_:for:)");
- (CGFloat)backgroundVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics
    SWIFT("backgroundVerticalPositionAdjustment(for:)");
- (void)setBackButtonBackgroundImage:(nullable UIImage *)backgroundImage
                            forState:(UIControlState)state
                          barMetrics:(UIBarMetrics)barMetrics SWIFT("setBackButtonBackgroundImage(_:for:barMetrics:)");
- (nullable UIImage *)backButtonBackgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)barMetrics
    SWIFT("backButtonBackgroundImage(for:barMetrics:)");
- (void)setTitlePositionAdjustment:(UIOffset)adjustment forBarMetrics:(UIBarMetrics)barMetrics
    SWIFT("setTitlePositionAdjustment(_:for:)");
- (UIOffset)titlePositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics SWIFT("titlePositionAdjustment(for:)");
- (void)setBackButtonBackgroundVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)barMetrics
    SWIFT("setBackButtonBackgroundVerticalPositionAdjustment(_:for:)");
- (CGFloat)backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics
    SWIFT("backButtonBackgroundVerticalPositionAdjustment(for:)");
- (void)setBackButtonTitlePositionAdjustment:(UIOffset)adjustment forBarMetrics:(UIBarMetrics)barMetrics
    SWIFT("setBackButtonTitlePositionAdjustment(_:for:)");
- (UIOffset)backButtonTitlePositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics
    SWIFT("backButtonTitlePositionAdjustment(for:)");
@property (nonatomic, getter=isSymbolAnimationEnabled) BOOL symbolAnimationEnabled IOS(17.0);
@property (nonatomic, getter=isHidden) BOOL hidden IOS(16.0);
@property (nonatomic) BOOL hidesSharedBackground IOS(26.0) NOT_ON_VISIONOS;
@property (nonatomic) BOOL sharesBackground IOS(26.0);
#ifdef SDK_27_1
@property (nonatomic) UIBarButtonItemAxisBehavior axisBehavior IOS(27.1) NOT_ON_VISIONOS;
#endif
@end
END_NONNULL
