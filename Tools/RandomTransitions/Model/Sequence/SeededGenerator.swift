/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): small, and the same on
/// every machine. Adjacent seeds give unrelated numbers.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number in 0..<count. The standard library's own algorithm may change between versions; this one does not.
    public mutating func below(_ count: Int) -> Int {
        Int(((next() >> 32) * UInt64(count)) >> 32)
    }

    /// True once in `count` times.
    mutating func once(in count: Int) -> Bool { below(count) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
