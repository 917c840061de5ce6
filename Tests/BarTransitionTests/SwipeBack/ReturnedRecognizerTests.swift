import BarTransition
import TestSupport
import Testing
import UIKit

/// Whose the swipe recognizers are after the library is detached.
@Suite("Swipe recognizers after detaching", .ownSimulator) @MainActor
struct ReturnedRecognizerTests {
    nonisolated private static let profiles = [
        Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    private func recognizers(_ navigation: UINavigationController) -> [UIGestureRecognizer] {
        let all = [navigation.interactivePopGestureRecognizer as UIGestureRecognizer?]
        guard navigation.interactivePopGestureRecognizer?.name != nil else { return all.compactMap { $0 } }
        return (all + [navigation.interactiveContentPopGestureRecognizer]).compactMap { $0 }
    }

    /// UIKit decides as without the library: it refuses the swipe with a hidden bar, and not with a visible one.
    @Test(arguments: profiles) func uikitDecidesAgain(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), attached: false)
        let before = recognizers(stage.navigation).map { $0.delegate.map { ObjectIdentifier($0) } }
        #expect(before.count == (profile.system >= 26 ? 2 : 1) && !before.contains(nil))
        let controller = stage.navigation.attachBarTransition()
        stage.push(MarkedPage("Page"))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        #expect(stage.swipe())
        controller.detach()
        #expect(recognizers(stage.navigation).map { $0.delegate.map { ObjectIdentifier($0) } } == before)
        stage.push(MarkedPage("Page"))
        #expect(!stage.swipe() && !stage.drag())
        stage.navigation.setNavigationBarHidden(false, animated: false)
        #expect(stage.swipe())
    }

    /// An app can keep the controller, and put back a delegate that it has saved: where UIKit's own delegate refuses, it is asked.
    @Test(arguments: profiles, [Simulator.Profile.Variants.PopRefusal.inShouldReceive, .inShouldBegin])
    func uikitDecidesAgainForASavedDelegate(
        _ profile: Simulator.Profile, _ refusal: Simulator.Profile.Variants.PopRefusal
    ) {
        var profile = profile
        profile.variants.popRefusal = refusal
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "refusal \(refusal)"), attached: false)
        let controller = stage.navigation.attachBarTransition()
        stage.push(MarkedPage("Page"))
        #expect(stage.swipe())
        let saved = recognizers(stage.navigation).map { ($0, $0.delegate) }
        controller.detach()
        for (recognizer, delegate) in saved { recognizer.delegate = delegate }
        stage.push(MarkedPage("Page"))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        #expect(!stage.swipe() && !stage.drag())
        stage.navigation.setNavigationBarHidden(false, animated: false)
        #expect(stage.swipe())
        withExtendedLifetime(controller) {}
    }

    /// The same where the library is attached and detached once more after that.
    @Test(arguments: profiles) func uikitDecidesAgainAfterAnotherAttachment(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), attached: false)
        let before = recognizers(stage.navigation).map { $0.delegate.map { ObjectIdentifier($0) } }
        stage.navigation.attachBarTransition()
        let saved = recognizers(stage.navigation).map { ($0, $0.delegate) }
        stage.navigation.detachBarTransition()
        for (recognizer, delegate) in saved { recognizer.delegate = delegate }
        stage.navigation.attachBarTransition()
        stage.push(MarkedPage("Page"))
        #expect(stage.swipe())
        stage.navigation.detachBarTransition()
        #expect(recognizers(stage.navigation).map { $0.delegate.map { ObjectIdentifier($0) } } == before)
        stage.push(MarkedPage("Page"))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        #expect(!stage.swipe() && !stage.drag())
        withExtendedLifetime(saved) {}
    }

    /// UIKit's own delegate is set again while a second one of the app's is there. The app then puts back what the second one
    /// replaced, and its first one is gone.
    @Test(arguments: profiles) func uikitDecidesAgainForAnEarlierDelegate(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), attached: false)
        let edge = stage.navigation.interactivePopGestureRecognizer
        let own = edge?.delegate
        var first: AppGestureDelegate? = AppGestureDelegate()
        edge?.delegate = first
        stage.navigation.attachBarTransition()
        let later: [(any UIGestureRecognizerDelegate)?] = [AppGestureDelegate(), own, edge?.delegate]
        for delegate in later {
            edge?.delegate = delegate
            stage.navigation.attachBarTransition()
        }
        first = nil
        stage.navigation.detachBarTransition()
        #expect(own != nil && edge?.delegate === own)
        stage.push(MarkedPage("Page"))
        #expect(stage.swipe() && !stage.swipe())
        stage.push(MarkedPage("Next"))
        #expect(stage.swipe(), "not frozen")
        withExtendedLifetime(later) {}
    }

    /// The same where the app sets its first one again itself.
    @Test(arguments: profiles) func uikitDecidesAgainForTheFirstDelegate(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), attached: false)
        let edge = stage.navigation.interactivePopGestureRecognizer
        let own = edge?.delegate
        let second = AppGestureDelegate()
        var first: AppGestureDelegate? = AppGestureDelegate()
        func set(_ delegate: (any UIGestureRecognizerDelegate)?) {
            edge?.delegate = delegate
            stage.navigation.attachBarTransition()
        }
        set(first)
        set(second)
        set(own)
        set(first)
        first = nil
        stage.navigation.detachBarTransition()
        #expect(own != nil && edge?.delegate === own)
        stage.push(MarkedPage("Page"))
        #expect(stage.swipe() && !stage.swipe())
        withExtendedLifetime(second) {}
    }

    /// The app has saved the library's delegate that asks the app's own one, and puts it back after a detach, or after another
    /// attachment: the app's own one decides again.
    @Test(arguments: profiles, [false, true])
    func theAppDecidesAgainForASavedDelegate(_ profile: Simulator.Profile, isAttachedAgain: Bool) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let app = AppGestureDelegate()
        for recognizer in recognizers(stage.navigation) { recognizer.delegate = app }
        stage.push(MarkedPage("Page"))
        #expect(stage.swipe() && app.asked > 0)
        let saved = recognizers(stage.navigation).map { ($0, $0.delegate) }
        stage.navigation.detachBarTransition()
        for recognizer in recognizers(stage.navigation) { recognizer.delegate = nil }
        if isAttachedAgain { stage.navigation.attachBarTransition() }
        for (recognizer, delegate) in saved { recognizer.delegate = delegate }
        stage.push(MarkedPage("Page"))
        (app.answer, app.asked) = (false, 0)
        #expect(!stage.swipe() && app.asked > 0)
        app.answer = true
        #expect(stage.swipe() && stage.top === stage.root)
        withExtendedLifetime((app, saved)) {}
    }

    /// An app saves a delegate, and gives it to another stack when its own one is gone: with no stack to ask about it lets no swipe begin,
    /// which at the root would freeze the other stack (fact 8.5).
    @Test(arguments: profiles) func aSavedDelegateOfAStackThatIsGone(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        var saved: (any UIGestureRecognizerDelegate)?
        weak var recognizer: UIGestureRecognizer?
        do {
            let gone = UINavigationController(rootViewController: MarkedPage("Gone"))
            gone.attachBarTransition()
            simulator.show(gone)
            simulator.runToRest()
            recognizer = gone.interactivePopGestureRecognizer
            saved = recognizer?.delegate
            #expect(saved != nil)
        }
        let other = UINavigationController(rootViewController: MarkedPage("Root"))
        simulator.show(other)
        simulator.runToRest()
        // On Linux the next stack clears the table of owners.
        UINavigationController().attachBarTransition()
        #expect(recognizer == nil)
        other.interactivePopGestureRecognizer?.delegate = saved
        simulator.swipeBack(toProgress: 0.8, finishing: true)
        let next = MarkedPage("Next")
        other.pushViewController(next, animated: true)
        simulator.runToRest()
        #expect(next.view.window != nil, "not frozen")
        withExtendedLifetime(saved) {}
    }

    /// As UIKit may do for a delegate that can return animators (fact 8.0.2), this removes the recognizer's delegate at once.
    private final class Removing: UINavigationController {
        override var delegate: (any UINavigationControllerDelegate)? {
            get { super.delegate }
            set {
                super.delegate = newValue
                interactivePopGestureRecognizer?.delegate = nil
            }
        }
    }

    /// The app's delegate is asked also where UIKit removes it as the library becomes the delegate of the stack.
    @Test(arguments: profiles) func aDelegateThatIsRemovedByTheAttachment(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), { Removing() }, attached: false)
        let app = AppGestureDelegate()
        app.answer = false
        for recognizer in recognizers(stage.navigation) { recognizer.delegate = app }
        stage.navigation.attachBarTransition()
        stage.push(MarkedPage("Page"))
        #expect(!stage.swipe() && app.asked > 0)
        app.answer = true
        #expect(stage.swipe() && stage.top === stage.root)
        withExtendedLifetime(app) {}
    }

    /// The same where it is removed as the library offers the animator of a content pop, and as it takes that back at the end.
    @Test(arguments: profiles.filter { $0.system < 26 })
    func aDelegateThatIsRemovedByAContentPop(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), { Removing() })
        let app = AppGestureDelegate()
        for recognizer in recognizers(stage.navigation) { recognizer.delegate = app }
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        stage.push(MarkedPage("Page"))
        #expect(stage.drag() && app.asked > 0)
        stage.push(MarkedPage("Next"))
        (app.answer, app.asked) = (false, 0)
        #expect(!stage.swipe() && app.asked > 0)
        app.answer = true
        #expect(stage.swipe() && stage.top === stage.root)
        withExtendedLifetime(app) {}
    }

    /// The delegate of the stack is put back first, and the recognizer's is missing then.
    @Test(arguments: profiles) func aDelegateThatIsRemovedByTheDetach(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), { Removing() })
        stage.push(MarkedPage("Page"))
        stage.navigation.detachBarTransition()
        #expect(stage.navigation.interactivePopGestureRecognizer?.delegate != nil)
        #expect(stage.swipe() && !stage.swipe())
        stage.push(MarkedPage("Next"))
        #expect(stage.swipe(), "not frozen")
    }

    /// Gives the recognizer a delegate whenever its own is set, since UIKit may have removed it then.
    private final class Claiming: UINavigationController {
        var gestures: AppGestureDelegate?

        override var delegate: (any UINavigationControllerDelegate)? {
            get { super.delegate }
            set {
                super.delegate = newValue
                if let gestures { interactivePopGestureRecognizer?.delegate = gestures }
            }
        }
    }

    /// The delegate of the stack is put back first; what the app sets then is left alone.
    @Test(arguments: profiles) func aDelegateThatIsSetByTheDetach(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), { Claiming() })
        let app = AppGestureDelegate()
        stage.push(MarkedPage("Page"))
        stage.navigation.gestures = app
        stage.navigation.detachBarTransition()
        #expect(stage.navigation.interactivePopGestureRecognizer?.delegate === app)
        #expect(stage.swipe() && app.asked > 0)
    }

    /// A delegate that the app has set since the last touch is left alone.
    @Test(arguments: profiles) func aDelegateThatTheAppHasJustSet(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let (first, second) = (AppGestureDelegate(), AppGestureDelegate())
        for recognizer in recognizers(stage.navigation) { recognizer.delegate = first }
        stage.push(MarkedPage("Page"))
        #expect(stage.swipe())
        for recognizer in recognizers(stage.navigation) { recognizer.delegate = second }
        stage.navigation.detachBarTransition()
        #expect(recognizers(stage.navigation).allSatisfy { $0.delegate === second })
    }

    /// The app's delegate is gone by then, and UIKit's own takes its place.
    @Test(arguments: profiles) func aDelegateOfTheAppThatIsGone(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        weak var gone: AppGestureDelegate?
        do {
            let app = AppGestureDelegate()
            gone = app
            for recognizer in recognizers(stage.navigation) { recognizer.delegate = app }
            stage.push(MarkedPage("Page"))
            #expect(stage.swipe() && app.asked > 0)
        }
        #expect(gone == nil)
        stage.navigation.detachBarTransition()
        stage.push(MarkedPage("Page"))
        #expect(stage.swipe())
        #expect(!stage.swipe(), "the root")
    }

    /// UIKit removes its delegate where an app returns animators, and nothing else sets it again.
    @Test(arguments: profiles) func aDelegateThatWasRemoved(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), attached: false)
        let before = recognizers(stage.navigation).map { $0.delegate.map { ObjectIdentifier($0) } }
        stage.navigation.attachBarTransition()
        for recognizer in recognizers(stage.navigation) { recognizer.delegate = nil }
        stage.navigation.detachBarTransition()
        #expect(recognizers(stage.navigation).map { $0.delegate.map { ObjectIdentifier($0) } } == before)
    }

    /// The library's delegates are released, and so are its views, also if the app keeps the object of the library.
    @Test(arguments: profiles, [false, true]) func nothingIsKept(_ profile: Simulator.Profile, isObjectKept: Bool) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let controller = isObjectKept ? stage.navigation.barTransition : nil
        stage.push(MarkedPage("Page"))
        #expect(!stage.drag(by: -50))
        let delegates = recognizers(stage.navigation).map { WeakObject($0.delegate) }
        #expect(delegates.allSatisfy { $0.object != nil })
        stage.navigation.detachBarTransition()
        #expect(delegates.allSatisfy { $0.object == nil })
        #expect(stage.swipe())
        withExtendedLifetime(controller) {}
    }

    /// An app that has saved the library's delegates keeps nothing else of a stack that is gone.
    @Test(arguments: profiles) func aSavedDelegateKeepsNoRecognizer(_ profile: Simulator.Profile) {
        var saved: [any UIGestureRecognizerDelegate] = []
        var gone: [WeakObject] = []
        let simulator: Simulator
        do {
            let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
            simulator = stage.simulator
            stage.push(MarkedPage("Page"))
            saved = recognizers(stage.navigation).compactMap { $0.delegate }
            gone = recognizers(stage.navigation).map { WeakObject($0) }
        }
        simulator.show(UIViewController())
        simulator.runToRest()
        #expect(!saved.isEmpty && gone.allSatisfy { $0.object == nil })
        withExtendedLifetime(saved) {}
    }

    private struct WeakObject {
        weak var object: AnyObject?
        init(_ object: AnyObject?) { self.object = object }
    }

    /// A delegate that the app has removed since the last touch does not come back.
    @Test(arguments: profiles) func aDelegateThatTheAppHasJustRemoved(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let app = AppGestureDelegate()
        app.answer = false
        for recognizer in recognizers(stage.navigation) { recognizer.delegate = app }
        stage.push(MarkedPage("Page"))
        #expect(!stage.swipe() && app.asked > 0)
        for recognizer in recognizers(stage.navigation) { recognizer.delegate = nil }
        stage.navigation.detachBarTransition()
        #expect(recognizers(stage.navigation).allSatisfy { $0.delegate != nil && $0.delegate !== app })
        #expect(stage.swipe())
    }
}
