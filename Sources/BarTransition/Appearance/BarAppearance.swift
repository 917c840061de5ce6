import UIKit

/// The appearance that a view controller declares for the bars of its navigation controller.
///
/// ```swift
/// BarAppearance(background: .transparent, tintColor: .white, titleColor: .white)
/// ```
public struct BarAppearance: Equatable, Sendable {
    /// The background of the navigation bar, which extends to the top of the screen. Default `.system`: UIKit's own
    /// background.
    public var background: Background

    /// The hairline at the bottom of the navigation bar. Default `.automatic`: UIKit's own under a `.system`
    /// background, none under any other.
    public var shadow: Shadow

    /// The color of the bar's buttons. Default nil: the bar's tint color from before the library was attached, or the one
    /// that the app has set since. If the app sets the same color that another view controller declares, UIKit shows no trace of
    /// that, and the library restores the earlier color: declare the color instead.
    ///
    /// From iOS 26, where UIKit tints no buttons with the bar's color, each button without a tint color of its own is
    /// tinted. It fills a prominent (Done) button; give that a `tintColor` of its own if the color is white. With a declared
    /// background other than `.transparent`, a button in a vertical bar (iPhone Duo) is not tinted, since it is not above the
    /// background. An image button that you set while the view controller is on the screen is tinted at the next transition, or when
    /// you call `setNeedsBarAppearanceUpdate(animated:)`; text has the color at once.
    ///
    /// Before iOS 26 buttons with an image and the chevron of the back button have the bar's tint color, which changes gradually in a
    /// transition.
    public var tintColor: UIColor?

    /// The color and font of the title. Default `Text()`: those of the navigation item's or the bar's own appearance.
    /// From iOS 26 a subtitle uses the color too, with 0.6 of its alpha, unless the navigation item's or the bar's own appearance
    /// has a color for it.
    public var title: Text

    /// The color and font of the large title. Default `Text()`: the color is that of `title`, if it declares one; otherwise color and
    /// font are those of the navigation item's or the bar's own appearance. From iOS 26 the subtitle below it uses the color too, as
    /// that of `title` does.
    public var largeTitle: Text

    /// The colors of text buttons by control state. Default `ButtonColors()`: `tintColor` in the normal state, that color with
    /// 0.35 of its alpha in the disabled state, and UIKit's colors in the others.
    public var buttonColors: ButtonColors

    /// The back button: its image, title and display mode, and whether the user can swipe back where it is replaced. Default
    /// nil: that of `BarTransitionController.defaultAppearance`, if it has one, also for a view controller that declares
    /// everything else itself; otherwise UIKit's own. `BackButton()` is always UIKit's own.
    public var backButton: BackButton?

    /// The text above the title, as in `UINavigationItem.prompt`. Default nil: the navigation item's own prompt.
    public var prompt: String?

    /// When the title is large, as in `UINavigationItem.largeTitleDisplayMode`. Default nil: the navigation item's own
    /// mode. It has an effect only if the bar's `prefersLargeTitles` is true.
    public var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode?

    /// How the bar minimizes while the view controller scrolls (iOS 27). Default nil: the navigation item's own minimization,
    /// which the library does not write. After a declared one it writes back the item's earlier value; that none was ever set
    /// cannot be restored.
    public var minimization: Minimization?

    /// Where the title is in its row, as `UINavigationItem.titleAlignment` (iOS 27.2). Default nil: the navigation item's own.
    /// Before iOS 27.2, in apps built with an older SDK and on visionOS it has no effect.
    public var titleAlignment: TitleAlignment?

    /// The light or dark style of the bar, as `UIBarAppearance.overrideUserInterfaceStyle` (iOS 27). Default nil: that of the
    /// navigation item's or the bar's own appearance; `.unspecified` forces none. It applies to the background too. The status
    /// bar does not follow: declare `statusBarStyle`. Before iOS 27, in apps built with an older SDK and on visionOS it has no
    /// effect.
    ///
    /// Between two view controllers with different styles each background keeps its own style until it is gone, and two
    /// colors do not interpolate. UIKit changes the rest of the bar with the navigation item.
    ///
    /// On every system a dynamic background follows a style that you force on the bar itself, with
    /// `UIView.overrideUserInterfaceStyle`, where the view controller declares none.
    public var interfaceStyle: UIUserInterfaceStyle?

