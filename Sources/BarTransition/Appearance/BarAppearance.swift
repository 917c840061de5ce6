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

    /// The colour of the title. Default nil: the colour the page's item or its bar has anyway.
    public var titleColor: UIColor?

    /// The colour of the large title. Default nil: `titleColor`.
    public var largeTitleColor: UIColor?

    /// The status bar's style while the page is on top. Default nil: what the bar's own `barStyle` means.
    ///
    /// It works through `UINavigationBar.barStyle`, which a navigation controller takes its status bar style from; one
    /// that overrides `preferredStatusBarStyle` or `childForStatusBarStyle` decides for itself.
    public var statusBarStyle: UIStatusBarStyle?

    /// Whether the page has no bar at all. Default false. The bar is hidden with `setNavigationBarHidden(_:animated:)`,
    /// never by making it transparent.
    public var isHidden: Bool

    /// Makes an appearance; whatever is left out stays as UIKit has it.
    public init(
        background: BarBackground = .system,
        shadow: BarShadow = .automatic,
        tintColor: UIColor? = nil,
        titleColor: UIColor? = nil,
        largeTitleColor: UIColor? = nil,
        statusBarStyle: UIStatusBarStyle? = nil,
        isHidden: Bool = false
    ) {
        self.background = background
        self.shadow = shadow
        self.tintColor = tintColor
        self.titleColor = titleColor
        self.largeTitleColor = largeTitleColor
        self.statusBarStyle = statusBarStyle
        self.isHidden = isHidden
    }

    /// No bar.
    public static let hidden = BarAppearance(isHidden: true)
}
