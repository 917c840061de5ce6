import UIKit

/// The values of one frame of a film: what was on the screen, as numbers.
public struct FilmFrame: Equatable, Sendable {
    /// The progress of the transition, 0...1.
    public let progress: CGFloat
    /// The navigation bar.
    public let bar: Bar
    /// The outgoing view controller, then the incoming one.
    public let pages: [Page]
    /// Toolbar, tab bar, status bar and stack.
    public let surroundings: Surroundings
}

extension FilmFrame {
    /// The navigation bar.
    public struct Bar: Equatable, Sendable {
        /// Its frame on the screen, in points.
        public let frame: CGRect
        /// Whether it is hidden. A bar that is being hidden counts as visible until the animation ends.
        public let isHidden: Bool
        /// The color behind the title, near the top of the bar's middle; nil while the bar is hidden or off the screen.
        public let background: FilmColor?
        /// The colors near the bar's left and right ends, where a gradient differs from its middle; empty while the bar is hidden or
        /// off the screen.
        public let backgroundEnds: [FilmColor]
        /// The bar's `tintColor`. It is the model value, so it has its final value from the first frame on.
        public let tint: FilmColor
        /// The distinct colors of its buttons' texts, from back to front; the alpha is their current opacity. Empty while
        /// no text is visible. Buttons with images have the tint color.
        public let buttons: [FilmColor]
        /// The titles of the items in the bar, from the bottom of the stack up.
        public let items: [String]

        /// The number of items in the bar.
        public var itemCount: Int { items.count }
    }

    /// One view controller.
    public struct Page: Equatable, Sendable {
        /// Its title, or the name of its class.
        public let name: String
        /// Its view's frame on the screen, in points; nil while it is not on the screen.
        public let frame: CGRect?
        /// Its view's `safeAreaInsets`, in points; nil while the view is not on the screen.
        public let safeArea: UIEdgeInsets?
        /// Its `additionalSafeAreaInsets.top`, in points; nil while its view is not on the screen.
        public let ownInset: CGFloat?
        /// Where its content begins on the screen, in points; nil while its view is not on the screen. See `FilmContentProviding`.
        public let contentTop: CGFloat?
        /// Its scroll view's vertical content offset, in points; nil without a scroll view, and while its view is not on the screen.
        public let scrollOffset: CGFloat?
        /// The color of its title in the bar, inline or large, whichever is more opaque; the alpha is its current opacity.
        /// Nil while the bar does not show it, and if the view controller has a title view.
        public let title: FilmColor?
        /// The color of the bar's background above the middle of the view controller's view, near the bar's top; nil while
        /// the bar is not visible, or that middle is off the screen, or under another view controller or its shadow.
        public let background: FilmColor?
        /// Whether the transition shows it in another size than its own, as a zoom does.
        let isScaled: Bool

        /// The top left corner of its view on the screen, in points; nil while it is not on the screen.
        public var origin: CGPoint? { frame?.origin }
        /// Its view's `safeAreaInsets.top`, in points; nil while the view is not on the screen.
        public var safeAreaTop: CGFloat? { safeArea?.top }
    }

    /// Toolbar, tab bar, status bar and stack.
    public struct Surroundings: Equatable, Sendable {
        /// The toolbar's top edge on the screen, in points; nil while it is hidden.
        public let toolbarTop: CGFloat?
        /// The tab bar's top edge on the screen, in points; nil while it is hidden, and without a tab bar.
        public let tabBarTop: CGFloat?
        /// "light", "dark", "default" or "hidden"; nil if there is no status bar.
        public let statusBar: String?
        /// The names of the view controllers in the stack, from the bottom up.
        public let stack: [String]
    }
}

extension FilmFrame {
    /// This frame with the pages of a later frame: their names, and pages without values for those that were not yet there.
    func completed(by later: FilmFrame) -> FilmFrame {
        let pages = later.pages.enumerated().map { index, page in
            Page(self.pages.indices.contains(index) ? self.pages[index] : nil, name: page.name)
        }
        return FilmFrame(progress: progress, bar: bar, pages: pages, surroundings: surroundings)
    }
}

extension FilmFrame.Page {
    /// The values of a page under a name; no values for nil.
    fileprivate init(_ page: FilmFrame.Page?, name: String) {
        self.init(
            name: name, frame: page?.frame, safeArea: page?.safeArea, ownInset: page?.ownInset,
            contentTop: page?.contentTop, scrollOffset: page?.scrollOffset, title: page?.title,
            background: page?.background, isScaled: page?.isScaled ?? false)
    }
}