    /// The status bar style while the view controller is on top of the stack. Default nil: the style that the bar's own
    /// `barStyle` implies.
    ///
    /// The library sets `UINavigationBar.barStyle`, from which a navigation controller derives its status bar style, so
    /// dark content cannot be forced in dark mode. UIKit may draw its own materials in the bar dark with light content. It
    /// has no effect on a navigation controller that overrides `preferredStatusBarStyle` or `childForStatusBarStyle`,
    /// and none while the navigation bar is hidden, when UIKit asks the view controller's own
    /// `preferredStatusBarStyle`. Whether the status bar is hidden is always up to
    /// `UIViewController.prefersStatusBarHidden`. After a view controller that declares a style, the library restores the
    /// earlier `barStyle`, also if the app has set the same one in the meantime; declare the style instead.
    ///
    /// UIKit draws a bar that has no appearances by its `barStyle`. So the item of a view controller that declares nothing, and has
    /// no standard appearance of its own, has copies of the bar's appearances while it leaves the screen for one with light content.
    public var statusBarStyle: StatusBarStyle?

    /// Whether the navigation bar is hidden. Default nil: the app's own visibility, that is, the one that the app last
    /// set or that the library found when it was attached. It is restored after a view controller that declares one.
    ///
    /// The library hides and shows the bar with `setNavigationBarHidden(_:animated:)`, so that the safe area is that of a
    /// hidden or visible bar. It does so when the view controller is shown, and when the declared value changes. From the end of
    /// the transition until such a change, the bar belongs to UIKit and the app:
    ///
    /// - With `hidesBarsOnTap`, `hidesBarsOnSwipe` and `hidesBarsWhenKeyboardAppears`, with a search controller, and where the
    ///   app hides or shows the bar itself, the last change counts. It stays during updates, canceled swipes and
    ///   presentations, until the next change or until another view controller is shown. The transition begins with what
    ///   is on the screen. Declare false for view controllers that must not appear without a bar, as after a tap on a row of a
    ///   list that was scrolled: nil leaves the bar hidden, as UIKit does.
    /// - With `hidesBarsWhenVerticallyCompact`, false is like nil at a compact height: the bar is hidden unless the user has
    ///   tapped it back. When the height is regular again, the declared value is written again.
    /// - A bar that one of these modes has hidden over a view controller that declares nil is visible when the user returns
    ///   to it from one that declares false: UIKit hides no bar then.
    ///
    /// UIKit shows no trace of a write that does not change the value: if the
    /// app hides a bar in `viewWillAppear` that a declaration of another view controller has already hidden, the library
    /// shows it again; declare true instead. The same is true of a bar that the app shows during a swipe from a view
    /// controller without a bar to one that declares false, if the swipe is canceled.
    public var isHidden: Bool?

    /// The toolbar's appearance. Default nil: the library does not change the toolbar.
    public var toolbar: Toolbar?

    /// How the background changes in a transition. Of the two view controllers the one that is higher on the stack
    /// decides. Default `.automatic`.
    public var transitionStyle: TransitionStyle

    /// The color of the title: a shorthand for `title.color`.
    public var titleColor: UIColor? {
        get { title.color }
        set { title.color = newValue }
    }

    /// The color of the large title: a shorthand for `largeTitle.color`.
    public var largeTitleColor: UIColor? {
        get { largeTitle.color }
        set { largeTitle.color = newValue }
    }

    /// Creates an appearance. A parameter that is left out has its property's default.
    ///
    /// - Parameters:
    ///   - background: the background of the navigation bar.
    ///   - shadow: the hairline at its bottom.
    ///   - tintColor: the color of its buttons.
    ///   - title: the color and font of the title.
    ///   - titleColor: the color of the title, for an appearance that declares no font. Default nil. It takes
    ///     precedence over the color of `title`.
    ///   - largeTitle: the color and font of the large title.
    ///   - largeTitleColor: the color of the large title, as `titleColor`.
    ///   - buttonColors: the colors of text buttons by control state.
    ///   - backButton: the back button.
    ///   - prompt: the text above the title.
    ///   - largeTitleDisplayMode: when the title is large.
    ///   - titleAlignment: where the title is in its row.
    ///   - interfaceStyle: the light or dark style of the bar.
    ///   - minimization: how the bar minimizes while the view controller scrolls.
    ///   - statusBarStyle: the status bar style.
    ///   - isHidden: whether the navigation bar is hidden.
    ///   - toolbar: the toolbar's appearance.
    ///   - transitionStyle: how the background changes in a transition.
    public init(
        background: Background = .system,
        shadow: Shadow = .automatic,
        tintColor: UIColor? = nil,
        title: Text = Text(),
        titleColor: UIColor? = nil,
        largeTitle: Text = Text(),
        largeTitleColor: UIColor? = nil,
        buttonColors: ButtonColors = ButtonColors(),
        backButton: BackButton? = nil,
        prompt: String? = nil,
        largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode? = nil,
        titleAlignment: TitleAlignment? = nil,
        interfaceStyle: UIUserInterfaceStyle? = nil,
        minimization: Minimization? = nil,
        statusBarStyle: StatusBarStyle? = nil,
        isHidden: Bool? = nil,
        toolbar: Toolbar? = nil,
        transitionStyle: TransitionStyle = .automatic
    ) {
        self.background = background
        self.shadow = shadow
        self.tintColor = tintColor
        self.title = Text(color: titleColor ?? title.color, font: title.font)
        self.largeTitle = Text(color: largeTitleColor ?? largeTitle.color, font: largeTitle.font)
        self.buttonColors = buttonColors
        self.backButton = backButton
        self.prompt = prompt
        self.largeTitleDisplayMode = largeTitleDisplayMode
        self.titleAlignment = titleAlignment
        self.interfaceStyle = interfaceStyle
        self.minimization = minimization
        self.statusBarStyle = statusBarStyle
        self.isHidden = isHidden
        self.toolbar = toolbar
        self.transitionStyle = transitionStyle
    }

