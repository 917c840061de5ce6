// Source: UIKit documentation, UIView, safe area, margins and constraints; facts 5.1.
#pragma once
#include "UIView.h"

BEGIN_NONNULL
extern const CGSize UILayoutFittingCompressedSize SWIFT("UIView.layoutFittingCompressedSize");
extern const CGSize UILayoutFittingExpandedSize SWIFT("UIView.layoutFittingExpandedSize");
extern const CGFloat UIViewNoIntrinsicMetric SWIFT("UIView.noIntrinsicMetric");

@interface UIView (UIViewSafeArea)
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property (nonatomic) BOOL preservesSuperviewLayoutMargins;
- (void)layoutMarginsDidChange;
@property (readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *readableContentGuide;
@property (nonatomic, readonly, copy) NSArray<__kindof UILayoutGuide *> *layoutGuides;
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide;
- (void)removeLayoutGuide:(UILayoutGuide *)layoutGuide;
@end

@interface UIView (UIViewConstraints)
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (class, nonatomic, readonly) BOOL requiresConstraintBasedLayout;
@property (nonatomic, readonly) NSArray<__kindof NSLayoutConstraint *> *constraints;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints;
- (void)setNeedsUpdateConstraints;
- (void)updateConstraintsIfNeeded;
- (void)updateConstraints REQUIRES_SUPER;
- (BOOL)needsUpdateConstraints;
- (CGRect)alignmentRectForFrame:(CGRect)frame SWIFT("alignmentRect(forFrame:)");
- (CGRect)frameForAlignmentRect:(CGRect)alignmentRect SWIFT("frame(forAlignmentRect:)");
@property (nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority;
- (UILayoutPriority)contentHuggingPriorityForAxis:(NSLayoutAxis)axis SWIFT("contentHuggingPriority(for:)");
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(NSLayoutAxis)axis
    SWIFT("setContentHuggingPriority(_:for:)");
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(NSLayoutAxis)axis
    SWIFT("contentCompressionResistancePriority(for:)");
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(NSLayoutAxis)axis
    SWIFT("setContentCompressionResistancePriority(_:for:)");
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor;
@end

// Source: UIKit documentation, NSObject, nib files.
@interface NSObject (UINibLoadingAdditions)
- (void)awakeFromNib MAIN_ACTOR;
- (void)prepareForInterfaceBuilder MAIN_ACTOR;
@end
END_NONNULL
