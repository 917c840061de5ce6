import UIKit

/// Gives pages' navigation items the appearance they declare, and their own back on detach.
///
/// An item's appearance belongs to its page, so UIKit itself brings it in with the page, by tap and by swipe alike,
/// and takes it away after a cancelled swipe.
@MainActor
final class ItemAppearanceWriter {
    /// What a page can declare of its item.
    private struct Slots: Equatable {
        var prompt: String?
        var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
        var standard: UINavigationBarAppearance?
        var scrollEdge: UINavigationBarAppearance?
        var compact: UINavigationBarAppearance?
        var compactScrollEdge: UINavigationBarAppearance?
    }

    private struct Record {
        /// What the app had given the item.
        var original: Slots
        /// What was written in its place.
        var written: Slots
    }

    private var records = WeakTable<UINavigationItem, Record>()

    /// Writes what a page declares, over what the app gave the item; the same again changes nothing.
    func write(_ appearance: BarAppearance, to item: UINavigationItem, of bar: UINavigationBar) {
        let original = original(of: item)
        let slots = styled(original, appearance, bar: bar)
        guard slots != current(item) else { return }
        put(slots, into: item)
        records[item] = Record(original: original, written: slots)
    }

    /// Gives an item its own appearance back, where the app has not given it another since.
    func restore(_ item: UINavigationItem) {
        guard let record = records[item] else { return }
        records[item] = nil
        if current(item) == record.written { put(record.original, into: item) }
    }

    /// Gives every item its own appearance back.
    func restoreAll() {
        for (item, _) in records.all { restore(item) }
    }

    /// What the app gave the item: what was found first, unless it has set something else since.
    private func original(of item: UINavigationItem) -> Slots {
        let present = current(item)
        guard let record = records[item], record.written == present else { return present }
        return record.original
    }

    private func current(_ item: UINavigationItem) -> Slots {
        Slots(
            prompt: item.prompt, largeTitleDisplayMode: item.largeTitleDisplayMode,
            standard: item.standardAppearance, scrollEdge: item.scrollEdgeAppearance, compact: item.compactAppearance,
            compactScrollEdge: item.compactScrollEdgeAppearance)
    }

    private func put(_ slots: Slots, into item: UINavigationItem) {
        if item.prompt != slots.prompt { item.prompt = slots.prompt }
        if item.largeTitleDisplayMode != slots.largeTitleDisplayMode {
            item.largeTitleDisplayMode = slots.largeTitleDisplayMode
        }
        item.standardAppearance = slots.standard
        item.scrollEdgeAppearance = slots.scrollEdge
        item.compactAppearance = slots.compact
        item.compactScrollEdgeAppearance = slots.compactScrollEdge
    }

    private func styled(_ original: Slots, _ declared: BarAppearance, bar: UINavigationBar) -> Slots {
        let standard = original.standard ?? bar.standardAppearance
        let scrollEdge = original.scrollEdge ?? bar.scrollEdgeAppearance
        let compact = original.compact ?? bar.compactAppearance
        let compactScrollEdge = original.compactScrollEdge ?? bar.compactScrollEdgeAppearance
        let prompt = declared.prompt ?? original.prompt
        let mode = declared.largeTitleDisplayMode ?? original.largeTitleDisplayMode
        guard declared.background.isDrawn else {
            // UIKit's background stays; what was left to it stays left to it.
            return Slots(
                prompt: prompt, largeTitleDisplayMode: mode,
                standard: styled(standard, declared), scrollEdge: styled(scrollEdge ?? transparent(standard), declared),
                compact: compact.map { styled($0, declared) },
                compactScrollEdge: compactScrollEdge.map { styled($0, declared) })
        }
        return Slots(
            prompt: prompt, largeTitleDisplayMode: mode,
            standard: styled(standard, declared), scrollEdge: styled(scrollEdge ?? standard, declared),
            compact: styled(compact ?? standard, declared),
            compactScrollEdge: styled(compactScrollEdge ?? scrollEdge ?? compact ?? standard, declared))
    }

    /// At the scroll edge UIKit shows the standard appearance without its background.
    private func transparent(_ standard: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy: UINavigationBarAppearance = standard.copy()
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
        declared.title.write(to: &result.titleTextAttributes)
        BarText(color: declared.title.color).write(to: &result.largeTitleTextAttributes)
        declared.largeTitle.write(to: &result.largeTitleTextAttributes)
        writeSubtitles(of: declared, to: result)
        declared.buttonColors.write(to: result, tint: declared.tintColor)
        return result
    }

    /// A subtitle takes its title's colour, as much weaker as UIKit's own is, unless the app gave it one.
    private func writeSubtitles(of declared: BarAppearance, to appearance: UINavigationBarAppearance) {
        #if !os(visionOS)
            guard #available(iOS 26.0, *), let color = declared.title.color else { return }
            let subtitle = BarText(color: color.withAlphaComponent(0.6))
            if appearance.subtitleTextAttributes[.foregroundColor] == nil {
                subtitle.write(to: &appearance.subtitleTextAttributes)
            }
            if appearance.largeSubtitleTextAttributes[.foregroundColor] == nil {
                subtitle.write(to: &appearance.largeSubtitleTextAttributes)
            }
        #endif
    }
}

extension BarButtonColors {
    /// Text takes its colour from its page's item, so it comes and goes with the item; the bar's tint alone would
    /// switch text at once.
    @MainActor
    fileprivate func write(to appearance: UINavigationBarAppearance, tint: UIColor?) {
        for buttons in [appearance.buttonAppearance, appearance.backButtonAppearance] {
            write(to: buttons, normal: normal ?? tint)
        }
        // From iOS 26 a done button is filled with the tint, and its text stands out against that by itself.
        let done = done ?? (SystemDesign.current == .classic ? normal ?? tint : nil)
        write(to: appearance.doneButtonAppearance, normal: done)
    }

    @MainActor
    private func write(to buttons: UIBarButtonItemAppearance, normal: UIColor?) {
        for (state, color) in [
            (buttons.normal, normal), (buttons.highlighted, highlighted), (buttons.disabled, disabled),
        ] {
            if let color { state.titleTextAttributes[.foregroundColor] = color }
        }
    }
}
