import Foundation

/// The effect that a scroll view has at one of its edges, where its contents pass under a bar, from iOS 26 (facts m21.16b,
/// 27.3.1). Only the one at the top is drawn here.
@MainActor @preconcurrency
open class UIScrollEdgeEffect: NSObject {
    /// How the effect looks; default automatic.
    open var style = Style.automatic { didSet { if style !== oldValue { onChange() } } }

    /// Whether the effect is not drawn; default false.
    open var isHidden = false { didSet { if isHidden != oldValue { onChange() } } }

    private let onChange: @MainActor () -> Void

    init(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
        super.init()
    }

    /// A look of the effect.
    @MainActor @preconcurrency
    open class Style: NSObject {
        private static let styles = (automatic: Style(), hard: Style(), soft: Style())

        fileprivate override init() { super.init() }

        /// As the system decides: soft on iOS 26, hard from iOS 27 (fact 27.3.2).
        open class var automatic: Style { styles.automatic }
        /// A band with a line at its end.
        open class var hard: Style { styles.hard }
        /// A gradual blur.
        open class var soft: Style { styles.soft }
    }
}

/// The four effects of a scroll view.
@MainActor
struct ScrollEdgeEffects {
    let top: UIScrollEdgeEffect
    let left: UIScrollEdgeEffect
    let bottom: UIScrollEdgeEffect
    let right: UIScrollEdgeEffect

    init(onChange: @escaping @MainActor () -> Void) {
        top = UIScrollEdgeEffect(onChange: onChange)
        left = UIScrollEdgeEffect(onChange: {})
        bottom = UIScrollEdgeEffect(onChange: {})
        right = UIScrollEdgeEffect(onChange: {})
    }

    /// Gives all effects their defaults.
    func reset() {
        for effect in [top, left, bottom, right] {
            effect.style = .automatic
            effect.isHidden = false
        }
    }
}
