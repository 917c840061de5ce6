import BarTransition
import BarTransitionSwiftUI
import SwiftUI
import UIKit

/// Pages of SwiftUI that declare their bars, in a stack of SwiftUI's own. **Experimental**: the article on SwiftUI in the
/// documentation says what is not known.
@available(iOS 16.0, *)
struct SwiftUIScreen: View {
    /// The row of the list that opens it.
    @MainActor static let screen = OtherScreen(
        title: "Pages of SwiftUI", note: "Experimental; pull down to close"
    ) {
        UIHostingController(rootView: SwiftUIScreen())
    }

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("A clear bar") { SwiftUICover() }
                NavigationLink("A bar that goes away") { SwiftUIReader() }
            }
            .navigationTitle("SwiftUI")
            .barAppearance(BarAppearance(background: .color(.teal), tintColor: .white, titleColor: .white))
        }
        .barTransition()
    }
}

@available(iOS 16.0, *)
private struct SwiftUICover: View {
    var body: some View {
        Color.black
            .ignoresSafeArea()
            .navigationTitle("Cover")
            .barAppearance(BarAppearance(background: .transparent, tintColor: .white, titleColor: .white))
    }
}

@available(iOS 16.0, *)
private struct SwiftUIReader: View {
    @State private var isReading = false

    var body: some View {
        Button("Hide or show the bar") {
            withAnimation { isReading.toggle() }
        }
        .navigationTitle("Reader")
        .barAppearance(isReading ? .hidden : BarAppearance(background: .color(.paper)))
        .navigationBarHidden(isReading)
    }
}
