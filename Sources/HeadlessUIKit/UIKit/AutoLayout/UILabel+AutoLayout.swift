import Foundation

extension UILabel: LayoutWrapping {
    func wrappedSize(forWidth width: CGFloat?) -> CGSize? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
        return sizeThatFits(CGSize(width: width ?? 0, height: .greatestFiniteMagnitude))
    }
}

extension UILabel: LayoutBaselines {
    var firstBaselineFromTop: CGFloat {
        let text = textLayout(width: bounds.width, limit: numberOfLines)
        return inset(of: text) + (text.lines.first?.ascender ?? font.ascender)
    }

    var lastBaselineFromBottom: CGFloat {
        let text = textLayout(width: bounds.width, limit: numberOfLines)
        guard let last = text.lines.last else { return bounds.height - font.ascender }
        return inset(of: text) + last.height - last.ascender
    }

    /// Text is drawn in the middle of the label's height.
    private func inset(of text: TextLayout) -> CGFloat {
        max(0, (bounds.height - text.size.height) / 2)
    }
}
