import Foundation

/// The colours along a gradient, looked up by position.
///
/// Colours are interpolated premultiplied, so that a fade to clear keeps its hue, in 1024 steps.
struct LinearGradient {
    static let steps = 1024
    private(set) var pixels: [UInt32] = []

    /// Without locations, or with another number of them, the colours are spread evenly.
    init(colors: [PixelColor], locations: [CGFloat]) {
        guard !colors.isEmpty else { return }
        var places = locations.map { Double($0) }
        if places.count != colors.count {
            places = colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
        }
        pixels.reserveCapacity(LinearGradient.steps + 1)
        var next = 0
        for step in 0...LinearGradient.steps {
            let position = Double(step) / Double(LinearGradient.steps)
            while next < places.count && places[next] <= position { next += 1 }
            if next == 0 {
                pixels.append(colors[0].packed())
            } else if next == places.count {
                pixels.append(colors[next - 1].packed())
            } else {
                let part = (position - places[next - 1]) / (places[next] - places[next - 1])
                pixels.append(LinearGradient.pixel(colors[next - 1], colors[next], part))
            }
        }
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
