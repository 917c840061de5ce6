import Testing
import TestSupport

@testable import UIKit

extension HeadlessStage {
    /// The shown frame of a view in the bar's coordinates. The model's tests do not depend on the library, so they
    /// cannot use the testing product's `shownFrame`.
    func shown(_ view: UIView) -> CGRect {
        let toRoot = view.layer.shownModel.bounds.applying(view.transformToRoot(\.shownModel))
        let bar = bar.layer.shownModel.bounds.applying(bar.transformToRoot(\.shownModel))
        return toRoot.offsetBy(dx: -bar.minX, dy: -bar.minY)
    }

    /// The labels with a text, back to front.
    func labels(_ text: String) -> [UILabel] {
        bar.all(UILabel.self).filter { $0.text == text && !$0.isHidden && !$0.titlePart.isHidden }
    }

    func label(_ text: String) throws -> UILabel { try #require(labels(text).last, "no label says \(text)") }
}

extension UILabel {
    /// The view that the bar moves and fades: the label itself, or from iOS 16 the control in which an inline title is (fact m28.2).
    var titlePart: UIView { superview as? BarTitleControl ?? self }
}

extension UIView {
    /// All descendants of a class, back to front.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        (self as? View).map { [$0] } ?? [] + subviews.flatMap { $0.all(type) }
    }
}

@MainActor
func opaque(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
}
