import UIKit

/// The names of an enumeration's cases by raw value, as in HeadlessUIKit.
struct EnumCases {
    let type: String
    private let name: (Int) -> String?

    init<Case: RawRepresentable>(_ type: Case.Type) where Case.RawValue: BinaryInteger {
        // "UIKit.UIView.ContentMode" without the module.
        self.type = String(String(reflecting: type).drop { $0 != "." }.dropFirst())
        name = { number in
            Case.RawValue(exactly: number).flatMap(Case.init(rawValue:)).map { "\($0)" }
        }
    }

    /// The value of each case, by whole name; values beyond those that UIKit uses are not tried.
    var values: [String: Int] {
        let found = (-8...256).compactMap { number in name(number).map { ("\(type).\($0)", number) } }
        return Dictionary(found) { first, _ in first }
    }

    @MainActor static let all: [EnumCases] = [
        EnumCases(CGBlendMode.self),
        EnumCases(CGImageAlphaInfo.self),
        EnumCases(UIContextualAction.Style.self),
        EnumCases(UITableView.RowAnimation.self),
        EnumCases(UITableView.ScrollPosition.self),
        EnumCases(UITableView.Style.self),
        EnumCases(UITableViewCell.AccessoryType.self),
        EnumCases(UITableViewCell.CellStyle.self),
        EnumCases(UITableViewCell.SelectionStyle.self),
        EnumCases(UITableViewCell.SeparatorStyle.self),
        EnumCases(UIAlertAction.Style.self),
        EnumCases(UIAlertController.Style.self),
        EnumCases(UIApplication.State.self),
        EnumCases(CGLineCap.self),
        EnumCases(CGLineJoin.self),
        EnumCases(NSLayoutConstraint.Attribute.self),
        EnumCases(NSLayoutConstraint.Axis.self),
        EnumCases(NSLayoutConstraint.Relation.self),
        EnumCases(NSLineBreakMode.self),
        EnumCases(NSTextAlignment.self),
        EnumCases(UIAccessibilityContrast.self),
        EnumCases(UIBarButtonItem.AxisBehavior.self),
        EnumCases(UIBarButtonItem.Style.self),
        EnumCases(UIBarButtonItem.SystemItem.self),
        EnumCases(UIBarContainerBehavior.self),
        EnumCases(UIBarMetrics.self),
        EnumCases(UIBarPosition.self),
        EnumCases(UIBarStyle.self),
        EnumCases(UIBehavioralStyle.self),
        EnumCases(UIBlurEffect.Style.self),
        EnumCases(UIButton.ButtonType.self),
        EnumCases(UIDisplayGamut.self),
        EnumCases(UIGestureRecognizer.State.self),
        EnumCases(UIImage.Orientation.self),
        EnumCases(UIImage.RenderingMode.self),
        EnumCases(UIImage.ResizingMode.self),
        EnumCases(UIImage.SymbolScale.self),
        EnumCases(UIImage.SymbolWeight.self),
        EnumCases(UIInterfaceOrientation.self),
        EnumCases(UILegibilityWeight.self),
        EnumCases(UIMenuElement.State.self),
        EnumCases(UIModalPresentationStyle.self),
        EnumCases(UIModalTransitionStyle.self),
        EnumCases(UINavigationController.Operation.self),
        EnumCases(UINavigationItem.BackButtonDisplayMode.self),
        EnumCases(UINavigationItem.ItemStyle.self),
        EnumCases(UINavigationItem.LargeTitleDisplayMode.self),
        EnumCases(UINavigationItem.SearchBarPlacement.self),
        EnumCases(UINavigationItem.TitleAlignment.self),
        EnumCases(UIBarMinimizationBehavior.self),
        EnumCases(UIBarMinimizationRestorationBehavior.self),
        EnumCases(UIBarMinimizationSafeAreaAdjustment.self),
        EnumCases(UIScene.ActivationState.self),
        EnumCases(UIScrollView.ContentInsetAdjustmentBehavior.self),
        EnumCases(UIScrollView.KeyboardDismissMode.self),
        EnumCases(UISemanticContentAttribute.self),
        EnumCases(UIPageViewController.NavigationDirection.self),
        EnumCases(UIPageViewController.NavigationOrientation.self),
        EnumCases(UIPageViewController.TransitionStyle.self),
        EnumCases(UISplitViewController.Column.self),
        EnumCases(UISplitViewController.DisplayMode.self),
        EnumCases(UISplitViewController.Style.self),
        EnumCases(UIStackView.Alignment.self),
        EnumCases(UIStackView.Distribution.self),
        EnumCases(UIStatusBarAnimation.self),
        EnumCases(UIStatusBarStyle.self),
        EnumCases(UIKeyboardType.self),
        EnumCases(UIReturnKeyType.self),
        EnumCases(UITextAutocapitalizationType.self),
        EnumCases(UITextAutocorrectionType.self),
        EnumCases(UITextField.BorderStyle.self),
        EnumCases(UITextField.ViewMode.self),
        EnumCases(UITimingCurveType.self),
        EnumCases(UITouch.Phase.self),
        EnumCases(UITraitEnvironmentLayoutDirection.self),
        EnumCases(UIUserInterfaceIdiom.self),
        EnumCases(UIUserInterfaceLayoutDirection.self),
        EnumCases(UIUserInterfaceLevel.self),
        EnumCases(UIUserInterfaceSizeClass.self),
        EnumCases(UIUserInterfaceStyle.self),
        EnumCases(UIVerticalBarBehavior.self),
        EnumCases(UIVerticalBarEdge.self),
        EnumCases(UIView.AnimationCurve.self),
        EnumCases(UIView.ContentMode.self),
        EnumCases(UIView.TintAdjustmentMode.self),
        EnumCases(UIViewAnimatingPosition.self),
        EnumCases(UIViewAnimatingState.self),
    ]
}
