import TestSupport
import Testing

@testable import UIKit

@Suite("Title alignment of iOS 27.2", .ownSimulator) @MainActor
struct TitleAlignmentTests {
    private typealias Alignment = UINavigationItem.TitleAlignment
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

    /// A title that does not fit in the middle moves to the leading edge, but a centered one only as far as needed.
    @Test func fact_27_4_1_aCenteredTitleDoesNotBecomeLeading() throws {
        let title = "A title of a certain width"
        func frame(_ alignment: UINavigationItem.TitleAlignment) throws -> CGRect {
            let stage = stage(alignment, title: title) { item in
                item.rightBarButtonItems = (0..<3).map { _ in UIBarButtonItem(systemItem: .add) }
            }
            return try titleFrame(stage, title)
        }
        let automatic = try frame(.automatic)
        let centered = try frame(.center)
        #expect(isClose(automatic.minX, 16, within: 0.5))
        #expect(centered.minX > automatic.minX + 1 && isClose(centered.width, automatic.width, within: 1))
    }

    @Test func fact_27_4_2_titleViewsGetTheTrait() {
        let seen = [Alignment.leading, .center, .automatic].map { alignment in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
            let stage = stage(alignment) { $0.titleView = view }
            #expect(stage.pages[0].traitCollection.navigationTitleAlignment == .automatic)
            return view.traitCollection.navigationTitleAlignment
        }
        #expect(seen == [.leading, .center, .center])
    }

    @Test func fact_27_4_2_changesAreObserved() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        let stage = stage(.automatic) { $0.titleView = view }
        var changes = 0
        view.registerForTraitChanges([UITraitNavigationTitleAlignment.self]) { (_: UIView, _) in changes += 1 }
        stage.pages[0].navigationItem.titleAlignment = .leading
        stage.simulator.runToRest()
        #expect(changes == 1)
    }

    @Test func fact_27_4_2_anOverrideDoesNotMoveTheTitle() throws {
        let stage = stage(.automatic)
        stage.pages[0].view.window?.rootViewController?.traitOverrides.navigationTitleAlignment = .leading
        stage.simulator.runToRest()
        #expect(isClose(try titleFrame(stage).midX, 201, within: 0.5))
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

    @Test func fact_27_2_1_itIsCopiedAndCompared() {
        #expect(UINavigationBarAppearance().overrideUserInterfaceStyle == .unspecified)
        let dark = appearance(.dark)
        #expect(dark.copy().overrideUserInterfaceStyle == .dark)
        #expect(UIToolbarAppearance(barAppearance: dark).overrideUserInterfaceStyle == .dark)
        #expect(dark.isEqual(appearance(.dark)) && !dark.isEqual(appearance(.light)))
        dark.configureWithTransparentBackground()
        #expect(dark.overrideUserInterfaceStyle == .dark)
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

    @Test func fact_27_2_1_aChangeInPlaceTakesEffect() {
        let stage = HeadlessStage("Title", profile: .iPhone17(iOS: 27)) { page, _ in
            page.navigationItem.scrollEdgeAppearance = appearance(.light)
        }
        stage.pages[0].navigationItem.scrollEdgeAppearance?.overrideUserInterfaceStyle = .dark
        stage.simulator.runToRest()
        #expect(isDark(stage))
    }
}
