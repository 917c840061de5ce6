import UIKit

/// Three columns of square pictures with thin gaps.
final class TileGrid: UIView, ColumnContent {
    private static let gap: CGFloat = 2
    private let tiles = Place.all.prefix(18).map { place in
        let tile = GradientView(frame: .zero)
        tile.show(place.colors, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 1))
        tile.isAccessibilityElement = true
        tile.accessibilityLabel = place.name
        return tile
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        for tile in tiles { addSubview(tile) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TileGrid(coder:): create this view in code.")
    }

    func height(forWidth width: CGFloat, sides: CGFloat) -> CGFloat {
        let rows = CGFloat((tiles.count + 2) / 3)
        return max(rows * (side(forWidth: width) + Self.gap) - Self.gap, 0)
    }

    private func side(forWidth width: CGFloat) -> CGFloat { (width - 2 * Self.gap) / 3 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = side(forWidth: bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, tile) in tiles.enumerated() {
            let column = isMirrored ? 2 - index % 3 : index % 3
            tile.frame = CGRect(
                x: CGFloat(column) * (side + Self.gap), y: CGFloat(index / 3) * (side + Self.gap), width: side,
                height: side)
        }
    }
}
