import Foundation

/// A rectangle in a view that constraints can use and that is not a view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// What decides the guide's rectangle.
    enum Kind {
        case constraints
        case safeArea
        case margins
        case readableWidth
        /// The visible part of a scroll view.
        case scrollFrame
        /// Everything in a scroll view.
        case scrollContent
    }

    private(set) var kind = Kind.constraints
    private weak var storedOwner: UIView?
    /// The rectangle of the last solution.
    var solvedFrame = CGRect.zero

    convenience init(kind: Kind, identifier: String, owner: UIView) {
        self.init()
        self.kind = kind
        self.identifier = identifier
        storedOwner = owner
    }

    /// A name for messages; default empty.
    open var identifier = ""

    /// The view the guide is in; default nil. Setting it moves the guide, as `addLayoutGuide(_:)` does.
    open var owningView: UIView? {
        get { storedOwner }
        set {
            guard newValue !== storedOwner else { return }
            storedOwner?.layoutEngineStorage.releaseGuide(self)
            storedOwner = newValue
            newValue?.layoutEngineStorage.holdGuide(self)
        }
    }

    /// The guide's rectangle in its view's coordinates, in points, as of the last layout pass.
    open var layoutFrame: CGRect {
        guard kind != .constraints, let owner = owningView else { return solvedFrame }
        switch kind {
        case .scrollContent: return CGRect(origin: .zero, size: (owner as? LayoutScrolling)?.contentSize ?? .zero)
        default: return owner.bounds.inset(by: insets(in: owner))
        }
    }

    /// How far a guide that follows its view's edges lies inside of them.
    func insets(in owner: UIView) -> UIEdgeInsets {
        switch kind {
        case .safeArea: owner.safeAreaInsets
        case .margins: owner.layoutMargins
        case .readableWidth: ReadableWidth.insets(bounds: owner.bounds, margins: owner.layoutMargins)
        case .scrollFrame, .scrollContent, .constraints: .zero
        }
    }
}
