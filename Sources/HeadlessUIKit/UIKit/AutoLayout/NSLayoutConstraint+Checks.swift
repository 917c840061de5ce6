extension NSLayoutConstraint {
    /// Stops, with UIKit's words where it has them, on attributes that cannot be compared.
    func checkAttributes() {
        let (left, right) = (firstAttribute, secondAttribute)
        if left.kind == .none { stop("The first attribute must not be notAnAttribute.") }
        guard hasSecondItem, right.kind != .none else {
            if hasSecondItem || right.kind != .none || left.kind != .size {
                stop("A location attribute must be relative to another item: \(left) to \(right).")
            }
            return
        }
        if multiplier == 0 { stop("A multiplier of 0 is not legal: it makes the attribute a constant.") }
        if left.kind != right.kind {
            stop("Invalid pairing of layout attributes: \(left) with \(right).")
        }
        if left.isDirectional && right.isAbsolute || left.isAbsolute && right.isDirectional {
            stop(
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                    + "Use leading/trailing for both or neither.")
        }
    }

    private func stop(_ sentence: String) -> Never {
        fatalError("NSLayoutConstraint: \(sentence)")
    }
}
