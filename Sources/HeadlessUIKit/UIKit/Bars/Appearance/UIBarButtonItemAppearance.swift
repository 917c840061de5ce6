import Foundation

/// The appearance of a bar's buttons in their states. (Facts 7, 6.1.12)
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject, NSCopying, NSSecureCoding {
    final private(set) var content: BarButtonContent {
        didSet { if content != oldValue { onChange?() } }
    }

    final var style: UIBarButtonItem.Style { content.style }

    final var values: BarButtonProperties {
        get { content.values }
        set { content = BarButtonContent(style: style, values: newValue) }
    }

    /// The appearance that supplies values not set here: for the back button, that of plain buttons (fact 6.1.12). Not
    /// copied.
    final weak var fallback: UIBarButtonItemAppearance?

    /// Called on changes; set by the bar appearance that contains this object. Not copied.
    final var onChange: (@MainActor () -> Void)?

    /// Creates the appearance of plain buttons, with no values set.
    public convenience override init() {
        self.init(style: .plain)
    }

    /// Creates the appearance of buttons of a style, with no values set.
    public init(style: UIBarButtonItem.Style) {
        content = BarButtonContent(style: style)
        super.init()
    }

    init(_ content: BarButtonContent) {
        self.content = content
        super.init()
    }

    /// Traps with a message: appearances are not archived here.
    public nonisolated required init(coder: NSCoder) {
        fatalError(
            "UIBarButtonItemAppearance.init(coder:): appearances cannot be decoded in HeadlessUIKit; create them in code."
        )
    }

    /// Traps with a message: appearances are not archived here.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError(
            "UIBarButtonItemAppearance.encode(with:): appearances cannot be archived in HeadlessUIKit; create them in code."
        )
    }

    /// True, as in UIKit.
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// Returns a new object with equal values.
    open func copy() -> Self {
        guard let copy = copied() as? Self else {
            fatalError(
                "UIBarButtonItemAppearance.copy(): subclasses cannot be copied in HeadlessUIKit; use the class itself.")
        }
        return copy
    }

    /// Returns a new object with equal values.
    public nonisolated func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    final func copied() -> UIBarButtonItemAppearance {
        UIBarButtonItemAppearance(content)
    }

    /// Resets all values to the defaults of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        content = BarButtonContent(style: style)
    }

    /// The appearance in the normal state.
    open private(set) lazy var normal = state(\.normal)
    /// The appearance while touched; derived from ``normal``.
    open private(set) lazy var highlighted = state(\.highlighted)
    /// The appearance of a disabled button; derived from ``normal``.
    open private(set) lazy var disabled = state(\.disabled)
    /// The appearance of a focused button; derived from ``highlighted``.
    open private(set) lazy var focused = state(\.focused)

    private func state(_ path: WritableKeyPath<BarButtonProperties, BarButtonStateProperties>)
        -> UIBarButtonItemStateAppearance
    {
        UIBarButtonItemStateAppearance(path: path) { [weak self] in self }
    }

    /// Whether the object has the same style and equal values.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        return self === other || MainActor.assumeIsolated { content == other.content }
    }

    /// Equal for all objects, since the values can change.
    open nonisolated override var hash: Int { 1 }
}

extension UIBarButtonItemAppearance {
    /// Returns the values of a state, completed from the states it is derived from and then from the fallback.
    func resolved(_ path: KeyPath<BarButtonProperties, BarButtonStateProperties>) -> BarButtonStateProperties {
        let chain: [KeyPath<BarButtonProperties, BarButtonStateProperties>] =
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

/// The appearance of a bar's buttons in one state. Values not set here come from the states that it is derived from.
/// (Fact 6.1.12)
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    private let owner: () -> UIBarButtonItemAppearance?
    private let path: WritableKeyPath<BarButtonProperties, BarButtonStateProperties>

    init(
        path: WritableKeyPath<BarButtonProperties, BarButtonStateProperties>,
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

    /// The offset of the title, in points; zero by default.
    open var titlePositionAdjustment: UIOffset {
        get { resolved.titlePositionAdjustment ?? .zero }
        set { change { $0.titlePositionAdjustment = newValue } }
    }

    /// The image behind the title; nil by default.
    open var backgroundImage: UIImage? {
        get { resolved.backgroundImage }
        set { change { $0.backgroundImage = newValue } }
    }

    /// The offset of the image behind the title, in points; zero by default.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { resolved.backgroundImagePositionAdjustment ?? .zero }
        set { change { $0.backgroundImagePositionAdjustment = newValue } }
    }

    final var resolved: BarButtonStateProperties {
        owner()?.resolved(path) ?? BarButtonStateProperties()
    }

    private func change(_ change: (inout BarButtonStateProperties) -> Void) {
        guard let owner = owner() else { return }
        change(&owner.values[keyPath: path])
    }

    /// Whether both resolve to equal values.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemStateAppearance else { return false }
        return self === other || MainActor.assumeIsolated { resolved == other.resolved }
    }

