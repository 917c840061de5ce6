import Foundation

/// A view that shows an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The image shown; default nil.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            refreshTint()
            invalidateIntrinsicContentSize()
        }
    }

    /// The image shown while highlighted; default nil.
    open var highlightedImage: UIImage?

    /// Whether the highlighted image is shown, if there is one; default false.
    open var isHighlighted = false

    /// Makes a view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        refreshTint()
    }

    /// Makes a view of the image's size, with another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        self.highlightedImage = highlightedImage
        refreshTint()
    }

    /// Makes an empty view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.content = .drawing { [weak self] canvas, shown in self?.drawImage(shown, on: canvas) }
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshTint()
    }

    override func resolvedColorsDidChange() {
        refreshTint()
    }

    private func refreshTint() {
        // The color of a template image is a layer value: unlike a text color it animates (fact 6.2.3).
        let tint = tintColor.resolvedColor(with: traitCollection).cgColor.pixel
        layer.change(.tint, \.tint, to: tint)
    }

    private func drawImage(_ shown: LayerModel, on canvas: Canvas) {
        guard let image = (isHighlighted ? highlightedImage : nil) ?? image else { return }
        let rect = contentMode.rect(for: image.size, in: shown.bounds)
        image.draw(in: rect, on: canvas, tint: shown.tint, traits: traitCollection)
    }
}

extension UIView.ContentMode {
    /// The rectangle of contents of a size in the bounds.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        layerGravity.rect(for: size, in: bounds)
    }

    /// The gravity of the layer, whose "top" and "bottom" refer to a y axis that points up.
    private var layerGravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
