import UIKit

extension BarAppearance {
    /// The back button of a view controller, which leads to the one below it.
    ///
    /// ```swift
    /// let arrow = BarAppearance.BackButton(image: UIImage(systemName: "arrow.left"), displayMode: .minimal)
    /// navigationController.attachBarTransition(defaultAppearance: BarAppearance(backButton: arrow))
    /// ```
    ///
    /// UIKit keeps a back button in two places. Its image belongs to the view controller that shows the button, its title to
    /// the one below: the library writes it there while it is needed, and restores the app's value afterwards. The view
    /// controller that shows the button declares both. The root has no back button, so there all of this has no effect.
    public struct BackButton: Equatable, Sendable {
        /// The image in place of the chevron, as `UINavigationBarAppearance.backIndicatorImage`. Default nil: that of the
        /// navigation item's or the bar's own appearance. UIKit draws it in the tint color, unless its rendering mode is
        /// `.alwaysOriginal`. From iOS 26 it is in the middle of the glass circle; a larger image is not clipped.
        public var image: UIImage?

        /// The title, as `UINavigationItem.backButtonTitle` of the view controller below. Default nil: that property's own
        /// value. An empty title shows the image alone. It has no effect if the view controller below sets its
        /// `backBarButtonItem`, which UIKit prefers. From iOS 26 the button shows no title; VoiceOver reads it.
        ///
        /// If a change of the stack without a push or pop of its own, such as `setViewControllers(_:animated:)`, puts another
        /// view controller on the same one, the title of the outgoing button changes at the start of the transition.
        public var title: String?

        /// How much of the title is shown, as `UINavigationItem.backButtonDisplayMode` of the view controller below. Default
        /// nil: that property's own value. From iOS 26 it has no effect: the button shows no title.
        public var displayMode: UINavigationItem.BackButtonDisplayMode?

        /// Whether the user can swipe back although the view controller hides the back button (`hidesBackButton`) or replaces
        /// it with a left bar button item. Default false, as in UIKit. A view controller that conforms to `PopIntercepting`
        /// is asked before such a swipe, too; conforming alone does not allow it. It has no effect at the root.
        public var allowsSwipeWhenReplaced: Bool

        /// Creates a back button. A parameter that is left out has its property's default; without any, it is UIKit's own.
        public init(
            image: UIImage? = nil, title: String? = nil, displayMode: UINavigationItem.BackButtonDisplayMode? = nil,
            allowsSwipeWhenReplaced: Bool = false
        ) {
            self.image = image
            self.title = title
            self.displayMode = displayMode
            self.allowsSwipeWhenReplaced = allowsSwipeWhenReplaced
        }
    }
}
