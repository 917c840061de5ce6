import Foundation

/// Formats numbers as text that is the same in every locale and on every machine.
enum FixedDecimal {
    /// Two decimals, rounded half away from zero, never "-0.00"; "inf" and "nan" are unchanged.
    static func text(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        let hundredths = Int((value * 100).rounded(.toNearestOrAwayFromZero))
        let digits = String(abs(hundredths))
        let padded = String(repeating: "0", count: max(3 - digits.count, 0)) + digits
        return (hundredths < 0 ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
    }

    /// A fraction as a percentage, with up to six decimals and no trailing zeros, so that a small fraction does not read
    /// as zero. A value outside 0...1, as in a tolerance that was not checked, is not rounded.
    static func percent(_ value: Double) -> String {
        guard (0...1).contains(value) else { return "\(value * 100) %" }
        let millionths = Int((value * 100_000_000).rounded(.toNearestOrAwayFromZero))
        if millionths == 0, value > 0 { return "below 0.000001 %" }
        let decimals = String(millionths % 1_000_000)
        var fraction = String(repeating: "0", count: 6 - decimals.count) + decimals
        while fraction.last == "0" { fraction.removeLast() }
        return "\(millionths / 1_000_000)" + (fraction.isEmpty ? "" : "." + fraction) + " %"
    }
}