    /// Equal for all objects, since the values can change.
    open nonisolated override var hash: Int { 1 }
}

/// The values set for one state of a button; nil if not set.
struct BarButtonStateProperties: Equatable {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment: UIOffset?
    var backgroundImage: UIImage?
    var backgroundImagePositionAdjustment: UIOffset?

    /// Returns these values, completed from the fallback.
    func completed(from fallback: BarButtonStateProperties) -> BarButtonStateProperties {
        var result = self
        result.titleTextAttributes = fallback.titleTextAttributes.merging(titleTextAttributes) { $1 }
        result.titlePositionAdjustment = titlePositionAdjustment ?? fallback.titlePositionAdjustment
        result.backgroundImage = backgroundImage ?? fallback.backgroundImage
        result.backgroundImagePositionAdjustment =
            backgroundImagePositionAdjustment ?? fallback.backgroundImagePositionAdjustment
        return result
    }

    static func == (left: BarButtonStateProperties, right: BarButtonStateProperties) -> Bool {
        TextAttributeComparison.areEqual(left.titleTextAttributes, right.titleTextAttributes)
            && left.titlePositionAdjustment == right.titlePositionAdjustment
            && left.backgroundImage == right.backgroundImage
            && left.backgroundImagePositionAdjustment == right.backgroundImagePositionAdjustment
    }
}

/// What a button appearance consists of. An object, so that copies of an appearance share it until one of them changes.
final class BarButtonContent: Equatable {
    let style: UIBarButtonItem.Style
    let values: BarButtonProperties

    init(style: UIBarButtonItem.Style, values: BarButtonProperties = BarButtonProperties()) {
        self.style = style
        self.values = values
    }

    static func == (left: BarButtonContent, right: BarButtonContent) -> Bool {
        left === right || left.style == right.style && left.values == right.values
    }
}

/// One button appearance of a bar's appearance. Its object is made when it is first asked for: most copies of a bar's appearance
/// are only stored.
@MainActor
enum BarButtonSlot: @MainActor Equatable {
    case content(BarButtonContent)
    case object(UIBarButtonItemAppearance)

    static let plain = content(BarButtonContent(style: .plain))
    static let done = content(BarButtonContent(style: .done))

    var content: BarButtonContent {
        switch self {
        case .content(let content): content
        case .object(let object): object.content
        }
    }

    mutating func object(prepare: (UIBarButtonItemAppearance) -> Void) -> UIBarButtonItemAppearance {
        if case .object(let object) = self { return object }
        let object = UIBarButtonItemAppearance(content)
        prepare(object)
        self = .object(object)
        return object
    }

    /// Copies another appearance. The object that it replaces notifies nobody any more.
    mutating func replace(with appearance: UIBarButtonItemAppearance) {
        if case .object(let replaced) = self { replaced.onChange = nil }
        self = .content(appearance.content)
    }

    func copied() -> BarButtonSlot { .content(content) }

    static func == (left: BarButtonSlot, right: BarButtonSlot) -> Bool { left.content == right.content }
}

/// The values set for all states of a button.
struct BarButtonProperties: Equatable {
    var normal = BarButtonStateProperties()
    var highlighted = BarButtonStateProperties()
    var disabled = BarButtonStateProperties()
    var focused = BarButtonStateProperties()
}
