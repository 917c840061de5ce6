import UIKit

/// A screen of the app that is no scene of the gallery.
struct OtherScreen {
    let title: String
    let note: String
    let make: @MainActor () -> UIViewController
}
