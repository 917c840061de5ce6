import BarTransition
import TestSupport
import Testing
import UIKit

/// Code of the app's that is called while a push is prepared, and detaches the library: nothing is written after that.
@Suite("Detaching while a push is prepared", .ownSimulator) @MainActor
struct DetachingWhilePushedTests {
    private func stage(_ profile: Simulator.Profile) -> HeadlessStage {
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        return stage
    }

    private func form(hidesBar: Bool) -> DeclaringFormPage {
        let form = DeclaringFormPage("B", BarAppearance(background: .color(.red), tintColor: .green))
        form.barAppearance.backButton = BarAppearance.BackButton(title: "Declared")
        form.barAppearance.statusBarStyle = .lightContent
        if hidesBar { form.barAppearance.isHidden = true }
        return form
    }

    private func expectNothingLeft(_ stage: HeadlessStage, _ form: DeclaringFormPage) {
        let navigation = stage.navigation
        #expect(navigation.viewControllers.last === form)
        #expect(navigation.barTransition == nil && navigation.delegate == nil)
        #expect(!navigation.isNavigationBarHidden, "the bar")
        #expect(stage.bar.tintColor == .systemBlue && stage.bar.barStyle == .default)
        #expect(form.navigationItem.standardAppearance == nil)
        #expect(form.navigationItem.backAction == nil && form.navigationItem.leftBarButtonItem == nil)
        #expect(stage.pages[0].navigationItem.backButtonTitle == nil)
        #expect(stage.pages.allSatisfy { $0.additionalSafeAreaInsets == .zero })
        #expect(stage.simulator.rgba(200, 3) != [255, 0, 0, 255])
    }

    /// The problem is that of the page that is pushed.
    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func inTheReportOfAProblem(_ profile: Simulator.Profile, hidesBar: Bool) {
        let stage = stage(profile)
        stage.navigation.barTransition?.onProblem = { [weak navigation = stage.navigation] _ in
            navigation?.detachBarTransition()
        }
        let form = form(hidesBar: hidesBar)
        form.barAppearance.minimization = .init(restoration: .atScrollEdge)
        stage.push(form, andWait: 0.1)
        stage.simulator.runToRest()
        expectNothingLeft(stage, form)
    }

    /// The problem is that of another default, which is written to the page below as a page is pushed without animation.
    @Test(arguments: LeftoverTests.glass) func inTheReportOfAnotherDefault(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        let controller = stage.navigation.barTransition
        controller?.defaultAppearance = BarAppearance(minimization: .init(restoration: .atScrollEdge))
        controller?.onProblem = { [weak navigation = stage.navigation] _ in navigation?.detachBarTransition() }
        let page = DeclaringPage("B", BarAppearance(background: .color(.red), tintColor: .green))
        let button = UIBarButtonItem(systemItem: .add)
        page.navigationItem.rightBarButtonItem = button
        stage.navigation.pushViewController(page, animated: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === page && stage.navigation.barTransition == nil)
        #expect(button.tintColor == nil && page.navigationItem.standardAppearance == nil)
        withExtendedLifetime(controller) {}
    }

    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func inTheChoiceOfAStyle(_ profile: Simulator.Profile, hidesBar: Bool) {
        let stage = stage(profile)
        stage.navigation.barTransition?.styleForTransition = { [weak navigation = stage.navigation] _, _ in
            navigation?.detachBarTransition()
            return nil
        }
        let form = form(hidesBar: hidesBar)
        stage.push(form, andWait: 0.1)
        stage.simulator.runToRest()
        expectNothingLeft(stage, form)
    }

    /// The same where the page declares in its first layout that it hides the bar, and the app detaches the library when it is asked
    /// for the style of that: nothing hides the bar any more.
    @Test func detachingAsAPageDeclaresLate() {
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: DeclaringPage("A", BarAppearance()))
        var asked = 0
        stage.navigation.barTransition?.styleForTransition = { [weak navigation = stage.navigation] _, _ in
            asked += 1
            if asked == 2 { navigation?.barTransition?.detach() }
            return nil
        }
        let page = EmbeddingPage("B", BarAppearance(isHidden: true), in: .viewIsAppearing)
        stage.push(page, andWait: 0.1)
        #expect(asked == 2 && stage.navigation.barTransition == nil)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === page && !stage.navigation.isNavigationBarHidden)
    }

    /// The same where the app detaches the library in the report of what the page declares late: it is asked for no style after that.
    @Test(arguments: SmoothLayoutTests.profiles) func detachingInTheReportOfALateDeclaration(
        _ profile: Simulator.Profile
    ) {
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance()))
        let controller = stage.navigation.barTransition
        var (asked, reported) = (0, 0)
        controller?.styleForTransition = { _, _ in
            asked += 1
            return nil
        }
        controller?.onProblem = { [weak navigation = stage.navigation] _ in
            reported += 1
            navigation?.detachBarTransition()
        }
        let page = LateDeclaringPage("B", BarAppearance(background: .color(.red)))
        page.later = BarAppearance(
            background: .color(.green), minimization: .init(restoration: .atScrollEdge), isHidden: true)
        stage.push(page, andWait: 0.1)
        #expect(reported == 1 && asked == 1 && stage.navigation.barTransition == nil)
        stage.simulator.runToRest()
        #expect(asked == 1 && !stage.navigation.isNavigationBarHidden)
        #expect(page.navigationItem.standardAppearance == nil)
        withExtendedLifetime(controller) {}
    }
}
