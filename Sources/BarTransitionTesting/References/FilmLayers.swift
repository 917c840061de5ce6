/// What of a film is compared with its reference.
public struct FilmLayers: OptionSet, Sendable {
    /// A bit for each layer.
    public let rawValue: Int

    /// Layers by their bits; bits that mean nothing are left alone.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The table of values, in a text file.
    public static let values = FilmLayers(rawValue: 1)
    /// The filmstrip, in a PNG file.
    public static let picture = FilmLayers(rawValue: 2)
    /// Both; the values are reported first.
    public static let all: FilmLayers = [.values, .picture]
}
