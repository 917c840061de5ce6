import UIKit

/// Writes declared appearances to the pages' navigation items, and restores the items on detach.
///
/// An item's appearance belongs to its page, so UIKit itself animates it with the page, in pops by tap and by swipe,
/// and reverts it after a canceled swipe.
@MainActor
final class ItemAppearanceWriter {
    /// An appearance that most often is the same object as the one that it is compared with. Then its values are not compared.
    @propertyWrapper
    private struct IdentityFirst: Equatable {
        var wrappedValue: UINavigationBarAppearance?

        init(wrappedValue: UINavigationBarAppearance?) { self.wrappedValue = wrappedValue }

        static func == (first: IdentityFirst, second: IdentityFirst) -> Bool {
            first.wrappedValue === second.wrappedValue || first.wrappedValue == second.wrappedValue
        }
    }

    /// The values of an item that a page can declare.
    private struct ItemValues: Equatable {
        var prompt: String?
        var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
        var minimization: BarAppearance.Minimization?
        var titleAlignment: BarAppearance.TitleAlignment?
        @IdentityFirst var standard: UINavigationBarAppearance?
        @IdentityFirst var scrollEdge: UINavigationBarAppearance?
        @IdentityFirst var compact: UINavigationBarAppearance?
        @IdentityFirst var compactScrollEdge: UINavigationBarAppearance?

        func hasAppearances(of other: ItemValues) -> Bool {
            _standard == other._standard && _scrollEdge == other._scrollEdge && _compact == other._compact
                && _compactScrollEdge == other._compactScrollEdge
        }

        /// The app's values: each one that it has set since others were written, else the one from before.
        func appsValues(since written: ItemValues, before original: ItemValues) -> ItemValues {
            if self == written { return original }
            var values = self
            func restore<Value: Equatable>(_ value: WritableKeyPath<ItemValues, Value>) {
                if self[keyPath: value] == written[keyPath: value] { values[keyPath: value] = original[keyPath: value] }
            }
            restore(\.prompt)
            restore(\.largeTitleDisplayMode)
            restore(\.minimization)
            restore(\.titleAlignment)
            restore(\.standard)
            restore(\.scrollEdge)
            restore(\.compact)
            restore(\.compactScrollEdge)
            return values
        }
    }

    /// What values were made of. Items that are written one after the other and have the same share it, as the pages of most
    /// stacks do.
    private final class Declaration {
        let appearance: BarAppearance

        init(_ appearance: BarAppearance) { self.appearance = appearance }
    }

    /// An object, since a copy would retain all appearances.
    private final class Record {
        /// The app's values.
        let original: ItemValues
        /// The library's values, as the item returns them.
        let written: ItemValues
        let declared: Declaration
        /// Nil if the values are to be written again whatever they are.
        let generation: Int?

        init(original: ItemValues, written: ItemValues, declared: Declaration, generation: Int?) {
            self.original = original
            self.written = written
            self.declared = declared
            self.generation = generation
        }
    }

    private struct Styled {
        let declared: Declaration
        let generation: Int
        let original: ItemValues
        let values: ItemValues
    }

    /// The bar's own appearances, on which those of items are based.
    private struct BarValues: Equatable {
        var standard: UINavigationBarAppearance
        var scrollEdge: UINavigationBarAppearance?
        var compact: UINavigationBarAppearance?
        var compactScrollEdge: UINavigationBarAppearance?
    }

    private var records = WeakTable<UINavigationItem, Record>()
    /// Items that other code writes too, and that are left to it, with what had been written to them.
    private var left = WeakTable<UINavigationItem, Record>()
    /// Copies of the bar's appearances when they last differed from those before, and how often they did.
    private var barValues: BarValues?
    private var generation = 0
    private var lastDeclarations: [Declaration] = []
    /// What items were last given, for the next ones that have and declare the same.
    private var lastStyled: [Styled] = []
    /// Two, since the item of a page whose bar comes and goes is written for one background and the other in turn.
    private static let rememberedCount = 2