    /// An appearance with a hidden navigation bar.
    public static let hidden = BarAppearance(isHidden: true)

    /// The color of the status bar's content.
    public enum StatusBarStyle: Equatable, Sendable {
        /// Dark in light mode, light in dark mode, as `UIStatusBarStyle.default`.
        case `default`
        /// Light, as `UIStatusBarStyle.lightContent`.
        case lightContent
    }

    /// Where a title is in its row, as `UINavigationItem.TitleAlignment`.
    public enum TitleAlignment: Equatable, Sendable {
        /// The system decides: usually in the middle.
        case automatic
        /// At the leading edge.
        case leading
        /// In the middle, also where the system would prefer the leading edge.
        case center
    }

    /// How one background replaces another in a transition between two view controllers that both show the bar. Where the view
    /// controllers do not slide (an animator of the app's, a zoom, Prefer Cross-Fade Transitions), every style is like `interpolate`.
    /// An update of a visible bar uses no style: its background changes in place. The same is true of a push or pop of a navigation
    /// controller that is on the stack of another one, as in a collapsed split view.
    public enum TransitionStyle: Equatable, Sendable {
        /// Two plain colors interpolate if they are similar: in OKLab at most a third of the distance from black to white apart, and
        /// at most a third in alpha. Each background of any other pair slides with its view controller. Before iOS 26 a pair with
        /// `.system` cross-fades, since UIKit's own background cannot slide; from iOS 26 UIKit draws it in the view controller, and
        /// it slides. From iOS 26 a background under a large title slides with the title.
        case automatic
        /// The background changes in place: two plain colors interpolate, any other pair cross-fades, and so do two different
        /// backgrounds of which one is under a large title (iOS 26), and those of two interface styles.
        case interpolate
        /// Each background slides with its view controller. Before iOS 26 a pair with `.system` cross-fades.
        case slide
    }

    /// The appearance of the navigation controller's toolbar. Its items are the view controller's `toolbarItems`.
    public struct Toolbar: Equatable, Sendable {
        /// Whether the toolbar is hidden. Default false: a view controller that declares a toolbar shows it. The
        /// library hides it with `setToolbarHidden(_:animated:)`, at the same times as the navigation bar
        /// (`BarAppearance.isHidden`), so that UIKit can hide both. After this view controller it restores the earlier
        /// visibility, also if the app has set the same one in the meantime; declare a toolbar instead.
        public var isHidden: Bool
        /// The background, which extends to the bottom of the screen. Default `.system`: UIKit's own. It has no effect
        /// from iOS 26, where toolbars have no background.
        public var background: Background
        /// The color of the items. Default nil: the toolbar's tint color from before the library was attached. It is
        /// restored like `BarAppearance.tintColor`. From iOS 26 each button is tinted in the same way: one that you set while the
        /// view controller is on the screen is tinted at the next transition, or when you call
        /// `setNeedsBarAppearanceUpdate(animated:)`.
        public var tintColor: UIColor?

        /// Creates the appearance of a toolbar that is visible unless `isHidden` is true.
        public init(isHidden: Bool = false, background: Background = .system, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.background = background
            self.tintColor = tintColor
        }

        /// A hidden toolbar.
        public static let hidden = Toolbar(isHidden: true)
    }
}
