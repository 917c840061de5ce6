import Foundation

/// The colours along a gradient, looked up by position.
///
/// Colours are interpolated premultiplied, so that a fade to clear keeps its hue, in 1024 steps.
struct LinearGradient {
    static let steps = 1024
    private let colors: [PixelColor]
    private let places: [Double]

    /// Without locations, or with another number of them, the colours are spread evenly.
    init(colors: [PixelColor], locations: [CGFloat]) {
        self.colors = colors
        places =
            locations.count == colors.count
            ? locations.map { Double($0) }
            : colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
    }

    var isEmpty: Bool { colors.isEmpty }

    /// The pixels of all steps, the last one included.
    var pixels: [UInt32] { (0...LinearGradient.steps).map { pixel(at: $0) } }

    /// The pixel of one step, 0...1024.
    func pixel(at step: Int) -> UInt32 {
        let position = Double(step) / Double(LinearGradient.steps)
        var next = 0
        while next < places.count && places[next] <= position { next += 1 }
        if next == 0 { return colors[0].packed() }
        if next == places.count { return colors[next - 1].packed() }
        let part = (position - places[next - 1]) / (places[next] - places[next - 1])
        return LinearGradient.pixel(colors[next - 1], colors[next], part)
    }

    private static func pixel(_ first: PixelColor, _ second: PixelColor, _ part: Double) -> UInt32 {
        let alpha = first.alpha * (1 - part) + second.alpha * part
        func channel(_ one: Double, _ other: Double) -> UInt32 {
            PixelColor.byte(one * first.alpha * (1 - part) + other * second.alpha * part)
        }
        return channel(first.red, second.red) | channel(first.green, second.green) << 8
            | channel(first.blue, second.blue) << 16 | PixelColor.byte(alpha) << 24
    }
}
