import Foundation

/// Manages a page that is presented as a sheet, which a finger drags from height to height and away.
/// (UIKit documentation)
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    /// A height that a sheet may rest at.
    @MainActor @preconcurrency
    open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The name of the height (iOS 16).
        open private(set) var identifier: Identifier
        let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

        init(
            _ identifier: Identifier,
            resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half of the height.
        open class func medium() -> Detent { Detent(.medium) }
        /// The full height.
        open class func large() -> Detent { Detent(.large) }
        /// A height in points above the safe area's bottom edge; nil leaves the detent out (iOS 16).
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        /// The height in points above the safe area's bottom edge; nil where the detent is left out (iOS 16).
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            switch identifier {
            case .large: context.maximumDetentValue
            case .medium: context.maximumDetentValue * Simulator.current.profile.sheet.mediumDetentFraction
            default: resolver?(context)
            }
        }
    }

    /// The heights the sheet may rest at, from the least; default large only. It comes up at the first.
    open var detents: [Detent] = [.large()] { didSet { modal?.container.setNeedsLayout() } }
    /// The height it rests at; nil, the default, is the first.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { modal?.container.setNeedsLayout() } }
    /// The greatest height at which the presenter is not darkened; default nil: it always is.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { modal?.container.setNeedsLayout() } }
    /// The radius of the corners in points; nil, the default, is the system's.
    public var preferredCornerRadius: CGFloat? { didSet { modal?.container.setNeedsLayout() } }
    /// Whether a grabber shows at the top of the sheet; default false.
    open var prefersGrabberVisible = false { didSet { modal?.container.setNeedsLayout() } }
    /// Whether scrolling on at the top of the contents makes the sheet higher; default true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Works the heights out anew (iOS 16).
    open func invalidateDetents() { modal?.container.setNeedsLayout() }

    /// Changes heights so that the sheet moves there.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard let container = modal?.container else { return }
        UIView.animate(withDuration: Simulator.current.profile.motion.presentationDuration) {
            container.layoutIfNeeded()
        }
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let modal else { return .zero }
        return frame(at: selectedDetent, in: modal)
    }

    private func frame(at detent: Detent?, in modal: ModalPresentation) -> CGRect {
        let frame = modal.cardFrame
        guard modal.isCard, !modal.metrics.isPad, let height = height(of: detent, in: modal, most: frame.height) else {
            return frame
        }
        return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    }

    override var restingPlaces: [SheetRestingPlace] {
        guard let modal, modal.isCard, !modal.metrics.isPad else { return super.restingPlaces }
        return detents.map { SheetRestingPlace(frame: frame(at: $0, in: modal), detent: $0.identifier) }
    }

    /// The user chose a height. (UIKit documentation: code that does so is not told to the delegate)
    override func userDidSelect(_ detent: Detent.Identifier) {
        let isOther = selectedDetent?.identifier != detent
        selectedDetentIdentifier = detent
        guard isOther, let delegate = delegate as? any UISheetPresentationControllerDelegate else { return }
        delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private var selectedDetent: Detent? {
        detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    }

    /// The height in points; nil for the greatest there is.
    private func height(of detent: Detent?, in modal: ModalPresentation, most: CGFloat) -> CGFloat? {
        guard let detent, detent.identifier != .large else { return nil }
        if let resolver = detent.resolver {
            let bottom = modal.container.safeAreaInsets.bottom
            let context = DetentContext(traits: modal.container.traitCollection, most: most - bottom)
            return resolver(context).map { min($0 + bottom, most) }
        }
        return min(modal.container.bounds.height * modal.metrics.mediumDetentFraction, most)
    }

    var leavesPresenterBright: Bool { selectedDetent.map { leavesPresenterBright(at: $0.identifier) } ?? false }

    /// Whether the presenter is not darkened while the sheet rests at a height.
    func leavesPresenterBright(at height: Detent.Identifier) -> Bool {
        guard let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
            let index = detents.firstIndex(where: { $0.identifier == height })
        else { return false }
        return index <= limit
    }

    override var placesPresentedView: Bool { true }
}

/// What a custom height may depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height in points.
    var maximumDetentValue: CGFloat { get }
}

@MainActor
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, most: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = most
    }
}
