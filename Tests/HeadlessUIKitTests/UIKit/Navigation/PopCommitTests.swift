import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Motion of iOS 27", .ownSimulator) @MainActor
struct PopCommitTests {
    private func pops(at progress: CGFloat, velocity: CGFloat, profile: Simulator.Profile = .iPhone18Pro(iOS: 27))
        -> Bool
    {
        let stage = HeadlessStage("A", "B", profile: profile)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: progress)
        stage.simulator.touchUp(velocity: CGPoint(x: velocity * 402, y: 0))
        stage.simulator.runToRest()
        return stage.pages.count == 1
    }

    @Test func fact_27_6_2_aReleaseAtRestPopsFromThreeTenths() {
        #expect(!pops(at: 0.27, velocity: 0) && pops(at: 0.32, velocity: 0))
    }

    @Test func fact_27_6_2_aFlickDecidesByItsDirection() {
        #expect(pops(at: 0.1, velocity: 1.1) && !pops(at: 0.1, velocity: 1))
        #expect(!pops(at: 0.8, velocity: -1.1) && pops(at: 0.8, velocity: -1))
    }

    /// Before, the velocity is projected (a stand-in for fact 8.8).
    @Test func olderSystemsProject() {
        #expect(!pops(at: 0.32, velocity: 0, profile: .iPhone17Pro(iOS: 26)))
    }
}

@Suite("Layout margins of iOS 27.1", .ownSimulator) @MainActor
struct DefaultMarginTests {
    private func margins(_ profile: Simulator.Profile) -> (plain: UIEdgeInsets, root: UIEdgeInsets) {
        let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        let stage = HeadlessStage("A", profile: profile)
        stage.pages[0].view.addSubview(view)
        stage.simulator.runToRest()
        let root = stage.pages[0].view.layoutMargins
        return (view.layoutMargins, root)
    }

    @Test func fact_27_8_1_aPlainViewHasNone() {
        #expect(margins(.iPhone18Pro(iOS: 27, minor: 1)).plain == .zero)
        #expect(margins(.iPhone18Pro(iOS: 27)).plain == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test(arguments: [true, false]) func theVariantOfTheLinkedSDK(_ byLinkedSDK: Bool) {
        var profile = Simulator.Profile.iPhone18Pro(iOS: 27, minor: 1)
        profile.linkedSDK = .init(27)
        profile.variants.zeroesLayoutMarginsByLinkedSDK = byLinkedSDK
        #expect(margins(profile).plain.left == (byLinkedSDK ? 8 : 0))
    }

    @Test func fact_27_8_2_rootViewsKeepTheSystemsMinimum() {
        let root = margins(.iPhone18Pro(iOS: 27, minor: 1)).root
        #expect(root.left == 16 && root.right == 16 && root.top == 116)
    }

    @Test func fact_27_8_1_subviewsInheritIfTheyAsk() {
        let view = UIView()
        let stage = HeadlessStage("A", profile: .iPhone18Pro(iOS: 27, minor: 1))
        stage.pages[0].view.addSubview(view)
        view.frame = stage.pages[0].view.bounds
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins.left == 16)
    }
}
