import Foundation

/// Something that changes how what lies behind or within a view looks. (UIKit documentation; main actor by fact 12.1)
@MainActor open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
    /// An effect that does nothing.
    public override init() {
        super.init()
    }

    /// Not supported: effects are not archived here.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UIVisualEffect.init(coder:) is missing in HeadlessUIKit: effects are not archived.")
    }

    /// Not supported: effects are not archived here.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError("UIVisualEffect.encode(with:) is missing in HeadlessUIKit: effects are not archived.")
    }

    /// True, as in UIKit.
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// The effect itself: it cannot change.
    public nonisolated func copy(with zone: NSZone?) -> Any { self }
}
