import UIKit

/// Gives a page's bar buttons its tint where the bar's does not reach them: from iOS 26 buttons without a tint of their own
/// are drawn in the label colour, whatever the bar's tint is (measured on iOS 26.1).
@MainActor
final class ItemTintWriter {
    private struct Record {
        weak var button: UIBarButtonItem?
        let written: UIColor
    }

    private var records: [ObjectIdentifier: Record] = [:]

    /// Tints the buttons that have no tint of the app's; nil takes the library's away.
    func write(_ tint: UIColor?, to item: UINavigationItem) {
        guard SystemDesign.current == .glass else { return }
        records = records.filter { $0.value.button != nil }
        for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
            let isOurs = isOurs(button)
            guard isOurs || button.tintColor == nil, button.tintColor != tint else { continue }
            button.tintColor = tint
            records[ObjectIdentifier(button)] = tint.map { Record(button: button, written: $0) }
        }
    }

    private func isOurs(_ button: UIBarButtonItem) -> Bool {
        guard let record = records[ObjectIdentifier(button)], record.button === button else { return false }
        return record.written == button.tintColor
    }

    func restoreAll() {
        for button in records.values.compactMap(\.button) where isOurs(button) { button.tintColor = nil }
        records = [:]
    }
}
