import TestSupport
import Testing

@testable import UIKit

@Suite("Drawing of the status bar", .ownSimulator) @MainActor
struct StatusBarPictureTests {
    /// The darkness of each column of the status bar, from left to right.
    private func darkness(
        _ profile: Simulator.Profile, _ direction: UIUserInterfaceLayoutDirection
    ) throws -> [Int] {
        let simulator = Simulator(profile: profile, layoutDirection: direction)
        let page = UIViewController()
        page.view.backgroundColor = .white
        simulator.show(page)
        let bitmap = try #require(simulator.picture(scale: 1).cgImage?.bitmap)
        return (0..<Int(profile.screenSize.width)).map { x in
            (0..<Int(profile.statusBarHeight)).reduce(0) { $0 + 255 - Int(bitmap.rgba(x, $1)[0]) }
        }
    }

    /// The horizontal position of the battery, the only filled item: the middle of the longest run of dark columns.
    private func battery(_ columns: [Int]) -> Int {
        let runs = columns.indices.map { start in columns[start...].prefix { $0 > 2000 }.count }
        let longest = runs.max() ?? 0
        return (runs.firstIndex(of: longest) ?? 0) + longest / 2
    }

    /// System-provided parts of the interface are mirrored. (Human Interface Guidelines, Right to left)
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhoneSE(iOS: 15), .iPad(iOS: 18)])
    func fromRightToLeftItIsMirrored(_ profile: Simulator.Profile) throws {
        let width = Int(profile.screenSize.width)
        let usual = try darkness(profile, .leftToRight)
        let mirrored = try darkness(profile, .rightToLeft)
        #expect(battery(usual) > width - 60, "trailing")
        #expect(abs(battery(mirrored) - (width - 1 - battery(usual))) <= 1)
        let inkOfTime = usual[..<100].reduce(0, +)
        #expect(inkOfTime > 0 && abs(mirrored[(width - 100)...].reduce(0, +) - inkOfTime) < inkOfTime / 20)
    }
}
