import Foundation

extension UIView {
    static func madeLayer() -> CALayer {
        guard let layerType = layerClass as? CALayer.Type else {
            fatalError("UIView: layerClass is \(layerClass), not a CALayer; return a subclass of CALayer.")
        }
        let layer = layerType.init()
        layer.isOpaque = true
        return layer
    }

    // Where UIKit is given a class it makes an instance with `init(frame:)`. Of a metatype Swift calls required
    // initialisers only, and `init(frame:)` cannot be one: apps override it without that word. A convenience
    // initialiser, though, finds the class's own `init(frame:)`, and `make()` is its entry under another name.
    @usableFromInline
    convenience init(withoutSize: Void) {
        self.init(frame: .zero)
    }

    @_silgen_name("$s5UIKit6UIViewC11withoutSizeACyt_tcfC")
    private static func make() -> UIView

    /// An instance of a class, made with its own `init(frame:)`.
    static func make(_ viewClass: UIView.Type) -> UIView { viewClass.make() }

    /// An instance of a class that an app gave, which must be the usual one or a class of it; nil takes the usual one.
    static func make<View: UIView>(_ given: AnyClass?, orUsual usual: View.Type) -> View {
        guard let given else { return unsafeDowncast(make(usual), to: View.self) }
        guard let viewClass = given as? View.Type else {
            fatalError(
                "UINavigationController(navigationBarClass:toolbarClass:): \(given) is no \(usual); give a subclass.")
        }
        return unsafeDowncast(make(viewClass), to: View.self)
    }

    // MARK: Alignment

    /// The frame whose aligned part is a rectangle.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The aligned part of a frame.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
}
