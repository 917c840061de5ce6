import UIKit

/// Gives pages' navigation items the appearance they declare, and their own back on detach.
///
/// An item's appearance belongs to its page, so UIKit itself brings it in with the page, by tap and by swipe alike,
/// and takes it away after a cancelled swipe.
@MainActor
final class ItemAppearanceWriter {
    private struct Original {
        weak var item: UINavigationItem?
        let standard: UINavigationBarAppearance?
        let scrollEdge: UINavigationBarAppearance?
        let compact: UINavigationBarAppearance?
        let compactScrollEdge: UINavigationBarAppearance?
        var written: BarAppearance
    }

    private var originals: [ObjectIdentifier: Original] = [:]

    /// Writes once; the same appearance again changes nothing.
    func write(_ appearance: BarAppearance, to item: UINavigationItem, of bar: UINavigationBar) {
        let key = ObjectIdentifier(item)
        // An identifier may have been used by an item that is gone.
        if originals[key]?.item !== item { originals[key] = nil }
        guard originals[key]?.written != appearance else { return }
        var original =
            originals[key]
            ?? Original(
                item: item, standard: item.standardAppearance, scrollEdge: item.scrollEdgeAppearance,
                compact: item.compactAppearance, compactScrollEdge: item.compactScrollEdgeAppearance,
                written: appearance)
        original.written = appearance
        originals[key] = original
        forgetGoneItems()
        let standard = original.standard ?? bar.standardAppearance
        let scrollEdge = original.scrollEdge ?? bar.scrollEdgeAppearance
        let compact = original.compact ?? bar.compactAppearance
        let compactScrollEdge = original.compactScrollEdge ?? bar.compactScrollEdgeAppearance
        if appearance.background.isDrawn {
            item.standardAppearance = styled(standard, appearance)
            item.scrollEdgeAppearance = styled(scrollEdge ?? standard, appearance)
            item.compactAppearance = styled(compact ?? standard, appearance)
            item.compactScrollEdgeAppearance = styled(
                compactScrollEdge ?? scrollEdge ?? compact ?? standard, appearance)
        } else {
            // UIKit's background stays; what was left to it stays left to it.
            item.standardAppearance = styled(standard, appearance)
            item.scrollEdgeAppearance = (scrollEdge ?? transparent(standard)).map { styled($0, appearance) }
            item.compactAppearance = compact.map { styled($0, appearance) }
            item.compactScrollEdgeAppearance = compactScrollEdge.map { styled($0, appearance) }
        }
    }

    /// Gives every item its own appearance back.
    func restoreAll() {
        for original in originals.values {
            guard let item = original.item else { continue }
            item.standardAppearance = original.standard
            item.scrollEdgeAppearance = original.scrollEdge
            item.compactAppearance = original.compact
            item.compactScrollEdgeAppearance = original.compactScrollEdge
        }
        originals = [:]
    }

    private func forgetGoneItems() {
        originals = originals.filter { $0.value.item != nil }
    }

    /// At the scroll edge UIKit shows the standard appearance without its background.
    private func transparent(_ standard: UINavigationBarAppearance) -> UINavigationBarAppearance? {
        let copy = UINavigationBarAppearance(barAppearance: standard)
        copy.titleTextAttributes = standard.titleTextAttributes
        copy.largeTitleTextAttributes = standard.largeTitleTextAttributes
        copy.configureWithTransparentBackground()
        return copy
    }

    private func styled(_ base: UINavigationBarAppearance, _ declared: BarAppearance) -> UINavigationBarAppearance {
        let result: UINavigationBarAppearance = base.copy()
        if declared.background.isDrawn { result.configureWithTransparentBackground() }
        switch declared.shadow {
        case .automatic: break
        case .none: result.shadowColor = nil
        case .color(let color): if !declared.background.isDrawn { result.shadowColor = color }
        }
        if let color = declared.titleColor {
            result.titleTextAttributes[.foregroundColor] = color
        }
        if let color = declared.largeTitleColor ?? declared.titleColor {
            result.largeTitleTextAttributes[.foregroundColor] = color
        }
        if let tint = declared.tintColor { colorButtons(of: result, tint) }
        return result
    }

    /// Text takes its colour from its page's item, so it comes and goes with the item; the bar's tint alone would
    /// switch text at once.
    private func colorButtons(of appearance: UINavigationBarAppearance, _ tint: UIColor) {
        var kinds = [appearance.buttonAppearance, appearance.backButtonAppearance]
        // From iOS 26 a done button is filled with the tint, and its text stands out against that by itself.
        if SystemDesign.current == .classic { kinds.append(appearance.doneButtonAppearance) }
        for buttons in kinds { buttons.normal.titleTextAttributes[.foregroundColor] = tint }
    }
}
