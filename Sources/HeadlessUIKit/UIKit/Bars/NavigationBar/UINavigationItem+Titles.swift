import Foundation

// Which texts and views are shown where (UIKit's documentation of the properties, and the comments of its header).

extension UINavigationItem {
    /// iOS 26: the title with its own attributes, in place of ``title`` in the bar; default nil. Ignored if there is a
    /// ``titleView``.
    public var attributedTitle: AttributedString? {
        get { titles.title }
        set { titles.title = newValue }
    }

    /// iOS 26: the subtitle with its own attributes, in place of ``subtitle``; default nil.
    public var attributedSubtitle: AttributedString? {
        get { titles.subtitle }
        set { titles.subtitle = newValue }
    }

    /// iOS 26: the subtitle below the large title with its own attributes, in place of ``largeSubtitle``; default nil.
    public var largeAttributedSubtitle: AttributedString? {
        get { titles.largeSubtitle }
        set { titles.largeSubtitle = newValue }
    }

    /// The text of the inline title.
    func inlineTitle(_ metrics: BarMetrics) -> TitleText? {
        TitleText(metrics.hasSubtitles ? attributedTitle : nil, else: title)
    }

    /// The text of the large title.
    func largeTitleText(_ metrics: BarMetrics) -> TitleText? {
        TitleText(nil, else: metrics.hasSubtitles ? largeTitle ?? title : title)
    }

    /// The subtitle below the inline title; a title view replaces both.
    func inlineSubtitle(_ metrics: BarMetrics) -> Subtitle? {
        guard metrics.hasSubtitles, titleView == nil else { return nil }
        return Subtitle(view: subtitleView, text: TitleText(attributedSubtitle, else: titles.plainSubtitle))
    }

    /// The subtitle below the large title: its own, or else the inline subtitle.
    func largeSubtitle(_ metrics: BarMetrics) -> Subtitle? {
        guard metrics.hasSubtitles else { return nil }
        let own = TitleText(largeAttributedSubtitle, else: largeSubtitle)
        return Subtitle(
            view: largeSubtitleView, text: own ?? TitleText(attributedSubtitle, else: titles.plainSubtitle))
    }
}

/// The titles of iOS 26 that a navigation item stores separately from ``UINavigationItem/title``.
struct NavigationItemAttributedTitles: Equatable {
    var title: AttributedString?
    var plainSubtitle: String?
    var subtitle: AttributedString?
    var largeSubtitle: AttributedString?

    /// The kind of change for the bar: a subtitle can make a large title higher.
    func change(from old: NavigationItemAttributedTitles) -> UINavigationItem.Change {
        var rest = old
        rest.title = title
        return rest == self ? .content : .height
    }
}

/// A title or subtitle of a navigation item: a string, with or without its own attributes.
enum TitleText: Equatable {
    case plain(String)
    case attributed(AttributedString)

    /// Creates a text from the first that is not nil, the attributed one first: UIKit's precedence for each such pair.
    init?(_ attributed: AttributedString?, else plain: String?) {
        if let attributed {
            self = .attributed(attributed)
        } else if let plain {
            self = .plain(plain)
        } else {
            return nil
        }
    }

    var string: String {
        switch self {
        case .plain(let string): string
        case .attributed(let string): String(string.characters)
        }
    }

    /// Returns the text with its own attributes over the given ones.
    @MainActor
    func text(over attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        guard case .attributed(let attributed) = self else {
            return PlainTextCache.text(string, attributes: attributes)
        }
        let result = NSMutableAttributedString(string: "")
        for run in attributed.runs {
            var own = attributes
            if let font = run.uiKit.font { own[.font] = font }
            if let color = run.uiKit.foregroundColor { own[.foregroundColor] = color }
            if let kern = run.uiKit.kern { own[.kern] = NSNumber(value: Double(kern)) }
            let part = String(attributed[run.range].characters)
            result.append(NSAttributedString(string: part, attributes: own))
        }
        return result
    }

    /// The tallest font of the text; `font` is the font of runs without one.
    func tallestFont(else font: UIFont) -> UIFont {
        guard case .attributed(let attributed) = self else { return font }
        return attributed.runs.map { $0.uiKit.font ?? font }.max { $0.lineHeight < $1.lineHeight } ?? font
    }
}

/// The content below a title.
enum Subtitle {
    case text(TitleText)
    /// The app's view.
    case view(UIView)

    /// Nil if there is no view and no text, or an empty text.
    init?(view: UIView?, text: TitleText?) {
        if let view {
            self = .view(view)
        } else if let text, !text.string.isEmpty {
            self = .text(text)
        } else {
            return nil
        }
    }
}
