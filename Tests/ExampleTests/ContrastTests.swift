import BarTransition
import TestSupport
import Testing
import UIKit

@testable import ExampleGallery
@testable import ExamplePages

/// White texts on the example's colored bars can be read: WCAG asks for a contrast of 4.5.
@Suite(.ownSimulator) @MainActor
struct ContrastTests {
    /// The relative luminance of WCAG.
    private func luminance(_ color: UIColor) -> Double {
        let parts = color.components.prefix(3).map { component -> Double in
            let value = Double(component)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    private func colors(of appearance: BarAppearance) -> [UIColor] {
        switch appearance.background {
        case .color(let color): [color]
        case .gradient(let gradient): gradient.colors
        default: []
        }
    }

    @Test func whiteCanBeReadOnColoredBars() {
        let album = AlbumPage()
        album.isSelecting = true
        let appearances = [
            DetailPage().barAppearance, GuidesPage().barAppearance, ProfilePage().barAppearance, album.barAppearance,
        ]
        for appearance in appearances {
            let colors = colors(of: appearance)
            #expect(appearance.tintColor == .white && !colors.isEmpty)
            for color in colors {
                #expect(1.05 / (luminance(color) + 0.05) >= 4.5, "\(color.hexadecimal)")
            }
        }
    }
}
