import Foundation

extension TextLine {
    /// The line itself if it fits, else as much of its beginning as fits before "…". Spaces before the "…" are left
    /// out. Where not even "…" fits, nothing is left.
    package func truncated(to available: CGFloat) -> TextLine {
        guard width > available else { return self }
        let characters = Array(text)
        var low = -1
        var high = characters.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if shortened(characters, to: middle).width <= available {
                low = middle
            } else {
                high = middle
            }
        }
        return low < 0 ? TextLine("", font: font, size: size, tracking: tracking) : shortened(characters, to: low)
    }

    private func shortened(_ characters: [Character], to count: Int) -> TextLine {
        var kept = characters[..<count]
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return TextLine(String(kept) + "…", font: font, size: size, tracking: tracking)
    }
}
