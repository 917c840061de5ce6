import UIKit

/// Tints a page's buttons in the bar and the toolbar, for systems that do not apply the bar's tint color to them: from iOS 26 a button
/// without a tint color of its own is drawn in the label color (measured on iOS 26.1).
///
/// A prominent button is filled with the color, as with the bar's tint color if it had none of its own. A button in a vertical bar
/// is above the page, not above the bar's background, and keeps the color that its glass gives it: a white that was
/// declared for a dark background could not be seen above a white page.
/// A button that the app sets later is tinted when the page is read or shown next.
@MainActor
final class ItemTintWriter {
    private struct Written {
        let tint: UIColor
        /// The item that has the button, or the page that has it in the toolbar.
        weak var owner: NSObject?
    }

    private var written = WeakTable<UIBarButtonItem, Written>()
    /// The tinted buttons of each item, and those of the toolbar of each page. The app can have removed some for a while, as one that
    /// takes turns with another.
    private var tinted = WeakTable<NSObject, WeakSet<UIBarButtonItem>>()

    /// Tints the buttons for which the app has set no tint color; nil removes the library's tint.
    /// - Parameter leavesVerticalBar: whether there is a vertical bar whose buttons get no tint.
    func write(_ tint: UIColor?, to item: UINavigationItem, leavesVerticalBar: Bool) {
        guard SystemDesign.current == .glass else { return }
        write(tint, to: item.buttons, of: item, leavesVerticalBar: leavesVerticalBar)
    }

    /// The same for the buttons of a toolbar.
    func write(_ tint: UIColor?, toToolbarOf page: UIViewController) {
        guard SystemDesign.current == .glass else { return }
        write(tint, to: page.toolbarItems ?? [], of: page, leavesVerticalBar: false)
    }

    private func write(
        _ tint: UIColor?, to buttons: [UIBarButtonItem], of owner: NSObject, leavesVerticalBar: Bool
    ) {
        let removed = (tinted[owner]?.all ?? []).filter { button in
            // One whose tint the app has changed since is the app's, also without any.
            written[button]?.owner === owner && isOurs(button) && !buttons.contains { $0 === button }
        }
        let buttons = buttons + removed
        tinted[owner] = tint == nil || buttons.isEmpty ? nil : WeakSet(buttons)
        for button in buttons {
            let isOurs = isOurs(button)
            let tint = leavesVerticalBar && button.isInVerticalBar ? nil : tint
            guard isOurs || button.tintColor == nil else { continue }
            if button.tintColor != tint {
                button.tintColor = tint
            } else if written[button]?.owner === owner {
                continue
            }
            written[button] = tint.map { Written(tint: $0, owner: owner) }
        }
    }

    private func isOurs(_ button: UIBarButtonItem) -> Bool {
        guard let tint = written[button]?.tint else { return false }
        return tint == button.tintColor
    }

    func restoreAll() {
        for button in written.keys where isOurs(button) { button.tintColor = nil }
    }
}

extension UINavigationItem {
    /// All buttons of the item: both sides, the center, and those of groups.
    fileprivate var buttons: [UIBarButtonItem] {
        var buttons = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
        if #available(iOS 16.0, *) {
            let groups =
                leadingItemGroups + centerItemGroups + trailingItemGroups + [pinnedTrailingGroup].compactMap { $0 }
            for group in groups { buttons += group.barButtonItems + [group.representativeItem].compactMap { $0 } }
        }
        return buttons
    }
}
