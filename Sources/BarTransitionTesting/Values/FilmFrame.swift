import UIKit

/// What could be seen in one frame of a film, as numbers.
public struct FilmFrame: Equatable, Sendable {
    /// The bar.
    public struct Bar: Equatable, Sendable {
        /// Its rectangle on the screen, in points.
        public let frame: CGRect
        /// Whether it is hidden: a bar on its way out is not, until it is gone.
        public let isHidden: Bool
        /// What is seen behind the title, near the top of the bar's middle; nil while the bar is hidden or off the
        /// screen.
        public let background: FilmColor?
        /// The bar's tint as it was set, which is at its end from the first frame on.
        public let tint: FilmColor
        /// The number of items in the bar.
        public let itemCount: Int
    }

    /// One page.
    public struct Page: Equatable, Sendable {
        /// Its title, or the name of its class.
        public let name: String
        /// Where its view's top left corner is on the screen, in points; nil while the page is not on it.
        public let origin: CGPoint?
        /// Its view's `safeAreaInsets.top`, in points.
        public let safeAreaTop: CGFloat?
        /// Where its content begins on the screen, in points; see `FilmContentProviding`.
        public let contentTop: CGFloat?
        /// How far its scroll view is scrolled, in points; nil without one.
        public let scrollOffset: CGFloat?
    }

    /// How far the transition has come, 0...1.
    public let progress: CGFloat
    /// The bar.
    public let bar: Bar
    /// The page that was on top, then the page that comes.
    public let pages: [Page]
}
