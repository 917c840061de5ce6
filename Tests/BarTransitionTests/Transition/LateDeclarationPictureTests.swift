import BarTransition
import TestSupport
import Testing
import UIKit

/// A declaration that comes with the first layout replaces the plan of the transition before its first frame. All that is on
/// the screen is as if the page had declared it before.
@Suite("Pictures of late declarations", .ownSimulator) @MainActor
struct LateDeclarationPictureTests {
    nonisolated static let profiles: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    struct Pair: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var first: BarAppearance?
        var second: BarAppearance

        private static let toolbar = BarAppearance.Toolbar(background: .color(.green), tintColor: .red)
        private static let red = BarAppearance(background: .color(.red), tintColor: .yellow)
        private static let blue = BarAppearance(background: .color(.blue), tintColor: .green)
        static let all = [
            Pair(testDescription: "color to color", first: blue, second: red),
            Pair(
                testDescription: "toolbar's background", first: BarAppearance(toolbar: .init()),
                second: .init(toolbar: toolbar)),
            Pair(testDescription: "to toolbar", second: .init(toolbar: toolbar)),
            Pair(
                testDescription: "from toolbar", first: .init(toolbar: toolbar),
                second: .init(background: .color(.red), toolbar: .hidden)),
            Pair(
                testDescription: "toolbar to toolbar", first: .init(toolbar: toolbar),
                second: .init(toolbar: .init(background: .color(.red)))),
        ]
    }

    private func stage(_ profile: Simulator.Profile, _ pair: Pair) -> HeadlessStage {
        let first = pair.first.map { DeclaringPage("A", $0) as MarkedPage } ?? MarkedPage("A")
        return HeadlessStage(profile, pages: first)
    }

    private func pixels(_ stage: HeadlessStage) -> [UInt32] {
        guard let image = stage.simulator.picture(scale: 0.25).cgImage else { return [] }
        var pixels = [UInt32](repeating: 0, count: image.width * image.height)
        image.copyPixels(to: &pixels)
        return pixels
    }

    /// Pictures of a push of a page, from the first frame to rest.
    /// - Parameter next: another page that is pushed in the middle.
    private func pictures(
        _ profile: Simulator.Profile, _ pair: Pair, in moment: EmbeddingPage.Moment?, next: BarAppearance? = nil
    ) -> [[UInt32]] {
        let stage = stage(profile, pair)
        let page = moment.map { EmbeddingPage("B", pair.second, in: $0) } ?? DeclaringPage("B", pair.second)
        stage.navigation.pushViewController(page, animated: true)
        var pictures: [[UInt32]] = []
        for step in [0, 0.12] {
            stage.simulator.advance(by: step)
            pictures.append(pixels(stage))
        }
        if let next {
            stage.navigation.pushViewController(DeclaringPage("C", next), animated: true)
            for step in [0, 0.12] {
                stage.simulator.advance(by: step)
                pictures.append(pixels(stage))
            }
        }
        stage.simulator.runToRest()
        return pictures + [pixels(stage)]
    }

    /// Whether two pixels are equal but for rounding: a gradient can be drawn at another fraction of a point.
    private func isNear(_ pixel: UInt32, _ other: UInt32) -> Bool {
        pixel == other || zip(rgba(pixel), rgba(other)).allSatisfy { abs($0 - $1) <= 3 }
    }

    /// The largest share of pixels that differ, of all pictures.
    private func difference(_ pictures: [[UInt32]], _ others: [[UInt32]]) -> Double {
        guard pictures.map(\.count) == others.map(\.count) else { return 1 }
        return zip(pictures, others).map { picture, other in
            picture == other ? 0 : Double(zip(picture, other).count { !isNear($0, $1) }) / Double(max(picture.count, 1))
        }.max() ?? 1
    }

    @Test(arguments: profiles, Pair.all) func aPush(_ profile: Simulator.Profile, _ pair: Pair) {
        let expected = pictures(profile, pair, in: nil)
        for moment in [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews] {
            #expect(difference(pictures(profile, pair, in: moment), expected) == 0, "\(moment)")
        }
    }

    /// From iOS 26 the next push interrupts that one, and begins with what it was to show.
    @Test(arguments: Pair.all) func anInterruptedPush(_ pair: Pair) {
        let next = BarAppearance(background: .color(.purple), transitionStyle: .interpolate)
        let expected = pictures(.iPhone17Pro(iOS: 26), pair, in: nil, next: next)
        for moment in [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews] {
            #expect(
                difference(pictures(.iPhone17Pro(iOS: 26), pair, in: moment, next: next), expected) == 0, "\(moment)")
        }
    }

    /// A declaration in time is read once more for it, and not again at the end of the transition.
    @Test(arguments: profiles) func aDeclarationInTimeIsReadOnce(_ profile: Simulator.Profile) {
        final class ReadPage: MarkedPage, BarAppearanceProviding {
            var reads = 0
            var appearance = BarAppearance()
            var barAppearance: BarAppearance {
                reads += 1
                return appearance
            }

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                appearance = BarAppearance(background: .color(.red))
                setNeedsBarAppearanceUpdate()
                reads = 0
            }
        }
        let stage = stage(profile, Pair.all[0])
        let page = ReadPage("B")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        let before = page.reads
        stage.simulator.runToRest()
        #expect(page.reads == before, "read again after the transition")
        #expect(stage.simulator.rgba(3, 3).prefix(3) == [255, 0, 0])
    }

    /// A page that declares nothing keeps its look while the next one changes the bar's style, also where that declares it late.
    @Test(arguments: profiles, [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews])
    func aStyleOverAPageThatDeclaresNothing(_ profile: Simulator.Profile, moment: EmbeddingPage.Moment) {
        let plain = MarkedPage("A")
        let stage = HeadlessStage(profile, pages: plain)
        let dark = BarAppearance(background: .color(.black), statusBarStyle: .lightContent)
        stage.push(EmbeddingPage("B", dark, in: moment), andWait: 0.1)
        #expect(stage.bar.barStyle == .black && plain.navigationItem.standardAppearance != nil)
        stage.simulator.runToRest()
        #expect(stage.bar.barStyle == .black && plain.navigationItem.standardAppearance == nil)
    }

    /// A toolbar's background that is declared as the animation begins is animated as any other.
    @Test func aToolbarInALateLayout() {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.laysOutIncomingViewAfterAlongside = true
        let green = BarAppearance(toolbar: .init(background: .color(.green)))
        let colors = [nil, EmbeddingPage.Moment.viewDidLayoutSubviews].map { moment in
            let stage = HeadlessStage(profile) {
                let navigation = UINavigationController(rootViewController: MarkedPage("A"))
                navigation.isToolbarHidden = false
                navigation.attachBarTransition()
                return navigation
            }
            stage.simulator.runToRest()
            let page: UIViewController = moment.map { EmbeddingPage("B", green, in: $0) } ?? DeclaringPage("B", green)
            stage.push(page, andWait: 0.15)
            return stage.simulator.rgba(3, stage.navigation.view.bounds.maxY - 3)
        }
        #expect(zip(colors[0], colors[1]).allSatisfy { abs($0 - $1) < 6 }, "\(colors)")
    }

    /// Only a style that changes needs that: otherwise the app's own bar is left alone.
    @Test(
        arguments: profiles,
        [(true, .lightContent), (false, .default), (false, nil)] as [(Bool, BarAppearance.StatusBarStyle?)])
    func thePageThatDeclaresNothingIsLeftAlone(
        _ profile: Simulator.Profile, _ setup: (isDark: Bool, style: BarAppearance.StatusBarStyle?)
    ) {
        let plain = MarkedPage("A")
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: plain)
            if setup.isDark { navigation.navigationBar.barStyle = .black }
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        stage.push(
            DeclaringPage("B", BarAppearance(background: .color(.black), statusBarStyle: setup.style)), andWait: 0.1)
        #expect(stage.navigation.transitionCoordinator != nil && plain.navigationItem.standardAppearance == nil)
        stage.simulator.runToRest()
        #expect((stage.bar.barStyle == .black) == setup.isDark && plain.navigationItem.standardAppearance == nil)
    }

    /// A page that has its own appearance, or a bar that has the app's styling from before appearances, keeps its look beside a page
    /// with another style without the library.
    @Test(arguments: profiles, [true, false])
    func aPageThatDeclaresNothingAndHasItsOwnLook(_ profile: Simulator.Profile, isInItem: Bool) {
        let plain = MarkedPage("A")
        let own = UINavigationBarAppearance()
        own.backgroundColor = .red
        if isInItem { plain.navigationItem.standardAppearance = own }
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: plain)
            if !isInItem { navigation.navigationBar.barTintColor = .red }
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let expected: UIColor? = isInItem ? .red : nil
        stage.push(
            DeclaringPage("B", BarAppearance(background: .color(.black), statusBarStyle: .lightContent)), andWait: 0.1)
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(plain.navigationItem.standardAppearance?.backgroundColor == expected)
        #expect((plain.navigationItem.standardAppearance != nil) == isInItem)
        stage.simulator.runToRest()
        #expect(plain.navigationItem.standardAppearance?.backgroundColor == expected)
        #expect((plain.navigationItem.standardAppearance != nil) == isInItem)
    }
}