    /// Writes an appearance, based on the app's values. Idempotent. A change that does not concern the item, such as that
    /// of a background's color, writes and copies nothing. Does nothing to an item that is left to other code.
    func write(_ appearance: BarAppearance, to item: UINavigationItem, of bar: UINavigationBar) {
        guard !isLeft(item) else { return }
        updateGeneration(of: bar)
        let declared = declaration(of: appearance.itemPart)
        let current = current(item)
        let record = records[item]
        if let record, record.generation == generation, record.written == current,
            record.declared === declared || record.declared.appearance == declared.appearance
        {
            return
        }
        let original = record.map { current.appsValues(since: $0.written, before: $0.original) } ?? current
        let values = styled(original, declared, bar: bar)
        if values != current {
            set(values, of: item)
        } else if record == nil {
            // The app's own values are right.
            return
        }
        records[item] = Record(
            original: original, written: self.current(item), declared: declared, generation: generation)
    }

    private func declaration(of appearance: BarAppearance) -> Declaration {
        if let last = lastDeclarations.first(where: { $0.appearance == appearance }) { return last }
        let declaration = Declaration(appearance)
        lastDeclarations = [declaration] + lastDeclarations.prefix(Self.rememberedCount - 1)
        return declaration
    }

    /// The declared appearance that was last written to an item; nil if there is none.
    func written(to item: UINavigationItem) -> BarAppearance? { records[item]?.declared.appearance }

    /// Whether an item has what was last written to it.
    func isCurrent(_ item: UINavigationItem) -> Bool { records[item]?.written == current(item) }

    private func updateGeneration(of bar: UINavigationBar) {
        let values = BarValues(
            standard: bar.standardAppearance, scrollEdge: bar.scrollEdgeAppearance, compact: bar.compactAppearance,
            compactScrollEdge: bar.compactScrollEdgeAppearance)
        guard values != barValues else { return }
        generation += 1
        barValues = BarValues(
            standard: values.standard.copy(), scrollEdge: values.scrollEdge?.copy(),
            compact: values.compact?.copy(), compactScrollEdge: values.compactScrollEdge?.copy())
    }

    // MARK: Items that other code writes too

    /// Whether the appearances or the large title's mode that were written have been replaced since.
    func isReplaced(_ item: UINavigationItem, of bar: UINavigationBar) -> Bool {
        guard let record = records[item] else { return false }
        let current = current(item)
        let written = record.written
        let isModeReplaced =
            written.largeTitleDisplayMode != record.original.largeTitleDisplayMode
            && current.largeTitleDisplayMode != written.largeTitleDisplayMode
        guard isModeReplaced || !current.hasAppearances(of: written) else { return false }
        // If UIKit returns other appearances than those that were written, a difference says nothing. That can be told as long as
        // the bar has the appearances on which they were based.
        updateGeneration(of: bar)
        return record.generation != generation
            || written.hasAppearances(of: styled(record.original, record.declared.appearance, bar: bar))
    }

    /// Writes nothing more to an item, and restores nothing.
    func leave(_ item: UINavigationItem) {
        left[item] = records.removeValue(forKey: item)
    }

    func isLeft(_ item: UINavigationItem) -> Bool { left.contains(item) }

    /// Writes to an item again that was left.
    func takeBack(_ item: UINavigationItem) {
        if let record = left.removeValue(forKey: item) { records[item] = record }
    }

    /// Takes what has replaced the written values of an item for the app's: the next write is based on it.
    func acceptReplacement(of item: UINavigationItem, of bar: UINavigationBar) {
        guard let record = records[item], isReplaced(item, of: bar) else { return }
        let current = current(item)
        records[item] = Record(
            original: current.appsValues(since: record.written, before: record.original), written: current,
            declared: record.declared, generation: nil)
    }

    /// Restores the app's values, except those that the app has set since the last write.
    func restore(_ item: UINavigationItem) {
        guard let record = records.removeValue(forKey: item) else { return }
        let current = current(item)
        let values = current.appsValues(since: record.written, before: record.original)
        if values != current { set(values, of: item) }
    }

    /// Restores all items.
    func restoreAll() {
        for item in records.keys { restore(item) }
    }

    private func current(_ item: UINavigationItem) -> ItemValues {
        ItemValues(
            prompt: item.prompt, largeTitleDisplayMode: item.largeTitleDisplayMode,
            minimization: item.barMinimization, titleAlignment: item.ownTitleAlignment,
            standard: item.standardAppearance, scrollEdge: item.scrollEdgeAppearance, compact: item.compactAppearance,
            compactScrollEdge: item.compactScrollEdgeAppearance)
    }

