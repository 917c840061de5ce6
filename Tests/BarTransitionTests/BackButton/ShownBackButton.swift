import UIKit

/// The back button that a bar shows at rest.
@MainActor
struct ShownBackButton {
    /// The text beside the image; empty if there is none.
    let text: String
    /// The image in place of the chevron, or the chevron.
    let image: UIImage?
    /// What VoiceOver reads.
    let label: String?

    /// Nil if the bar shows none.
    init?(in bar: UINavigationBar) {
        guard let button = Self.views(in: bar).first(where: { String(describing: type(of: $0)) == "BarBackButton" })
        else { return nil }
        let parts = Self.views(in: button)
        text = parts.lazy.compactMap { ($0 as? UILabel)?.text }.first ?? ""
        image = parts.lazy.compactMap { ($0 as? UIImageView)?.image }.first
        label = button.accessibilityLabel
    }

    private static func views(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap(views) }
}

/// An image of one color.
@MainActor
func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    }.withRenderingMode(.alwaysOriginal)
}
