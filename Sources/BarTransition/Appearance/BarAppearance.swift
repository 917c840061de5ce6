import UIKit

/// How a page wants its navigation bar to look: a plain value, declared next to the page it belongs to.
///
/// ```swift
/// BarAppearance(background: .transparent, tintColor: .white, titleColor: .white)
/// ```
public struct BarAppearance: Equatable, Sendable {
    /// What is drawn behind the bar's contents, up to the top of the screen. Default `.system`: UIKit's own background.
    public var background: BarBackground

    /// The hairline under the bar. Default `.automatic`: as UIKit draws it under its own backgrounds, none under
    /// declared ones.
    public var shadow: BarShadow

    /// The colour of the bar's buttons. Default nil: the tint the bar had when the transition was attached.
    public var tintColor: UIColor?

    /// The title. Default: as the page's item or its bar has it anyway.
    public var title: BarText

    /// The large title. Default: nothing of its own, so that its colour is the title's.
    public var largeTitle: BarText

    /// The colours of text buttons by state. Default: `tintColor` at rest, UIKit's rules else.
    public var buttonColors: BarButtonColors

    /// The status bar's style while the page is on top. Default nil: what the bar's own `barStyle` means.
    ///
    /// It works through `UINavigationBar.barStyle`, which a navigation controller takes its status bar style from; one
    /// that overrides `preferredStatusBarStyle` or `childForStatusBarStyle` decides for itself. While its bar is hidden
    /// UIKit asks the page's own `preferredStatusBarStyle` instead. Whether the status bar is
    /// hidden is not declared here: UIKit asks the page's own `prefersStatusBarHidden`.
    public var statusBarStyle: UIStatusBarStyle?

    /// Whether the page has no bar at all. Default false. The bar is hidden with `setNavigationBarHidden(_:animated:)`,
    /// never by making it transparent.
    public var isHidden: Bool

    /// The line above the title. Default nil: the prompt of the page's item.
    public var prompt: String?

    /// Whether the title is large. Default nil: as the page's item says. It is for bars that prefer large titles.
    public var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode?

    /// The toolbar. Default nil: it is left alone.
    public var toolbar: BarToolbar?

    /// How this page's background comes and goes when another page is pushed under or over it: the page that lies above
    /// decides. Default `.automatic`.
    public var transitionStyle: BarTransitionStyle

    /// The colour of the title. Default nil: the colour the page's item or its bar has anyway. On iOS 26 a
    /// subtitle takes it too, weaker.
    public var titleColor: UIColor? {
        get { title.color }
        set { title.color = newValue }
    }

    /// The colour of the large title. Default nil: `titleColor`.
    public var largeTitleColor: UIColor? {
        get { largeTitle.color }
        set { largeTitle.color = newValue }
    }

    /// Makes an appearance; whatever is left out stays as UIKit has it.
    public init(
        background: BarBackground = .system,
        shadow: BarShadow = .automatic,
        tintColor: UIColor? = nil,
        titleColor: UIColor? = nil,
        largeTitleColor: UIColor? = nil,
        statusBarStyle: UIStatusBarStyle? = nil,
        isHidden: Bool = false,
        toolbar: BarToolbar? = nil,
        transitionStyle: BarTransitionStyle = .automatic
    ) {
        self.background = background
        self.shadow = shadow
        self.tintColor = tintColor
        title = BarText(color: titleColor)
        largeTitle = BarText(color: largeTitleColor)
        buttonColors = BarButtonColors()
        self.statusBarStyle = statusBarStyle
        self.isHidden = isHidden
        self.toolbar = toolbar
        self.transitionStyle = transitionStyle
    }

    /// No bar.
    public static let hidden = BarAppearance(isHidden: true)
}
