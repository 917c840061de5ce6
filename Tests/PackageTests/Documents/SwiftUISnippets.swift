// Compiled by `Tests/UIKitInterface/check`, and on Apple's systems. Linux has no SwiftUI.
#if canImport(SwiftUI)
    import BarTransition
    import BarTransitionSwiftUI
    import SwiftUI
    import UIKit

    private enum SwiftUIArticle {
        struct CoverView: View {
            let title: String

            var body: some View {
                Color.black
                    .ignoresSafeArea()
                    .navigationTitle(title)
                    .barAppearance(BarAppearance(background: .transparent, tintColor: .white, titleColor: .white))
            }
        }

        @MainActor
        func showCover(of album: String, on navigationController: UINavigationController) {
            let cover = UIHostingController(rootView: CoverView(title: album))
            cover.title = album
            navigationController.pushViewController(cover, animated: true)
        }

        @available(iOS 16.0, *)
        struct AlbumsView: View {
            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink("Cover") { CoverView(title: "Cover") }
                    }
                    .navigationTitle("Albums")
                }
                .barTransition()
            }
        }

        struct ReaderView: View {
            @State private var isReading = false

            var body: some View {
                Button("Read") {
                    withAnimation { isReading.toggle() }
                }
                .barAppearance(isReading ? .hidden : BarAppearance(background: .color(.systemBackground)))
                .navigationBarHidden(isReading)
            }
        }

        final class CoverController: UIHostingController<CoverView>, BarAppearanceProviding {
            let barAppearance = BarAppearance(background: .transparent, tintColor: .white, titleColor: .white)
        }
    }
#endif
