import UIKit

@IBDesignable
class GradientView: UIView {
    @IBInspectable var startColor: UIColor = .blue { didSet { updateColors() } }
    @IBInspectable var endColor: UIColor = .green { didSet { updateColors() } }
    @IBInspectable var horizontalMode: Bool = false { didSet { updatePoints() } }

    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        updateColors()
        updatePoints()
        gradientLayer.locations = [0, 1]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        commonInit()
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        commonInit()
    }

    private func updateColors() {
        gradientLayer.colors = [startColor.cgColor, endColor.cgColor]
    }

    private func updatePoints() {
        gradientLayer.startPoint = horizontalMode ? .init(x: 0, y: 0.5) : .init(x: 0.5, y: 0)
        gradientLayer.endPoint = horizontalMode ? .init(x: 1, y: 0.5) : .init(x: 0.5, y: 1)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }
}

class CardView: UIView {
    var cornerRadius: CGFloat = 12 {
        didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = cornerRadius
        if #available(iOS 13.0, *) {
            layer.cornerCurve = .continuous
        }
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
    }
}

class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8) {
        didSet { invalidateIntrinsicContentSize() }
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
}

/// A custom view for bars that keeps a distance to the edge.
class BarAvatarView: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
        return UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: 32, height: 32)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(tintColor.cgColor)
        context.addEllipse(in: rect)
        context.fillPath()
        context.restoreGState()
        context.setStrokeColor(UIColor.white.cgColor)
        context.setLineWidth(2)
        context.move(to: CGPoint(x: rect.minX + 8, y: rect.midY))
        context.addLine(to: CGPoint(x: rect.maxX - 8, y: rect.midY))
        context.strokePath()
    }
}
