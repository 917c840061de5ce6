import Foundation

/// The look of a bar's buttons in one state. What is not set here comes from the states it is derived from.
/// (Fact 6.1.12)
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    private let owner: () -> UIBarButtonItemAppearance?
    private let path: WritableKeyPath<BarButtonValues, BarButtonStateValues>

    init(
        path: WritableKeyPath<BarButtonValues, BarButtonStateValues>,
        owner: @escaping () -> UIBarButtonItemAppearance?
    ) {
        self.path = path
        self.owner = owner
        super.init()
    }

    /// The attributes of the title; none by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { resolved.titleTextAttributes }
        set { change { $0.titleTextAttributes = newValue } }
    }

    /// The displacement of the title, in points; none by default.
    open var titlePositionAdjustment: UIOffset {
        get { resolved.titlePositionAdjustment ?? .zero }
        set { change { $0.titlePositionAdjustment = newValue } }
    }

    /// The image behind the title; nil by default.
    open var backgroundImage: UIImage? {
        get { resolved.backgroundImage }
        set { change { $0.backgroundImage = newValue } }
    }

    /// The displacement of the image behind the title, in points; none by default.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { resolved.backgroundImagePositionAdjustment ?? .zero }
        set { change { $0.backgroundImagePositionAdjustment = newValue } }
    }

    var resolved: BarButtonStateValues {
        owner()?.resolved(path) ?? BarButtonStateValues()
    }

    private func change(_ change: (inout BarButtonStateValues) -> Void) {
        guard let owner = owner() else { return }
        change(&owner.values[keyPath: path])
    }

    /// Equal when both resolve to the same look.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemStateAppearance else { return false }
        return self === other || MainActor.assumeIsolated { resolved == other.resolved }
    }

    /// The same for all, since values may change.
    open nonisolated override var hash: Int { 1 }
}
