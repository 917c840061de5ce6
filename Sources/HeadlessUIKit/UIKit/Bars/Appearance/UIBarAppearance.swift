import Foundation

/// The look of a bar's background. (Facts 7, 6.1)
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying, NSSecureCoding {
    /// The kind of device the defaults are for.
    public nonisolated let idiom: UIUserInterfaceIdiom

    var background: BarBackground {
        didSet { if background != oldValue { onChange?() } }
    }

    /// The bar or item that stores this object listens here: changes in place take effect (fact 6.1.6). Not copied.
    var onChange: (@MainActor () -> Void)?

    /// The default background, for a phone (fact 6.1.11).
    public convenience override init() {
        self.init(idiom: .phone)
    }

    /// The default background, for a kind of device (fact 6.1.11).
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        background = BarBackgroundTable.standard
        super.init()
    }

    /// What the given appearance and this class have in common is copied, the rest has its default.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        background = barAppearance.background
        super.init()
    }

    /// Not supported: appearances are not archived here.
    public nonisolated required init(coder: NSCoder) {
        fatalError("UIBarAppearance.init(coder:) is missing in HeadlessUIKit: appearances are not archived.")
    }

    /// Not supported: appearances are not archived here.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError("UIBarAppearance.encode(with:) is missing in HeadlessUIKit: appearances are not archived.")
    }

    /// True, as in UIKit.
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// Another object of the same class with equal values.
    open func copy() -> Self {
        Self(barAppearance: self)
    }

    /// Another object of the same class with equal values.
    public nonisolated func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
    }

    /// The theme's blur and the default shadow; other properties stay.
    open func configureWithDefaultBackground() {
        background = BarBackgroundTable.standard
    }

    /// The theme's opaque colour and the default shadow; other properties stay.
    open func configureWithOpaqueBackground() {
        background = BarBackgroundTable.opaque
    }

    /// No background and no shadow; other properties stay.
    open func configureWithTransparentBackground() {
        background = .transparent
    }

    /// Whether both show the same; subclasses add what they have.
    func hasEqualValues(to other: UIBarAppearance) -> Bool {
        idiom == other.idiom && background == other.background
    }

    /// Equal for the same class and equal values.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
        return self === other || MainActor.assumeIsolated { hasEqualValues(to: other) }
    }

    /// Equal for equal appearances: the same for all of a class, since values may change.
    open nonisolated override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }
}
