import BarTransition
import TestSupport
import Testing
import UIKit

/// A form that asks before it is left, over a page with another bar. While it answers no, nothing on the screen moves.
@Suite("A form that asks before it is left", .ownSimulator) @MainActor
struct AskingFormTests {
    /// What the user does to go back.
    enum Way: CaseIterable {
        case backButton
        case edgeSwipe
        /// On systems before iOS 26 that of the library.
        case fullScreenSwipe

        var attempt: PopAttempt { self == .backButton ? .backButton : .swipe }
    }

    @Test(arguments: SmoothLayoutTests.profiles, Way.allCases)
    func nothingMovesWhileItAnswersNo(_ profile: Simulator.Profile, way: Way) {
        let bars = [
            BarAppearance.hidden,
            BarAppearance(background: .color(.blue), tintColor: .yellow, prompt: "Prompt"),
            BarAppearance(toolbar: .init(background: .color(.blue))),
        ]
        for below in bars {
            let root = DeclaringPage("A", below)
            let form = DeclaringFormPage(
                "Form", BarAppearance(background: .color(.red), tintColor: .white, toolbar: .hidden))
            let stage = HeadlessStage(profile) {
                let navigation = UINavigationController(rootViewController: root)
                navigation.attachBarTransition().isContentPopGestureEnabled = true
                return navigation
            }
            stage.push(form, andWait: 0)
            stage.simulator.runToRest()
            for count in 1...2 {
                let recording = attempt(way, on: stage)
                #expect(form.attempts == Array(repeating: way.attempt, count: count), "asked once for each attempt")
                #expect(stage.navigation.topViewController === form)
                let first = recording.frames[0]
                #expect(
                    recording.frames.allSatisfy {
                        $0.contentTops == first.contentTops && $0.barBottom == first.barBottom && $0.barX == first.barX
                            && $0.color == first.color
                    }, "\(below)")
                #expect(stage.bar.tintColor == .white && stage.navigation.isToolbarHidden)
                #expect(form.view.shownFrame.minX == 0 && form.additionalSafeAreaInsets == .zero)
            }
            form.answer = true
            _ = attempt(way, on: stage)
            #expect(stage.navigation.topViewController === root, "\(below)")
            #expect(stage.navigation.isNavigationBarHidden == (below.isHidden ?? false))
            #expect(stage.navigation.isToolbarHidden == (below.toolbar == nil))
        }
    }

    /// Goes back, with a frame after each movement of the finger.
    private func attempt(_ way: Way, on stage: HeadlessStage) -> FrameRecording {
        let simulator = stage.simulator
        var recording = FrameRecording(simulator, stage.navigation)
        recording.take()
        switch way {
        case .backButton:
            simulator.tap(at: CGPoint(x: 24, y: stage.barBottom - 22))
        case .edgeSwipe:
            simulator.beginBackSwipe()
            for progress in [0.1, 0.4, 0.8] {
                simulator.moveBackSwipe(toProgress: progress)
                simulator.advance(by: 0.05)
                recording.take()
            }
            simulator.endBackSwipe(finishing: true)
        case .fullScreenSwipe:
            let bounds = simulator.window.bounds
            let start = CGPoint(x: bounds.midX, y: 0.6 * bounds.height)
            simulator.touchDown(at: start)
            for distance in [20, 60, 150] as [CGFloat] {
                simulator.touchMove(to: CGPoint(x: start.x + distance, y: start.y))
                simulator.advance(by: 0.05)
                recording.take()
            }
            simulator.touchUp(velocity: CGPoint(x: 2000, y: 0))
        }
        recording.untilRest()
        return recording
    }

    /// An action that the app has set on its back button stays the app's, and does what the app wants instead of asking. The
    /// swipe still asks.
    @Test(arguments: [18, 26]) func theAppsOwnBackAction(_ system: Int) {
        let form = DeclaringFormPage("Form", BarAppearance())
        var taps = 0
        form.navigationItem.backAction = UIAction { _ in taps += 1 }
        let action = form.navigationItem.backAction
        let stage = HeadlessStage(.iPhone15(iOS: system), a: MarkedPage("A"), b: form)
        stage.push(form, andWait: 0)
        stage.simulator.runToRest()
        #expect(form.navigationItem.backAction === action)
        stage.simulator.tap(at: CGPoint(x: 30, y: stage.bar.frame.midY))
        stage.simulator.runToRest()
        #expect(taps == 1 && form.attempts.isEmpty && stage.navigation.topViewController === form)
        stage.simulator.swipeBack(toProgress: 0.8, finishing: true)
        #expect(taps == 1 && form.attempts == [.swipe] && stage.navigation.topViewController === form)
        stage.navigation.barTransition?.detach()
        #expect(form.navigationItem.backAction === action)
    }

    /// An action that the app sets while the page is shown takes the place of the library's question, and stays on detach.
    @Test(arguments: [18, 26]) func aBackActionThatTheAppSetsLater(_ system: Int) {
        let form = DeclaringFormPage("Form", BarAppearance())
        let stage = HeadlessStage(.iPhone15(iOS: system), a: MarkedPage("A"), b: form)
        stage.push(form, andWait: 0)
        stage.simulator.runToRest()
        var taps = 0
        form.navigationItem.backAction = UIAction { _ in taps += 1 }
        for isAttached in [true, false] {
            if !isAttached { stage.navigation.detachBarTransition() }
            stage.simulator.tap(at: CGPoint(x: 30, y: stage.bar.frame.midY))
            stage.simulator.runToRest()
            #expect(taps == (isAttached ? 1 : 2))
            #expect(form.attempts.isEmpty && stage.navigation.topViewController === form)
        }
    }

    /// The button that asks goes when there is nothing to go back to, and when the page has left the stack: shown as a root, it
    /// would have a button that does nothing.
    @Test(arguments: [15, 18, 26]) func theButtonGoesWithTheWayBack(_ system: Int) {
        let form = DeclaringFormPage("Form", BarAppearance())
        form.answer = true
        let root = MarkedPage("A")
        let stage = HeadlessStage(.iPhone15(iOS: system), a: root, b: form)
        func hasButton() -> Bool {
            form.navigationItem.backAction != nil || form.navigationItem.leftBarButtonItem != nil
        }
        stage.push(form, andWait: 0)
        stage.simulator.runToRest()
        #expect(hasButton())
        stage.simulator.tap(at: CGPoint(x: 30, y: stage.bar.frame.midY))
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === root && !hasButton())
        stage.push(form, andWait: 0)
        stage.simulator.runToRest()
        #expect(hasButton())
        stage.navigation.viewControllerStack.removeViewControllers { $0 !== form }
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [form] && !hasButton())
    }

    /// What a page has answered does not keep it alive.
    @Test(arguments: SmoothLayoutTests.profiles) func aFormThatIsSwipedAwayIsReleased(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, a: MarkedPage("A"), b: MarkedPage("B"))
        weak var gone: DeclaringFormPage?
        do {
            let form = DeclaringFormPage("Form", BarAppearance())
            form.answer = true
            gone = form
            stage.push(form, andWait: 0)
            stage.simulator.runToRest()
            _ = attempt(.edgeSwipe, on: stage)
        }
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(gone == nil)
    }
}
