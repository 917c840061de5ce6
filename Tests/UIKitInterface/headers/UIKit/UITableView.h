// Source: UIKit documentation, UITableView, UITableViewDataSource, UITableViewDelegate, UITableViewController,
// UISwipeActionsConfiguration, UIContextualAction; Objective-C names: docs.rs/objc2-ui-kit.
#pragma once
#include "UIScrollView.h"
#include "UITableViewCell.h"
#include "UIViewController.h"

BEGIN_NONNULL
@class UITableView;
@class UITableViewHeaderFooterView;
@class UIContextualAction;

typedef ENUM(NSInteger, UITableViewStyle, "UITableView.Style") {
    UITableViewStylePlain,
    UITableViewStyleGrouped,
    UITableViewStyleInsetGrouped
};
typedef ENUM(NSInteger, UITableViewScrollPosition, "UITableView.ScrollPosition") {
    UITableViewScrollPositionNone,
    UITableViewScrollPositionTop,
    UITableViewScrollPositionMiddle,
    UITableViewScrollPositionBottom
};
typedef ENUM(NSInteger, UITableViewRowAnimation, "UITableView.RowAnimation") {
    UITableViewRowAnimationFade,
    UITableViewRowAnimationRight,
    UITableViewRowAnimationLeft,
    UITableViewRowAnimationTop,
    UITableViewRowAnimationBottom,
    UITableViewRowAnimationNone,
    UITableViewRowAnimationMiddle,
    UITableViewRowAnimationAutomatic = 100
};
extern const CGFloat UITableViewAutomaticDimension SWIFT("UITableView.automaticDimension");

typedef ENUM(NSInteger, UIContextualActionStyle, "UIContextualAction.Style") {
    UIContextualActionStyleNormal,
    UIContextualActionStyleDestructive
};
typedef void (^UIContextualActionHandler)(UIContextualAction *action, __kindof UIView *sourceView,
                                          void (^completionHandler)(BOOL actionPerformed))
    SWIFT("UIContextualAction.Handler");

MAIN_ACTOR @interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(UIContextualActionHandler)handler SWIFT("init(style:title:handler:)");
@property (nonatomic, readonly) UIContextualActionStyle style;
@property (nonatomic, copy, readonly) UIContextualActionHandler handler;
@property (nullable, nonatomic, copy) NSString *title;
@property (null_resettable, nonatomic, copy) UIColor *backgroundColor;
@property (nullable, nonatomic, copy) UIImage *image;
@end

MAIN_ACTOR @interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions SWIFT("init(actions:)");
@property (nonatomic, copy, readonly) NSArray<UIContextualAction *> *actions;
@property (nonatomic) BOOL performsFirstActionWithFullSwipe;
@end

MAIN_ACTOR @protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:cellForRowAt:)");
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView SWIFT("numberOfSections(in:)");
- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (nullable NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
@end

MAIN_ACTOR @protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:heightForRowAt:)");
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:estimatedHeightForRowAt:)");
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell
    forRowAtIndexPath:(NSIndexPath *)indexPath SWIFT("tableView(_:willDisplay:forRowAt:)");
- (void)tableView:(UITableView *)tableView didEndDisplayingCell:(UITableViewCell *)cell
    forRowAtIndexPath:(NSIndexPath *)indexPath SWIFT("tableView(_:didEndDisplaying:forRowAt:)");
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willDisplayHeaderView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willDisplayFooterView:(UIView *)view forSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:shouldHighlightRowAt:)");
- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:didHighlightRowAt:)");
- (void)tableView:(UITableView *)tableView didUnhighlightRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:didUnhighlightRowAt:)");
- (nullable NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:willSelectRowAt:)");
- (nullable NSIndexPath *)tableView:(UITableView *)tableView willDeselectRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:willDeselectRowAt:)");
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:didSelectRowAt:)");
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:didDeselectRowAt:)");
- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:accessoryButtonTappedForRowWith:)");
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:leadingSwipeActionsConfigurationForRowAt:)");
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:trailingSwipeActionsConfigurationForRowAt:)");
- (void)tableView:(UITableView *)tableView willBeginEditingRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT("tableView(_:willBeginEditingRowAt:)");
- (void)tableView:(UITableView *)tableView didEndEditingRowAtIndexPath:(nullable NSIndexPath *)indexPath
    SWIFT("tableView(_:didEndEditingRowAt:)");
@end

MAIN_ACTOR @interface UITableView : UIScrollView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic) CGFloat sectionFooterHeight;
@property (nonatomic) CGFloat estimatedRowHeight;
@property (nonatomic) CGFloat estimatedSectionHeaderHeight;
@property (nonatomic) CGFloat estimatedSectionFooterHeight;
@property (nonatomic) CGFloat sectionHeaderTopPadding;
@property (nonatomic) UIEdgeInsets separatorInset;
@property (nonatomic, strong, nullable) UIView *backgroundView;
- (void)reloadData;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation
    SWIFT("reloadRows(at:with:)");
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation
    SWIFT("insertRows(at:with:)");
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation
    SWIFT("deleteRows(at:with:)");
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section SWIFT("numberOfRows(inSection:)");
- (CGRect)rectForSection:(NSInteger)section SWIFT("rect(forSection:)");
- (CGRect)rectForHeaderInSection:(NSInteger)section SWIFT("rectForHeader(inSection:)");
- (CGRect)rectForFooterInSection:(NSInteger)section SWIFT("rectForFooter(inSection:)");
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath SWIFT("rectForRow(at:)");
- (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point SWIFT("indexPathForRow(at:)");
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell SWIFT("indexPath(for:)");
- (nullable NSArray<NSIndexPath *> *)indexPathsForRowsInRect:(CGRect)rect SWIFT("indexPathsForRows(in:)");
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath SWIFT("cellForRow(at:)");
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section SWIFT("headerView(forSection:)");
- (nullable UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section SWIFT("footerView(forSection:)");
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath
              atScrollPosition:(UITableViewScrollPosition)scrollPosition
                      animated:(BOOL)animated SWIFT("scrollToRow(at:at:animated:)");
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedRows;
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath
                    animated:(BOOL)animated
              scrollPosition:(UITableViewScrollPosition)scrollPosition
    SWIFT("selectRow(at:animated:scrollPosition:)");
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated SWIFT("deselectRow(at:animated:)");
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle;
@property (nonatomic, strong, nullable) UIColor *separatorColor;
@property (nonatomic, strong, nullable) UIView *tableHeaderView;
@property (nonatomic, strong, nullable) UIView *tableFooterView;
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
    SWIFT("dequeueReusableCell(withIdentifier:)");
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath
    SWIFT("dequeueReusableCell(withIdentifier:for:)");
- (nullable __kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier
    SWIFT("dequeueReusableHeaderFooterView(withIdentifier:)");
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier
    SWIFT("register(_:forCellReuseIdentifier:)");
- (void)registerClass:(nullable Class)aClass forHeaderFooterViewReuseIdentifier:(NSString *)identifier
    SWIFT("register(_:forHeaderFooterViewReuseIdentifier:)");
@end

MAIN_ACTOR @interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, strong, null_resettable) UITableView *tableView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@end
END_NONNULL
