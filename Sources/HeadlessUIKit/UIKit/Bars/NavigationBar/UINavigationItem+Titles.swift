import Foundation

// Which of the texts and views is shown where (UIKit's documentation of the properties, and the comments of its header).

extension UINavigationItem {
    /// iOS 26: the title with attributes of its own, in place of ``title`` in the bar; default nil. Where there is a
    /// ``titleView`` it is ignored.
    public var attributedTitle: AttributedString? {
        get { titles.title }
        set { titles.title = newValue }
    }

    /// iOS 26: the subtitle with attributes of its own, in place of ``subtitle``; default nil.
    public var attributedSubtitle: AttributedString? {
        get { titles.subtitle }
        set { titles.subtitle = newValue }
    }

    /// iOS 26: the subtitle below the large title with attributes of its own, in place of ``largeSubtitle``; default
    /// nil.
    public var largeAttributedSubtitle: AttributedString? {
        get { titles.largeSubtitle }
        set { titles.largeSubtitle = newValue }
    }

    /// What the title in line says.
    func inlineTitle(_ metrics: BarMetrics) -> TitleText? {
        TitleText(metrics.hasSubtitles ? attributedTitle : nil, else: title)
    }

    /// What the large title says.
    func largeTitleText(_ metrics: BarMetrics) -> TitleText? {
        TitleText(nil, else: metrics.hasSubtitles ? largeTitle ?? title : title)
    }

    /// What stands below the title in line; a title view takes the place of both.
    func inlineSubtitle(_ metrics: BarMetrics) -> Subtitle? {
        guard metrics.hasSubtitles, titleView == nil else { return nil }
        return Subtitle(view: subtitleView, text: TitleText(attributedSubtitle, else: titles.plainSubtitle))
    }

    /// What stands below the large title: what was given for there, else the subtitle.
    func largeSubtitle(_ metrics: BarMetrics) -> Subtitle? {
        guard metrics.hasSubtitles else { return nil }
        let own = TitleText(largeAttributedSubtitle, else: largeSubtitle)
        return Subtitle(
            view: largeSubtitleView, text: own ?? TitleText(attributedSubtitle, else: titles.plainSubtitle))
    }
}

/// The titles of iOS 26 that a navigation item keeps apart from ``UINavigationItem/title``.
struct NavigationItemTitles: Equatable {
    var title: AttributedString?
    var plainSubtitle: String?
    var subtitle: AttributedString?
    var largeSubtitle: AttributedString?

    /// What a bar must know of a change: a subtitle may make a large title higher.
    func change(from old: NavigationItemTitles) -> UINavigationItem.Change {
        var rest = old
        rest.title = title
        return rest == self ? .content : .height
    }
}

/// A title or subtitle of a navigation item: a string, or one that brings attributes of its own.
enum TitleText: Equatable {
    case plain(String)
    case attributed(AttributedString)

    /// The first of both that there is, the one with attributes first: UIKit's order for every pair of the two.
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

    /// The text with attributes, over those that apply to all of it.
    func text(over attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        guard case .attributed(let attributed) = self else {
            return NSAttributedString(string: string, attributes: attributes)
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

    /// The tallest font of the text, where `font` is that of all that says nothing about it.
    func tallestFont(else font: UIFont) -> UIFont {
        guard case .attributed(let attributed) = self else { return font }
        return attributed.runs.map { $0.uiKit.font ?? font }.max { $0.lineHeight < $1.lineHeight } ?? font
    }
}

/// What stands below a title.
enum Subtitle {
    case text(TitleText)
    /// A view of the app's.
    case view(UIView)

    /// Nothing for a text without characters.
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
