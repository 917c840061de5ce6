import UIKit

/// An app's appearance that counts how often it is copied.
@MainActor
final class CountingAppearance: UINavigationBarAppearance {
    static var copies = 0

    required init(barAppearance: UIBarAppearance) {
        Self.copies += 1
        super.init(barAppearance: barAppearance)
    }

    override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("CountingAppearance cannot be decoded; a test creates it.")
    }
}
