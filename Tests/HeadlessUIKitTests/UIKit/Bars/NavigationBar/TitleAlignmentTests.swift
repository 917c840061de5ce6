import TestSupport
import Testing

@testable import UIKit

@Suite("Title alignment of iOS 27.2", .ownSimulator) @MainActor
struct TitleAlignmentTests {
    private let profile = Simulator.Profile.iPhone18Pro(iOS: 27, minor: 2)

    private func stage(
        _ alignment: UINavigationItem.TitleAlignment, title: String = "Title", profile: Simulator.Profile? = nil,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, configure: (UINavigationItem) -> Void = { _ in }
    ) -> HeadlessStage {
        HeadlessStage(title, profile: profile ?? self.profile, direction: direction) { page, _ in
            page.navigationItem.titleAlignment = alignment
            configure(page.navigationItem)
        }
    }

    private func titleFrame(_ stage: HeadlessStage, _ title: String = "Title") throws -> CGRect {
        let label = try #require(stage.bar.all(UILabel.self).first { $0.text == title })
        return label.convert(label.bounds, to: nil)
    }

    @Test func fact_27_4_1_aLeadingTitle() throws {
        #expect(isClose(try titleFrame(stage(.automatic)).midX, 201, within: 0.5))
        #expect(isClose(try titleFrame(stage(.center)).midX, 201, within: 0.5))
        #expect(isClose(try titleFrame(stage(.leading)).minX, 16, within: 0.5))
        #expect(isClose(try titleFrame(stage(.leading, direction: .rightToLeft)).maxX, 386, within: 0.5))
    }

    @Test func fact_27_4_1_olderSystemsIgnoreIt() throws {
        let older = stage(.leading, profile: .iPhone18Pro(iOS: 27, minor: 1))
        #expect(isClose(try titleFrame(older).midX, 201, within: 0.5))
    }
}

@Suite("Interface style of bar appearances, iOS 27", .ownSimulator) @MainActor
struct AppearanceStyleTests {
    private func appearance(_ style: UIUserInterfaceStyle) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.overrideUserInterfaceStyle = style
        return appearance
    }

    private func isDark(_ stage: HeadlessStage) -> Bool {
        var white: CGFloat = 0
        stage.simulator.color(at: CGPoint(x: 30, y: 80)).getWhite(&white, alpha: nil)
        return white < 0.5
    }

    /// The bar is drawn in the style: black, with a white title; the page's traits stay.
    @Test(arguments: [(Simulator.Profile.iPhone17(iOS: 27), true), (.iPhone17Pro(iOS: 26), false)])
    func fact_27_2_1_theBarHasTheStyle(_ profile: Simulator.Profile, expected: Bool) throws {
        let stage = HeadlessStage("Title", profile: profile) { page, _ in
            page.navigationItem.standardAppearance = appearance(.dark)
            page.navigationItem.scrollEdgeAppearance = appearance(.dark)
        }
        #expect(isDark(stage) == expected)
        let label = try #require(stage.bar.all(UILabel.self).first { $0.text == "Title" })
        #expect(label.traitCollection.userInterfaceStyle == (expected ? .dark : .light))
        #expect(stage.pages[0].traitCollection.userInterfaceStyle == .light)
    }
}
