// Source: UIKit documentation, UITableViewCell, UITableViewHeaderFooterView, UIListContentView. What takes content
// configurations is in overlays.
#pragma once
#include "Labels.h"
#include "UIControl.h"
#include "UIView.h"

BEGIN_NONNULL
typedef ENUM(NSInteger, UITableViewCellStyle, "UITableViewCell.CellStyle") {
    UITableViewCellStyleDefault,
    UITableViewCellStyleValue1,
    UITableViewCellStyleValue2,
    UITableViewCellStyleSubtitle
};
typedef ENUM(NSInteger, UITableViewCellSeparatorStyle, "UITableViewCell.SeparatorStyle") {
    UITableViewCellSeparatorStyleNone,
    UITableViewCellSeparatorStyleSingleLine
};
typedef ENUM(NSInteger, UITableViewCellSelectionStyle, "UITableViewCell.SelectionStyle") {
    UITableViewCellSelectionStyleNone,
    UITableViewCellSelectionStyleBlue,
    UITableViewCellSelectionStyleGray,
    UITableViewCellSelectionStyleDefault
};
typedef ENUM(NSInteger, UITableViewCellAccessoryType, "UITableViewCell.AccessoryType") {
    UITableViewCellAccessoryNone,
    UITableViewCellAccessoryDisclosureIndicator,
    UITableViewCellAccessoryDetailDisclosureButton,
    UITableViewCellAccessoryCheckmark,
    UITableViewCellAccessoryDetailButton
};

MAIN_ACTOR @interface UITableViewCell : UIView <NSCoding>
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)reuseIdentifier DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly, strong, nullable) UIImageView *imageView;
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel;
@property (nonatomic, readonly, strong, nullable) UILabel *detailTextLabel;
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse REQUIRES_SUPER;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nonatomic, strong, nullable) UIView *accessoryView;
@property (nonatomic) UIEdgeInsets separatorInset;
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration;
- (void)setNeedsUpdateConfiguration;
@end

MAIN_ACTOR @interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)reuseIdentifier DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel;
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse REQUIRES_SUPER;
@end

MAIN_ACTOR @interface UIListContentView : UIView
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
END_NONNULL