    private func set(_ values: ItemValues, of item: UINavigationItem) {
        if item.prompt != values.prompt { item.prompt = values.prompt }
        if item.largeTitleDisplayMode != values.largeTitleDisplayMode {
            item.largeTitleDisplayMode = values.largeTitleDisplayMode
        }
        if let minimization = values.minimization, minimization != item.barMinimization { item.write(minimization) }
        if let alignment = values.titleAlignment, alignment != item.ownTitleAlignment { item.write(alignment) }
        // With each one UIKit looks at its bar again.
        if item.standardAppearance != values.standard { item.standardAppearance = values.standard }
        if item.scrollEdgeAppearance != values.scrollEdge { item.scrollEdgeAppearance = values.scrollEdge }
        if item.compactAppearance != values.compact { item.compactAppearance = values.compact }
        if item.compactScrollEdgeAppearance != values.compactScrollEdge {
            item.compactScrollEdgeAppearance = values.compactScrollEdge
        }
    }

    private func styled(_ original: ItemValues, _ declared: Declaration, bar: UINavigationBar) -> ItemValues {
        let last = lastStyled.first {
            $0.declared === declared && $0.generation == generation && $0.original == original
        }
        if let last { return last.values }
        let values = styled(original, declared.appearance, bar: bar)
        // An item copies what is set, so the next one can be given the same.
        let latest = Styled(declared: declared, generation: generation, original: original, values: values)
        lastStyled = [latest] + lastStyled.prefix(Self.rememberedCount - 1)
        return values
    }

    private func styled(_ original: ItemValues, _ declared: BarAppearance, bar: UINavigationBar) -> ItemValues {
        let standard = original.standard ?? bar.standardAppearance
        let scrollEdge = original.scrollEdge ?? bar.scrollEdgeAppearance
        let compact = original.compact ?? bar.compactAppearance
        let compactScrollEdge = original.compactScrollEdge ?? bar.compactScrollEdgeAppearance
        let style: (UINavigationBarAppearance) -> UINavigationBarAppearance = { [self] in styled($0, declared) }
        let styledStandard = style(standard)
        var values = original
        if let prompt = declared.prompt { values.prompt = prompt }
        if let mode = declared.largeTitleDisplayMode { values.largeTitleDisplayMode = mode }
        // Where UIKit has neither of these, none is declared.
        if values.minimization != nil { values.minimization = declared.minimization ?? original.minimization }
        if values.titleAlignment != nil { values.titleAlignment = declared.titleAlignment ?? original.titleAlignment }
        values.standard = styledStandard
        values.compact = compact.map(style)
        values.compactScrollEdge = compactScrollEdge.map(style)
        guard declared.background.isDrawn else {
            // UIKit's background stays. For the scroll edge it is the one that UIKit derives if there is no appearance.
            values.scrollEdge = style(scrollEdge ?? transparent(standard))
            // At a compact height UIKit would have preferred the compact one to the standard one that is written above.
            if scrollEdge == nil, values.compactScrollEdge == nil, let compact {
                values.compactScrollEdge = style(transparent(compact))
            }
            return values
        }
        // One copy serves all places that are based on the same appearance: an item copies what is set.
        let styledScrollEdge = scrollEdge.map(style)
        values.compactScrollEdge = values.compactScrollEdge ?? styledScrollEdge ?? values.compact ?? styledStandard
        values.scrollEdge = styledScrollEdge ?? styledStandard
        values.compact = values.compact ?? styledStandard
        return values
    }

    /// The appearance that UIKit derives for the scroll edge if there is none: the standard or the compact one without its
    /// background.
    private func transparent(_ base: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy: UINavigationBarAppearance = base.copy()
        copy.configureWithTransparentBackground()
        return copy
    }

    private func styled(_ base: UINavigationBarAppearance, _ declared: BarAppearance) -> UINavigationBarAppearance {
        let result: UINavigationBarAppearance = base.copy()
        if declared.background.isDrawn { result.configureWithTransparentBackground() }
        if let style = declared.interfaceStyle { result.force(style) }
        switch declared.shadow {
        case .automatic: break
        case .none: (result.shadowColor, result.shadowImage) = (nil, nil)
        case .color(let color): (result.shadowColor, result.shadowImage) = (color, nil)
        }
        declared.title.write(to: &result.titleTextAttributes)
        BarAppearance.Text(color: declared.title.color).write(to: &result.largeTitleTextAttributes)
        declared.largeTitle.write(to: &result.largeTitleTextAttributes)
        writeSubtitles(of: declared, to: result)
        declared.buttonColors.write(to: result, tint: declared.tintColor)
        if let image = declared.backButton?.image {
            result.setBackIndicatorImage(image, transitionMaskImage: image)
        }
        return result
    }

