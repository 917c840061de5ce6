import UIKit

/// An axial gradient behind a bar.
public struct BarGradient: Equatable, Sendable {
    /// The colours from start to end. One colour fills evenly; none draws nothing.
    public var colors: [UIColor]
    /// Where each colour lies on the way from start to end, 0...1 in rising order. Default nil: evenly spread; so is a list
    /// of another length than `colors`, out of that range or out of order.
    public var locations: [CGFloat]?
    /// Where the gradient starts, in units of the background. Default the middle of its top edge.
    public var startPoint: CGPoint
    /// Where the gradient ends, in units of the background. Default the middle of its bottom edge.
    public var endPoint: CGPoint

    /// Makes a gradient, from top to bottom unless said otherwise.
    public init(
        colors: [UIColor], locations: [CGFloat]? = nil, startPoint: CGPoint = CGPoint(x: 0.5, y: 0),
        endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
    ) {
        self.colors = colors
        self.locations = locations
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// The locations that can be drawn; nil for even ones.
    var drawnLocations: [CGFloat]? {
        guard let locations, locations.count == colors.count, locations.allSatisfy({ (0...1).contains($0) }),
            zip(locations, locations.dropFirst()).allSatisfy(<=)
        else { return nil }
        return locations
    }
}
