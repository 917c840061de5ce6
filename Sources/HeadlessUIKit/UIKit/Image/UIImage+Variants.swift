import Foundation

extension UIImage {
    private func changed(_ change: (inout ImageValues) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(values: values)
    }

    /// The same image with another rendering mode.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The same shape in one colour; the rendering mode stays.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tint = color }
    }

    /// The same shape in one colour, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same image with edges in points that keep their size; the middle is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image with edges in points that keep their size.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets,
        resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The same image with other insets for alignment, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The same image, mirrored where the layout runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// The same symbol with another size or weight; an image of pixels stays as it is.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard case .symbol(let symbol, _) = values.source,
            let configuration = configuration as? UIImage.SymbolConfiguration
        else { return self }
        return changed { $0.source = .symbol(symbol, configuration.options) }
    }

    /// The same symbol with what the configuration specifies; an image of pixels stays as it is.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol, let options) = values.source else { return nil }
        return changed { $0.source = .symbol(symbol, options.overridden(by: configuration.options)) }
    }
}
