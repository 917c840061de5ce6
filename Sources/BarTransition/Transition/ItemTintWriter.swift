import UIKit

/// Gives a page's bar buttons its tint where the bar's does not reach them: from iOS 26 buttons without a tint of their own
/// are drawn in the label colour, whatever the bar's tint is (measured on iOS 26.1).
@MainActor
final class ItemTintWriter {
    private var written = WeakTable<UIBarButtonItem, UIColor>()

    /// Tints the buttons that have no tint of the app's; nil takes the library's away.
    func write(_ tint: UIColor?, to item: UINavigationItem) {
        guard SystemDesign.current == .glass else { return }
        for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
            let isOurs = isOurs(button)
            guard isOurs || button.tintColor == nil, button.tintColor != tint else { continue }
            button.tintColor = tint
            written[button] = tint
        }
    }

    private func isOurs(_ button: UIBarButtonItem) -> Bool {
        guard let tint = written[button] else { return false }
        return tint == button.tintColor
    }

    func restoreAll() {
        for (button, _) in written.all where isOurs(button) { button.tintColor = nil }
        written.removeAll()
    }
}