    /// Gives each subtitle the color of the title above it, paler as UIKit's own subtitles are, unless the app has set a color.
    private func writeSubtitles(of declared: BarAppearance, to appearance: UINavigationBarAppearance) {
        #if !os(visionOS)
            guard #available(iOS 26.0, *) else { return }
            func write(_ color: UIColor?, to attributes: inout [NSAttributedString.Key: Any]) {
                guard attributes[.foregroundColor] == nil else { return }
                BarAppearance.Text(color: color?.faded(to: 0.6)).write(to: &attributes)
            }
            write(declared.title.color, to: &appearance.subtitleTextAttributes)
            write(declared.largeTitle.color ?? declared.title.color, to: &appearance.largeSubtitleTextAttributes)
        #endif
    }
}

extension BarAppearance {
    /// What is written to the item, without what is written to the bars.
    fileprivate var itemPart: BarAppearance {
        var part = self
        part.background = background.isDrawn ? .transparent : .system
        // The hairline of a drawn background is drawn with it.
        if background.isDrawn { part.shadow = .none }
        part.isHidden = nil
        part.toolbar = nil
        part.statusBarStyle = nil
        part.transitionStyle = .automatic
        return part
    }
}

extension UINavigationItem {
    /// Whether UIKit draws a background for this item, at least while content is under the bar.
    var showsOwnBackground: Bool {
        // Without an appearance of the item UIKit uses the bar's.
        guard let standardAppearance else { return true }
        return [standardAppearance, scrollEdgeAppearance].compactMap(\.self).contains { $0.hasBackground }
    }
}

extension UINavigationBarAppearance {
    fileprivate var hasBackground: Bool {
        backgroundEffect != nil || backgroundImage != nil || backgroundColor.map { $0.cgColor.alpha > 0 } ?? false
    }
}

extension BarAppearance.ButtonColors {
    /// Writes the color of text buttons to the item's appearance, so that it changes with the item. With the bar's tint
    /// color alone the text would change color at the start of the transition.
    @MainActor
    fileprivate func write(to appearance: UINavigationBarAppearance, tint: UIColor?) {
        let color = normal ?? tint
        // From iOS 26 a prominent (Done) button has a tinted background, and UIKit chooses a text color that contrasts with
        // it (warp-ios pull request 229): another one can be illegible.
        let done = done ?? (SystemDesign.current == .classic ? color : nil)
        let appearances = [
            (appearance.buttonAppearance, color), (appearance.backButtonAppearance, color),
            (appearance.doneButtonAppearance, done),
        ]
        // UIKit's header derives the disabled state from the normal one, and so do disabled buttons get the color of enabled
        // ones (seen on iOS 15 and 16, brave-ios pull request 6650). A back button's states derive from the other buttons' too,
        // so all are read before one is written.
        let areDerived = appearances.map { buttons, _ in
            buttons.disabled.titleTextAttributes.color == buttons.normal.titleTextAttributes.color
        }
        for ((buttons, color), isDerived) in zip(appearances, areDerived) {
            write(to: buttons, normal: color)
            if disabled == nil, isDerived, let color {
                buttons.disabled.titleTextAttributes[.foregroundColor] = color.faded(to: Self.disabledAlpha)
            }
        }
    }

    /// The alpha of disabled buttons, as a fraction of the normal one. The library's own choice.
    private static let disabledAlpha: CGFloat = 0.35

    @MainActor
    private func write(to buttons: UIBarButtonItemAppearance, normal: UIColor?) {
        for (state, color) in [
            (buttons.normal, normal), (buttons.highlighted, highlighted), (buttons.disabled, disabled),
        ] {
            if let color { state.titleTextAttributes[.foregroundColor] = color }
        }
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate var color: UIColor? { self[.foregroundColor] as? UIColor }
}

extension UIColor {
    /// The color with a fraction of its alpha: a clear color stays clear. Of a dynamic color it is a fraction of the alpha without
    /// traits, so that equal colors stay equal.
    fileprivate func faded(to fraction: CGFloat) -> UIColor {
        withAlphaComponent((alpha(in: UITraitCollection()) ?? 1) * fraction)
    }
}
