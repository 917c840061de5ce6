import UIKit

extension UITabBar {
    /// The horizontal ranges, in whole points from left to right, in which hit-testing finds a tab.
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
