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
