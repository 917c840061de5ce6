import Foundation

/// Manages a sheet, which the user can drag between its heights and dismiss. (UIKit documentation)
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet can rest.
    @MainActor @preconcurrency
    open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The identifier of the detent (iOS 16).
        open private(set) var identifier: Identifier
        let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

        init(
            _ identifier: Identifier,
            resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half of the full height; inactive at a compact height (UIKit documentation).
        open class func medium() -> Detent { Detent(.medium) }

        /// The full height.
        open class func large() -> Detent { Detent(.large) }

        /// A height in points above the safe area's bottom edge; nil disables the detent (iOS 16).
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        /// The height in points above the safe area's bottom edge; nil if the detent is disabled (iOS 16).
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            switch identifier {
            case .large: context.maximumDetentValue
            case .medium where context.containerTraitCollection.verticalSizeClass == .compact: nil
            case .medium: context.maximumDetentValue * Simulator.current.profile.sheet.mediumDetentFraction
            default: resolver?(context)
            }
        }
    }

    /// The heights at which the sheet can rest, in ascending order; default large only. The sheet starts at the first.
    open var detents: [Detent] = [.large()] { didSet { modal?.container.setNeedsLayout() } }

    /// The detent at which the sheet rests; nil, the default, is the first.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { modal?.container.setNeedsLayout() } }

    /// The largest detent at which the presenter is not dimmed; default nil: it always is.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { modal?.container.setNeedsLayout() } }

    /// The corner radius in points; nil, the default, is the system's.
    public var preferredCornerRadius: CGFloat? { didSet { modal?.container.setNeedsLayout() } }

    /// Whether a grabber shows at the top of the sheet; default false.
    open var prefersGrabberVisible = false { didSet { modal?.container.setNeedsLayout() } }

    /// Whether scrolling at the edge of the contents expands the sheet; default true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Computes the heights again (iOS 16).
    open func invalidateDetents() { modal?.container.setNeedsLayout() }

    /// Animates changes of the detents.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard let container = modal?.container else { return }
        UIView.animateSystemChanges(withDuration: Simulator.current.profile.motion.presentationDuration) {
            container.layoutIfNeeded()
        }
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let modal else { return .zero }
        return frame(at: selectedDetent, in: modal)
    }

    private func frame(at detent: Detent?, in modal: ModalPresentation) -> CGRect {
        let frame = modal.cardFrame
        guard modal.isCard, !modal.metrics.isPad, let height = height(of: detent, in: modal, maximum: frame.height)
        else {
            return frame
        }
        let card = CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
        return modal.metrics.floats ? modal.metrics.floating(card, in: modal.container.bounds) : card
    }

    override var restingPositions: [SheetRestingPosition] {
        guard let modal, modal.isCard, !modal.metrics.isPad else { return super.restingPositions }
        return activeDetents.map { SheetRestingPosition(frame: frame(at: $0, in: modal), detent: $0.identifier) }
    }

    /// The delegate is notified of changes by the user only. (UIKit documentation)
    override func userDidSelect(_ detent: Detent.Identifier) {
        let isOther = selectedDetent?.identifier != detent
        selectedDetentIdentifier = detent
        guard isOther, let delegate = storedDelegate as? any UISheetPresentationControllerDelegate else { return }
        delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private var selectedDetent: Detent? {
        let active = activeDetents
        return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    }

    /// The detents without those whose resolver answers nil: they are inactive. (UIKit documentation of `resolvedValue(in:)`)
    private var activeDetents: [Detent] {
        guard let modal else { return detents }
        return detents.filter { $0.resolver.map { $0(detentContext(in: modal)) != nil } ?? true }
    }

    private func detentContext(in modal: ModalPresentation) -> DetentContext {
        DetentContext(
            traits: modal.container.traitCollection,
            maximum: modal.cardFrame.height - modal.container.safeAreaInsets.bottom)
    }

    /// The height in points; nil for the maximum.
    private func height(of detent: Detent?, in modal: ModalPresentation, maximum: CGFloat) -> CGFloat? {
        guard let detent, detent.identifier != .large else { return nil }
        if let resolver = detent.resolver {
            let bottom = modal.container.safeAreaInsets.bottom
            return resolver(detentContext(in: modal)).map { min($0 + bottom, maximum) }
        }
        guard modal.metrics.floats else {
            return min(modal.container.bounds.height * modal.metrics.mediumDetentFraction, maximum)
        }
        let bottom = modal.container.safeAreaInsets.bottom
        let scale = max(modal.container.traitCollection.displayScale, 1)
        return ((maximum - bottom) * modal.metrics.mediumDetentFraction * scale).rounded(.down) / scale + bottom
    }

    /// Whether the presenter is not dimmed at the selected detent.
    final var leavesPresenterUndimmed: Bool {
        selectedDetent.map { leavesPresenterUndimmed(at: $0.identifier) } ?? false
    }

    /// Whether the presenter is not dimmed at a detent.
    final func leavesPresenterUndimmed(at detent: Detent.Identifier) -> Bool {
        guard let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
            let index = detents.firstIndex(where: { $0.identifier == detent })
        else { return false }
        return index <= limit
    }

    override var laysOutPresentedView: Bool { true }
}

/// The values that a custom detent's height can depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height in points.
    var maximumDetentValue: CGFloat { get }
}

@MainActor
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}

/// Is notified of a sheet's detents. The method is optional in UIKit; here it does nothing by default.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
