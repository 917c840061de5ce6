import Foundation

/// The look of a bar's tabs in their states. (UIKit documentation)
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject, NSCopying, NSSecureCoding {
    /// How a tab's image and title lie.
    public enum Style: Int, Sendable {
        /// The image over the title: narrow bars.
        case stacked
        /// Side by side: wide bars.
        case inline
        /// Side by side, smaller: bars of compact height.
        case compactInline
    }

    private var style: Style

    var values = TabItemValues() {
        didSet { if values != oldValue { onChange?() } }
    }

    /// The appearance that holds this object listens here. Not copied.
    var onChange: (@MainActor () -> Void)?

    /// The look of stacked tabs, with nothing set.
    public convenience override init() {
        self.init(style: .stacked)
    }

    /// The look of tabs of a style, with nothing set.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Not supported: appearances are not archived here.
    public nonisolated required init(coder: NSCoder) {
        fatalError("UITabBarItemAppearance.init(coder:) is missing in HeadlessUIKit: appearances are not archived.")
    }

    /// Not supported: appearances are not archived here.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError("UITabBarItemAppearance.encode(with:) is missing in HeadlessUIKit: appearances are not archived.")
    }

    /// True, as in UIKit.
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// Another object with equal values.
    open func copy() -> Self {
        guard let copy = copied() as? Self else {
            fatalError("copy() of a subclass of UITabBarItemAppearance is missing in HeadlessUIKit.")
        }
        return copy
    }

    /// Another object with equal values.
    public nonisolated func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: style)
        copy.values = values
        return copy
    }

    /// Forgets everything that was set and takes the defaults of a style.
    open func configureWithDefault(for style: Style) {
        self.style = style
        values = TabItemValues()
    }

    /// The look of a tab that is not selected.
    open private(set) lazy var normal = state(\.normal)
    /// The look of the selected tab.
    open private(set) lazy var selected = state(\.selected)
    /// The look of a tab that cannot be selected.
    open private(set) lazy var disabled = state(\.disabled)
    /// The look of a tab in focus; there is no focus here.
    open private(set) lazy var focused = state(\.focused)

    private func state(_ path: WritableKeyPath<TabItemValues, TabItemStateValues>) -> UITabBarItemStateAppearance {
        UITabBarItemStateAppearance(path: path) { [weak self] in self }
    }

    /// Equal for the same style and equal values.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITabBarItemAppearance else { return false }
        return self === other || MainActor.assumeIsolated { style == other.style && values == other.values }
    }

    /// The same for all, since values may change.
    open nonisolated override var hash: Int { 1 }
}
