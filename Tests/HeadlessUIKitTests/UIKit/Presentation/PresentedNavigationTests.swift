import TestSupport
import Testing
import UIKit

@Suite("Presented navigation controllers", .ownSimulator) @MainActor
struct PresentedNavigationTests {
    private func present(
        _ root: TracingPage, on stage: TracingStage, style: UIModalPresentationStyle = .fullScreen
    ) -> (UINavigationController, TracingDelegate) {
        let navigation = UINavigationController(rootViewController: root)
        let delegate = TracingDelegate(stage.trace)
        navigation.delegate = delegate
        navigation.modalPresentationStyle = style
        stage.navigation.present(navigation, animated: true)
        return (navigation, delegate)
    }

    @Test func fact_2_2_4_theDefectIsASwitch() {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.defects.refusesBlocksOfPresentedRoot = false
        let stage = TracingStage("A", profile: profile)
        let root = stage.page("R")
        root.onWillAppear = { page in
            page.transitionCoordinator?.animate(alongsideTransition: { _ in stage.trace.add("alongside") })
        }
        let (_, delegate) = present(root, on: stage)
        stage.simulator.runToRest()
        withExtendedLifetime(delegate) {}
        #expect(stage.trace.contains("alongside"))
    }

    @Test func theBarOfAFullScreenStackIsAsElsewhere() {
        let stage = TracingStage("A")
        let root = stage.page("R")
        let (navigation, delegate) = present(root, on: stage)
        stage.simulator.runToRest()
        withExtendedLifetime(delegate) {}
        #expect(navigation.navigationBar.frame == stage.navigation.navigationBar.frame)
        #expect(root.view.safeAreaInsets == stage.pages[0].view.safeAreaInsets)
    }
}
