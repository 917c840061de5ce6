// Source: UIKit documentation, UIStackView.
#pragma once
#include "UIView.h"

BEGIN_NONNULL
typedef ENUM(NSInteger, UIStackViewDistribution, "UIStackView.Distribution") {
    UIStackViewDistributionFill = 0,
    UIStackViewDistributionFillEqually,
    UIStackViewDistributionFillProportionally,
    UIStackViewDistributionEqualSpacing,
    UIStackViewDistributionEqualCentering
};
typedef ENUM(NSInteger, UIStackViewAlignment, "UIStackView.Alignment") {
    UIStackViewAlignmentFill,
    UIStackViewAlignmentLeading,
    UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
    UIStackViewAlignmentFirstBaseline,
    UIStackViewAlignmentCenter,
    UIStackViewAlignmentTrailing,
    UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing,
    UIStackViewAlignmentLastBaseline
};
extern const CGFloat UIStackViewSpacingUseDefault SWIFT("UIStackView.spacingUseDefault");
extern const CGFloat UIStackViewSpacingUseSystem SWIFT("UIStackView.spacingUseSystem");

MAIN_ACTOR @interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex;
@property (nonatomic) NSLayoutAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)arrangedSubview SWIFT("setCustomSpacing(_:after:)");
- (CGFloat)customSpacingAfterView:(UIView *)arrangedSubview SWIFT("customSpacing(after:)");
@property (nonatomic, getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement;
@property (nonatomic, getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
@end
END_NONNULL
