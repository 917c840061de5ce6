#if canImport(SwiftUI)
    import BarTransition
    import SwiftUI

    extension View {
        /// Declares the appearance of the bars while this view's page is on top of its stack: a hosting controller on the stack of
        /// a `UINavigationController`, or a view of a `NavigationStack`. **Experimental.**
        ///
        /// The innermost declaration on a page counts. Without the library on the stack it has no effect: attach it with
        /// `barTransition(defaultAppearance:)` or, in UIKit, with `attachBarTransition()`.
        ///
        /// A new value changes the bars in the next turn of the main queue, or at the end of the transition in progress. A view that
        /// comes or goes with its declaration changes them at once. A new value is animated if the change of
        /// the state that it depends on is, with `withAnimation` or `animation(_:value:)`.
        ///
        /// - Parameter appearance: the bars that the page wants now.
        /// - Returns: the view with the declaration, which takes no space and draws nothing.
        public func barAppearance(_ appearance: BarAppearance) -> some View {
            modifier(BarAppearanceModifier(appearance: appearance))
        }
    }

    private struct BarAppearanceModifier: ViewModifier {
        let appearance: BarAppearance
        @Environment(\.barAppearanceLevel) private var level

        func body(content: Content) -> some View {
            content.environment(\.barAppearanceLevel, level + 1)
                .background(DeclarationView(appearance: appearance, level: level))
        }
    }

    /// A child view controller in the hosting controller. SwiftUI adds all of them to the same hosting controller, in an order
    /// that is not documented, so the level decides which of several counts.
    private struct DeclarationView: UIViewControllerRepresentable {
        let appearance: BarAppearance
        let level: Int

        func makeUIViewController(context: Context) -> BarAppearanceViewController {
            BarAppearanceViewController(appearance, level: level)
        }

        func updateUIViewController(_ declaration: BarAppearanceViewController, context: Context) {
            // A change of the bars lays out the stack. Now that would enter the layout again in which SwiftUI calls this.
            declaration.setBarAppearanceLater(appearance, animated: context.transaction.animation != nil)
        }
    }

    /// How many declarations are around a view.
    private struct BarAppearanceLevelKey: EnvironmentKey {
        static let defaultValue = 0
    }

    extension EnvironmentValues {
        fileprivate var barAppearanceLevel: Int {
            get { self[BarAppearanceLevelKey.self] }
            set { self[BarAppearanceLevelKey.self] = newValue }
        }
    }
#endif
