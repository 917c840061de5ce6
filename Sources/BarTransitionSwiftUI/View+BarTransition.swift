#if canImport(SwiftUI)
    import BarTransition
    import SwiftUI

    extension View {
        /// Makes the bar transitions of a stack smooth: of a `NavigationStack`, a `NavigationView` with the stack style, or a
        /// representable that shows a `UINavigationController`. **Experimental.**
        ///
        /// Put it on the stack itself, not on a view inside. It finds the navigation controller after the stack has been
        /// rendered, and attaches the library to it as `attachBarTransition(defaultAppearance:)` does. It stays attached as long
        /// as the navigation controller exists.
        ///
        /// - Parameter defaultAppearance: the appearance for pages that declare none. Default nil: the library does not change
        ///   the bar for them. A new value shows in the next turn of the main queue, without animation; nil removes the default. It
        ///   has no effect on a stack to which the library has been attached in code before, or given a default in code since.
        /// - Returns: the view with an invisible view controller behind it.
        public func barTransition(defaultAppearance: BarAppearance? = nil) -> some View {
            background(StackFindingView(defaultAppearance: defaultAppearance))
        }
    }

    private struct StackFindingView: UIViewControllerRepresentable {
        let defaultAppearance: BarAppearance?

        func makeUIViewController(context: Context) -> StackFindingViewController { StackFindingViewController() }

        func updateUIViewController(_ finder: StackFindingViewController, context: Context) {
            finder.setDefaultAppearanceLater(defaultAppearance)
            // The stack may be rendered after this view.
            finder.viewIfLoaded?.setNeedsLayout()
        }
    }
#endif
