import Foundation

extension UIImage {
    /// A symbol of the system by name, at 17 points in regular; nil for a name that is not known.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol of the system by name and configuration; nil for a name that is not known.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let symbol = SymbolLibrary.symbol(named: name) else { return nil }
        let options = (configuration as? UIImage.SymbolConfiguration)?.options ?? SymbolOptions()
        var values = ImageValues(source: .symbol(symbol, options))
        values.flipsForRightToLeft = symbol.isDirectional
        self.init(values: values)
    }

    /// A symbol of the system by name and traits, which make no difference here; nil for a name that is not known.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// How the image was made to look: the size and weight of a symbol; nil for an image of pixels.
    public var configuration: UIImage.Configuration? { symbolConfiguration }

    /// The size and weight of a symbol; nil for an image of pixels.
    public var symbolConfiguration: UIImage.SymbolConfiguration? {
        guard case .symbol(_, let options) = values.source else { return nil }
        return SymbolConfiguration(options: options)
    }

    /// The shape of a symbol as paths, in points; nil for an image of pixels.
    var vector: SymbolVector? {
        guard case .symbol(let symbol, let options) = values.source else { return nil }
        return symbol.vector(options)
    }
}
