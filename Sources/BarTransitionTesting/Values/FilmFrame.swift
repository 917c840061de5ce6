import UIKit

/// What could be seen in one frame of a film, as numbers.
public struct FilmFrame: Equatable, Sendable {
    /// How far the transition has come, 0...1.
    public let progress: CGFloat
    /// The bar.
    public let bar: Bar
    /// The page that was on top, then the page that comes.
    public let pages: [Page]
    /// What is around bar and pages.
    public let surroundings: Surroundings
}

extension FilmFrame {
    /// The navigation bar.
    public struct Bar: Equatable, Sendable {
        /// Its rectangle on the screen, in points.
        public let frame: CGRect
        /// Whether it is hidden: a bar on its way out is not, until it is gone.
        public let isHidden: Bool
        /// What is seen behind the title, near the top of the bar's middle; nil while the bar is hidden or off the
        /// screen.
        public let background: FilmColor?
        /// The same near the bar's left and right ends, where a gradient has other colours.
        public let backgroundEnds: [FilmColor]
        /// The bar's tint as it was set, which is at its end from the first frame on.
        public let tint: FilmColor
        /// The colours of its buttons' texts, from back to front, each once; the alpha is how far they have faded in.
        /// Empty while no text can be seen. Buttons with images take the tint.
        public let buttons: [FilmColor]
        /// The titles of the items in the bar, from the bottom of the stack up.
        public let items: [String]

        /// The number of items in the bar.
        public var itemCount: Int { items.count }
    }

    /// One page.
    public struct Page: Equatable, Sendable {
        /// Its title, or the name of its class.
        public let name: String
        /// Its view's rectangle on the screen, in points; nil while the page is not on it.
        public let frame: CGRect?
        /// Its view's `safeAreaInsets`, in points.
        public let safeArea: UIEdgeInsets?
        /// Its `additionalSafeAreaInsets.top`, in points.
        public let ownInset: CGFloat?
        /// Where its content begins on the screen, in points; see `FilmContentProviding`.
        public let contentTop: CGFloat?
        /// How far its scroll view is scrolled, in points; nil without one.
        public let scrollOffset: CGFloat?
        /// The colour of its title in the bar, in line or large, whichever can be seen more; the alpha is how far it has
        /// faded in. Nil while the bar does not show it, or where the page has a title view of its own.
        public let title: FilmColor?
        /// What is seen of the bar's background above the middle of the page, near its top; nil while the bar is not
        /// there, or the page's middle is off the screen or covered by another page.
        public let background: FilmColor?

        /// Where its view's top left corner is on the screen, in points; nil while the page is not on it.
        public var origin: CGPoint? { frame?.origin }
        /// Its view's `safeAreaInsets.top`, in points.
        public var safeAreaTop: CGFloat? { safeArea?.top }
    }

    /// What is around bar and pages.
    public struct Surroundings: Equatable, Sendable {
        /// The toolbar's top edge on the screen, in points; nil while it is hidden.
        public let toolbarTop: CGFloat?
        /// The tab bar's top edge on the screen, in points; nil while it is hidden or there is none.
        public let tabBarTop: CGFloat?
        /// "light", "dark", "default" or "hidden"; nil where there is no status bar.
        public let statusBar: String?
        /// The names of the pages in the stack, from the bottom up.
        public let stack: [String]
    }
}
