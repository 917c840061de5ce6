import BarTransition
import TestSupport
import Testing
import UIKit

@testable import ExampleGallery

@Suite(.ownSimulator)
struct OKLabTests {
    @Test func blackAndWhiteAreOneApart() {
        #expect(abs(OKLab(.black).distance(to: OKLab(.white)) - 1) < 1e-4)
        #expect(OKLab(.red).distance(to: OKLab(.red)) == 0)
    }

    /// The values published with the color space.
    @Test func knownColors() {
        let red = OKLab(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(abs(red.lightness - 0.62796) < 1e-4)
        #expect(abs(red.a - 0.22486) < 1e-4)
        #expect(abs(red.b - 0.12585) < 1e-4)
    }

    @Test func hexadecimalDigits() {
        #expect(UIColor(red: 0, green: 0.04, blue: 1, alpha: 1).hexadecimal == "#000AFF")
    }
}
