/// What is repeated over a layer's background in place of one colour: `CGPattern` on Apple platforms.
@MainActor
package protocol LayerPattern {
    /// The size of one tile, in points.
    var size: CGSize { get }

    /// Draws one tile into a rectangle, in points.
    func drawTile(in rect: CGRect, on canvas: Canvas)
}
