import UIKit

extension UITabBar {
    /// The tabs that a finger finds, from left to right, as ranges of whole points.
    var columns: [ClosedRange<Int>] {
        layoutIfNeeded()
        var places: [ObjectIdentifier: [Int]] = [:]
        for x in 0..<Int(bounds.width) {
            guard let hit = hitTest(CGPoint(x: CGFloat(x) + 0.5, y: 20), with: nil) as? UIControl else { continue }
            places[ObjectIdentifier(hit), default: []].append(x)
        }
        return places.values.map { $0.min()!...$0.max()! }.sorted { $0.lowerBound < $1.lowerBound }
    }
}
