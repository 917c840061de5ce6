/// Where a `UIColor` has its numbers from.
enum ColorSource: Sendable {
    case fixed(ColorValue)
    case system(SystemColorVariants)
    case provider(@Sendable (UITraitCollection) -> UIColor)
    case withAlpha(UIColor, Double)
    case pattern(UIImage)
}

extension ColorSource: Hashable {
    /// Two blocks are never equal: as in UIKit, a colour with a provider is equal to itself only.
    static func == (left: ColorSource, right: ColorSource) -> Bool {
        switch (left, right) {
        case (.fixed(let left), .fixed(let right)): left == right
        case (.system(let left), .system(let right)): left == right
        case (.withAlpha(let leftBase, let left), .withAlpha(let rightBase, let right)):
            left == right && leftBase.isEqual(rightBase)
        case (.pattern(let left), .pattern(let right)): left.isEqual(right)
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .fixed(let value): hasher.combine(value)
        case .system(let variants): hasher.combine(variants.name)
        case .provider: break
        case .withAlpha(let base, let alpha):
            hasher.combine(base.hash)
            hasher.combine(alpha)
        case .pattern(let image): hasher.combine(image.hash)
        }
    }
}

extension ColorSource: CustomStringConvertible {
    var description: String {
        switch self {
        case .fixed(.rgb(let red, let green, let blue, let alpha)): "UIColor(\(red) \(green) \(blue) \(alpha))"
        case .fixed(.gray(let white, let alpha)): "UIColor(white \(white) \(alpha))"
        case .system(let variants): "UIColor(\(variants.name))"
        case .provider: "UIColor(dynamic)"
        case .withAlpha(let base, let alpha): "\(base.description) with alpha \(alpha)"
        case .pattern: "UIColor(pattern)"
        }
    }
}
