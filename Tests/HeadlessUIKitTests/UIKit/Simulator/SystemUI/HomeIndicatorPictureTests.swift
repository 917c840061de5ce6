import TestSupport
import Testing

@testable import UIKit

@Suite("Drawing of the home indicator", .ownSimulator) @MainActor
struct HomeIndicatorPictureTests {
    /// The maximum and minimum brightness of the lower part of the screen, in the middle of each half.
    private func brightness(_ left: UIColor, _ right: UIColor, style: UIUserInterfaceStyle) throws -> [ClosedRange<Int>]
    {
        let simulator = Simulator(profile: .iPhone15(iOS: 18), style: style)
        let page = UIViewController()
        page.view.backgroundColor = left
        let half = UIView(frame: page.view.bounds)
        half.frame.origin.x = half.bounds.midX
        half.backgroundColor = right
        page.view.addSubview(half)
        simulator.show(page)
        let bitmap = try #require(simulator.picture(scale: 1).cgImage?.bitmap)
        return try [bitmap.width / 2 - 30, bitmap.width / 2 + 30].map { x in
            let column = ((bitmap.height - 34)..<bitmap.height).map { Int(bitmap.rgba(x, $0)[1]) }
            return try #require(column.min())...(try #require(column.max()))
        }
    }

    /// Its color depends on the contents beneath it, whatever the style, and need not be uniform (N. Gitter, 2017).
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func itStandsOutFromWhatIsBeneath(_ style: UIUserInterfaceStyle) throws {
        #expect(try brightness(.white, .white, style: style) == [0...255, 0...255])
        #expect(try brightness(.black, .black, style: style) == [0...255, 0...255])
        let navy = UIColor(red: 0, green: 0, blue: 0.4, alpha: 1)
        #expect(try brightness(navy, .yellow, style: style) == [0...255, 0...255])
    }

    @Test func aHomeButtonLeavesNoRoomForIt() throws {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 15))
        let page = UIViewController()
        page.view.backgroundColor = .white
        simulator.show(page)
        let bitmap = try #require(simulator.picture(scale: 1).cgImage?.bitmap)
        let last = bitmap.height - 20
        #expect((last..<bitmap.height).allSatisfy { bitmap.rgba(bitmap.width / 2, $0)[1] == 255 })
    }
}
