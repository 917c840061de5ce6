import Foundation

/// An approximate Gaussian blur: three box averages in succession, in integers. A plane of one constant value does not
/// change.
struct BoxBlur: Equatable, Sendable {
    /// The number of neighbors on each side that each of the three averages includes.
    let radii: [Int]

    /// Creates the boxes whose combined variance is nearest to that of a Gaussian with the standard deviation `sigma`.
    init(sigma: Double) {
        let variance = max(sigma, 0) * max(sigma, 0)
        var narrow = Int((4 * variance + 1).squareRoot())
        if narrow % 2 == 0 { narrow -= 1 }
        let size = Double(narrow)
        let missing = 12 * variance - 3 * (size * size - 1)
        let wideCount = Int(missing / (4 * size + 4) + 0.5)
        radii = (0..<3).map { $0 < wideCount ? (narrow + 1) / 2 : (narrow - 1) / 2 }
    }

    /// The largest distance over which one pixel affects another.
    var reach: Int { radii.reduce(0, +) }

    /// Blurs a plane of `width` × `height` numbers in both directions. Beyond the edges the outermost numbers repeat.
    func apply(to plane: UnsafeMutablePointer<Int>, width: Int, height: Int) {
        guard width > 0, height > 0, reach > 0 else { return }
        let capacity = max(width, height) + 2 * reach + 2
        let line = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
        defer { line.deallocate() }
        for radius in radii where radius > 0 {
            var y = 0
            while y < height {
                average(plane + y * width, stride: 1, count: width, radius: radius, line: line)
                y += 1
            }
            var x = 0
            while x < width {
                average(plane + x, stride: width, count: height, radius: radius, line: line)
                x += 1
            }
        }
    }

    private func average(
        _ values: UnsafeMutablePointer<Int>, stride: Int, count: Int, radius: Int, line: UnsafeMutablePointer<Int>
    ) {
        let size = 2 &* radius &+ 1
        let last = values[(count &- 1) &* stride]
        var sum = values[0] &* radius &+ radius
        var index = 0
        while index < radius {
            line[index] = values[0]
            line[radius &+ count &+ index] = last
            index &+= 1
        }
        index = 0
        while index < count {
            line[radius &+ index] = values[index &* stride]
            index &+= 1
        }
        line[count &+ 2 &* radius] = last
        index = radius
        while index < size &- 1 {
            sum = sum &+ line[index]
            index &+= 1
        }
        index = 0
        while index < count {
            sum = sum &+ line[index &+ size &- 1]
            values[index &* stride] = sum / size
            sum = sum &- line[index]
            index &+= 1
        }
    }
}
