import Foundation

/// The look of a bar's buttons in their states. (Facts 7, 6.1.12)
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject, NSCopying, NSSecureCoding {
    private(set) var style: UIBarButtonItem.Style

    var values = BarButtonValues() {
        didSet { if values != oldValue { onChange?() } }
    }

    /// Where this one has nothing set: for the back button, the look of plain buttons (fact 6.1.12). Not copied.
    weak var fallback: UIBarButtonItemAppearance?

    /// The appearance that holds this object listens here. Not copied.
    var onChange: (@MainActor () -> Void)?

    /// The look of plain buttons, with nothing set.
    public convenience override init() {
        self.init(style: .plain)
    }

    /// The look of buttons of a style, with nothing set.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    private init(copying other: UIBarButtonItemAppearance) {
        style = other.style
        values = other.values
        super.init()
    }

    /// Not supported: appearances are not archived here.
    public nonisolated required init(coder: NSCoder) {
        fatalError("UIBarButtonItemAppearance.init(coder:) is missing in HeadlessUIKit: appearances are not archived.")
    }

    /// Not supported: appearances are not archived here.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError("UIBarButtonItemAppearance.encode(with:) is missing in HeadlessUIKit: appearances are not archived.")
    }

    /// True, as in UIKit.
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// Another object with equal values.
    open func copy() -> Self {
        guard let copy = copied() as? Self else {
            fatalError("copy() of a subclass of UIBarButtonItemAppearance is missing in HeadlessUIKit.")
        }
        return copy
    }

    /// Another object with equal values.
    public nonisolated func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    func copied() -> UIBarButtonItemAppearance {
        UIBarButtonItemAppearance(copying: self)
    }

    /// Forgets everything that was set and takes the defaults of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        values = BarButtonValues()
    }

    /// The look at rest.
    open private(set) lazy var normal = state(\.normal)
    /// The look under a finger; derived from ``normal``.
    open private(set) lazy var highlighted = state(\.highlighted)
    /// The look of a button that does nothing; derived from ``normal``.
    open private(set) lazy var disabled = state(\.disabled)
    /// The look of a button in focus; derived from ``highlighted``.
    open private(set) lazy var focused = state(\.focused)

    private func state(_ path: WritableKeyPath<BarButtonValues, BarButtonStateValues>) -> UIBarButtonItemStateAppearance
    {
        UIBarButtonItemStateAppearance(path: path) { [weak self] in self }
    }

    /// Equal for the same style and equal values.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        return self === other || MainActor.assumeIsolated { style == other.style && values == other.values }
    }

    /// The same for all, since values may change.
    open nonisolated override var hash: Int { 1 }
}

extension UIBarButtonItemAppearance {
    /// The values of a state, completed from the states it is derived from and then from the fallback.
    func resolved(_ path: KeyPath<BarButtonValues, BarButtonStateValues>) -> BarButtonStateValues {
        let chain: [KeyPath<BarButtonValues, BarButtonStateValues>] =
            switch path {
            case \.focused: [\.highlighted, \.normal]
            case \.normal: []
            default: [\.normal]
            }
        let own = chain.reduce(values[keyPath: path]) { $0.completed(from: values[keyPath: $1]) }
        guard let fallback else { return own }
        return own.completed(from: fallback.resolved(path))
    }
}
