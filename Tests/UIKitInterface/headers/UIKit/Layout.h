// Source: UIKit documentation, NSLayoutConstraint, NSLayoutAnchor, UILayoutGuide, UILayoutPriority.
#pragma once
#include "Values.h"

BEGIN_NONNULL
@class NSLayoutAnchor<AnchorType>, NSLayoutConstraint, UIView, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
typedef float UILayoutPriority EXTENSIBLE_STRING;

typedef ENUM(NSInteger, NSLayoutRelation, "NSLayoutConstraint.Relation") {
    NSLayoutRelationLessThanOrEqual = -1,
    NSLayoutRelationEqual = 0,
    NSLayoutRelationGreaterThanOrEqual = 1
};
typedef ENUM(NSInteger, NSLayoutAxis, "NSLayoutConstraint.Axis") {
    NSLayoutAxisHorizontal SWIFT("horizontal") = 0,
    NSLayoutAxisVertical SWIFT("vertical") = 1
};
typedef ENUM(NSInteger, NSLayoutAttribute, "NSLayoutConstraint.Attribute") {
    NSLayoutAttributeLeft = 1,
    NSLayoutAttributeRight,
    NSLayoutAttributeTop,
    NSLayoutAttributeBottom,
    NSLayoutAttributeLeading,
    NSLayoutAttributeTrailing,
    NSLayoutAttributeWidth,
    NSLayoutAttributeHeight,
    NSLayoutAttributeCenterX,
    NSLayoutAttributeCenterY,
    NSLayoutAttributeLastBaseline,
    NSLayoutAttributeFirstBaseline,
    NSLayoutAttributeLeftMargin,
    NSLayoutAttributeRightMargin,
    NSLayoutAttributeTopMargin,
    NSLayoutAttributeBottomMargin,
    NSLayoutAttributeLeadingMargin,
    NSLayoutAttributeTrailingMargin,
    NSLayoutAttributeCenterXWithinMargins,
    NSLayoutAttributeCenterYWithinMargins,
    NSLayoutAttributeNotAnAttribute = 0
};

MAIN_ACTOR @interface NSLayoutConstraint : NSObject
+ (instancetype)constraintWithItem:(id)view1
                         attribute:(NSLayoutAttribute)attr1
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(nullable id)view2
                         attribute:(NSLayoutAttribute)attr2
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)c
    SWIFT("init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)");
@property UILayoutPriority priority;
@property (readonly, nullable, assign) id firstItem;
@property (readonly, nullable, assign) id secondItem;
@property (readonly) NSLayoutAttribute firstAttribute;
@property (readonly) NSLayoutAttribute secondAttribute;
@property (readonly, copy) NSLayoutAnchor *firstAnchor;
@property (readonly, copy, nullable) NSLayoutAnchor *secondAnchor;
@property (readonly) NSLayoutRelation relation;
@property CGFloat constant;
@property (readonly) CGFloat multiplier;
@property (getter=isActive) BOOL active;
@property (nullable, copy) NSString *identifier;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT("activate(_:)");
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT("deactivate(_:)");
@end

MAIN_ACTOR @interface NSLayoutAnchor<AnchorType> : NSObject <NSCopying, NSCoding>
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NOT_DISCARDABLE SWIFT("constraint(equalTo:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NOT_DISCARDABLE SWIFT("constraint(greaterThanOrEqualTo:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NOT_DISCARDABLE SWIFT("constraint(lessThanOrEqualTo:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c
    NOT_DISCARDABLE SWIFT("constraint(equalTo:constant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c
    NOT_DISCARDABLE SWIFT("constraint(greaterThanOrEqualTo:constant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c
    NOT_DISCARDABLE SWIFT("constraint(lessThanOrEqualTo:constant:)");
@property (readonly, copy) NSString *name;
@property (readonly, nullable, weak) id item;
@end

MAIN_ACTOR @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                                   multiplier:(CGFloat)multiplier
    NOT_DISCARDABLE SWIFT("constraint(equalToSystemSpacingAfter:multiplier:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                                                multiplier:(CGFloat)multiplier
    NOT_DISCARDABLE SWIFT("constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                                             multiplier:(CGFloat)multiplier
    NOT_DISCARDABLE SWIFT("constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)");
@end

MAIN_ACTOR @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                                   multiplier:(CGFloat)multiplier
    NOT_DISCARDABLE SWIFT("constraint(equalToSystemSpacingBelow:multiplier:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                                                multiplier:(CGFloat)multiplier
    NOT_DISCARDABLE SWIFT("constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                                             multiplier:(CGFloat)multiplier
    NOT_DISCARDABLE SWIFT("constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)");
@end

MAIN_ACTOR @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c NOT_DISCARDABLE SWIFT("constraint(equalToConstant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c
    NOT_DISCARDABLE SWIFT("constraint(greaterThanOrEqualToConstant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c
    NOT_DISCARDABLE SWIFT("constraint(lessThanOrEqualToConstant:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m
    NOT_DISCARDABLE SWIFT("constraint(equalTo:multiplier:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c
    NOT_DISCARDABLE SWIFT("constraint(equalTo:multiplier:constant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m
    NOT_DISCARDABLE SWIFT("constraint(greaterThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c
    NOT_DISCARDABLE SWIFT("constraint(greaterThanOrEqualTo:multiplier:constant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m
    NOT_DISCARDABLE SWIFT("constraint(lessThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c
    NOT_DISCARDABLE SWIFT("constraint(lessThanOrEqualTo:multiplier:constant:)");
@end

MAIN_ACTOR @interface UILayoutGuide : NSObject <NSCoding>
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, weak, nullable) UIView *owningView;
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@end
END_NONNULL
