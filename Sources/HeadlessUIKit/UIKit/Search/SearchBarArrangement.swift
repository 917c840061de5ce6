import Foundation

/// Where the parts of a search bar are: a value worked out from its size.
struct SearchBarArrangement: Equatable {
    let field: CGRect
    let cancel: CGRect
    /// 0...1: what is in the field fades while the search bar is lower than it wants to be.
    let contentAlpha: CGFloat

    init(
        size: CGSize, metrics: SearchMetrics, margin: CGFloat, insets: UIEdgeInsets, cancelWidth: CGFloat,
        showsCancel: Bool, isRightToLeft: Bool, isIntegrated: Bool = false
    ) {
        // Among bar button items it has no margins and is as high as they are.
        let margin = isIntegrated ? 0 : margin
        let insets = isIntegrated ? .zero : insets
        let leading = (isRightToLeft ? insets.right : insets.left) + margin
        let trailing = (isRightToLeft ? insets.left : insets.right) + margin
        let room = metrics.height - metrics.fieldHeight
        let height = isIntegrated ? size.height : max(min(metrics.fieldHeight, size.height - room), 0)
        // Higher than in a navigation bar the field is in the middle.
        let top = isIntegrated ? 0 : metrics.fieldTop + max(size.height - metrics.height, 0) / 2
        let end = size.width - trailing
        let fieldEnd = showsCancel ? end - cancelWidth - metrics.spacing : end
        let field = CGRect(x: leading, y: top, width: max(fieldEnd - leading, 0), height: height)
        let cancel = CGRect(
            x: showsCancel ? end - cancelWidth : size.width, y: top, width: cancelWidth, height: height)
        self.field = isRightToLeft ? field.mirrored(in: size.width) : field
        self.cancel = isRightToLeft ? cancel.mirrored(in: size.width) : cancel
        contentAlpha = min(max(2 * height / metrics.fieldHeight - 1, 0), 1)
    }
}
