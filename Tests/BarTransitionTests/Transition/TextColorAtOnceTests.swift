import BarTransition
import TestSupport
import Testing
import UIKit

/// Colors of texts that have nothing to wait for.
@Suite("Texts that change at once", .ownSimulator) @MainActor
struct TextColorAtOnceTests {
    /// Off the screen nothing waits.
    @Test(arguments: SmoothLayoutTests.profiles) func offTheScreen(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.white), titleColor: .black))
        let stage = HeadlessStage(profile, a: page, b: MarkedPage("B"))
        stage.simulator.runToRest()
        stage.simulator.show(UIViewController())
        page.barAppearance = BarAppearance(background: .color(.black), titleColor: .white)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.titleColor == .white)
    }

    /// Nor does a page that is covered by another one.
    @Test(arguments: SmoothLayoutTests.profiles) func belowAnotherPage(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.white), titleColor: .black))
        let stage = HeadlessStage(profile, a: page, b: MarkedPage("B"))
        stage.push(DeclaringPage("B", BarAppearance(background: .color(.red), titleColor: .green)), andWait: 1)
        page.barAppearance = BarAppearance(background: .color(.black), titleColor: .white)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.titleColor == .white)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(page.titleColor == .white)
    }

    /// Nor does it where the texts of the page on top wait: those colors are not its own.
    @Test(arguments: SmoothLayoutTests.profiles) func belowAPageWhoseTextsWait(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.white), titleColor: .red))
        let top = DeclaringPage("B", BarAppearance(background: .color(.white), titleColor: .black))
        let stage = HeadlessStage(profile, pages: page)
        stage.push(top, andWait: 1)
        stage.simulator.runToRest()
        top.barAppearance = BarAppearance(background: .color(.black), titleColor: .white)
        top.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.02)
        #expect(top.titleColor == .black)
        page.barAppearance.title.color = .green
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(page.titleColor == .green)
        stage.simulator.runToRest()
        #expect(page.titleColor == .green && top.titleColor == .white)
    }

    /// Nor do texts whose background stays.
    @Test(arguments: SmoothLayoutTests.profiles) func overTheSameBackground(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.white), titleColor: .black))
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.title.color = .red
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.titleColor == .red)
        stage.simulator.runToRest()
        #expect(page.titleColor == .red)
    }

    /// Nor do the colors of an update after one without animation, which has ended the background's change.
    @Test(arguments: SmoothLayoutTests.profiles) func afterAChangeThatWasEnded(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.white), titleColor: .black))
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance = BarAppearance(background: .color(.black), titleColor: .white)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.02)
        #expect(page.titleColor == .black)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(page.titleColor == .white)
        page.barAppearance.title.color = .black
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.titleColor == .black)
        stage.simulator.runToRest()
        #expect(page.titleColor == .black)
    }

    /// The colors of a further update do not wait for their moment in the background's change in progress if it is over.
    @Test(arguments: SmoothLayoutTests.profiles) func afterTheirMoment(_ profile: Simulator.Profile) {
        let gray = UIColor(white: 0.8, alpha: 1)
        let page = DeclaringPage("A", BarAppearance(background: .color(.white), titleColor: .black))
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance = BarAppearance(background: .color(.black), titleColor: .white)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.19)
        #expect(stage.simulator.isBusy && page.titleColor == .white)
        page.barAppearance.title.color = gray
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.titleColor == gray)
    }

    /// Nor do other colors after that: the background does not change any more.
    @Test(arguments: SmoothLayoutTests.profiles) func otherColorsAfterAChangeThatWasTakenBack(
        _ profile: Simulator.Profile
    ) {
        let light = BarAppearance(background: .color(.white), titleColor: .black)
        let page = DeclaringPage("A", light)
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance = BarAppearance(background: .color(.black), titleColor: .white)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.02)
        page.barAppearance = light
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(page.titleColor == .black)
        page.barAppearance.title.color = .yellow
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.titleColor == .yellow)
        stage.simulator.runToRest()
        #expect(page.titleColor == .yellow)
    }
}
