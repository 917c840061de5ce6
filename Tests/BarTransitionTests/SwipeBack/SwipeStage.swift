import BarTransition
import TestSupport
import Testing
import UIKit

/// A device with one answer to what is not known of UIKit's pop recognizers.
struct SwipeDevice: Sendable, CustomTestStringConvertible {
    let profile: Simulator.Profile
    let answer: String

    var testDescription: String { "\(profile.name), \(answer)" }
    var system: Int { profile.system }

    private typealias Variants = Simulator.Profile.Variants

    /// A device with the defaults, and with each other value of every switch about the recognizers.
    static func variants(of profile: Simulator.Profile) -> [SwipeDevice] {
        var answers: [(String, (inout Simulator.Profile.Variants) -> Void)] = [("defaults", { _ in })]
        for value in Variants.PopRecognizerDelegate.allCases where value != Variants().popRecognizerDelegate {
            answers.append(("delegate set \(value.rawValue)", { $0.popRecognizerDelegate = value }))
        }
        answers.append(("delegate kept for animators", { $0.clearsPopRecognizerDelegateForAnimators = false }))
        for value in Variants.PopRefusal.allCases where value != Variants().popRefusal {
            answers.append(("refusal \(value.rawValue)", { $0.popRefusal = value }))
        }
        answers.append(("taps kept", { $0.keepsBackTapsDuringTransitions = true }))
        return answers.map { answer, edit in
            var profile = profile
            edit(&profile.variants)
            return SwipeDevice(profile: profile, answer: answer)
        }
    }

    /// The three systems that differ in their gestures.
    static let all = [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]
        .flatMap(variants(of:)).sample(every: 4)
    static let classic = all.filter { $0.system < 26 }
    static let pads = [Simulator.Profile.iPad(iOS: 18), .iPad(iOS: 26)].flatMap(variants(of:))
}

/// A stack with the library attached before its view loads, and a finger.
@MainActor
struct SwipeStage<Navigation: UINavigationController> {
    let simulator: Simulator
    let navigation: Navigation
    let root = MarkedPage("Root")

    init(
        _ device: SwipeDevice, _ navigation: () -> Navigation, attached: Bool = true,
        prepare: (Navigation) -> Void = { _ in }
    ) {
        simulator = Simulator(profile: device.profile)
        self.navigation = navigation()
        self.navigation.setViewControllers([root], animated: false)
        prepare(self.navigation)
        if attached { self.navigation.attachBarTransition() }
        simulator.show(self.navigation)
    }

    var top: UIViewController? { navigation.topViewController }

    func push(_ page: UIViewController) {
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
    }

    /// A swipe back from the edge that would finish.
    /// - Returns: whether it popped.
    @discardableResult
    func swipe() -> Bool {
        let before = top
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.8)
        simulator.advance(by: 0.1)
        simulator.endBackSwipe(finishing: true)
        simulator.runToRest()
        return top !== before
    }

    /// A drag to the right from the middle of the screen, by a distance in points.
    @discardableResult
    func drag(by distance: CGFloat = 150) -> Bool {
        let before = top
        let start = CGPoint(x: simulator.window.bounds.midX, y: 0.6 * simulator.window.bounds.height)
        simulator.touchDown(at: start)
        for step in 1...4 {
            simulator.touchMove(to: CGPoint(x: start.x + distance * CGFloat(step) / 4, y: start.y))
            simulator.advance(by: 0.02)
        }
        simulator.touchUp(velocity: CGPoint(x: distance > 0 ? 2000 : -2000, y: 0))
        simulator.runToRest()
        return top !== before
    }

    /// A swipe to the right on a trackpad.
    @discardableResult
    func scrollBack() -> Bool {
        let before = top
        let start = CGPoint(x: simulator.window.bounds.midX, y: 0.6 * simulator.window.bounds.height)
        simulator.trackpadDown(at: start)
        for step in 1...4 { simulator.touchMove(to: CGPoint(x: start.x + 60 * CGFloat(step), y: start.y)) }
        simulator.touchUp(velocity: CGPoint(x: 2000, y: 0))
        simulator.runToRest()
        return top !== before
    }

    /// A tap where the back button is.
    func tapBack() {
        simulator.tap(at: CGPoint(x: 24, y: navigation.navigationBar.frame.midY))
        simulator.runToRest()
    }

    /// Presents a sheet that leaves what is behind it usable.
    @discardableResult
    func presentUndimmedSheet() -> UIViewController {
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        navigation.present(sheet, animated: true)
        simulator.runToRest()
        return sheet
    }
}

extension SwipeStage where Navigation == UINavigationController {
    init(_ device: SwipeDevice, attached: Bool = true, prepare: (Navigation) -> Void = { _ in }) {
        self.init(device, { UINavigationController() }, attached: attached, prepare: prepare)
    }
}

/// A page with a scroll view of three widths.
@MainActor
final class CarouselPage: MarkedPage {
    let carousel = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        carousel.frame = view.bounds
        carousel.contentSize = CGSize(width: 3 * view.bounds.width, height: 300)
        view.addSubview(carousel)
    }
}

/// An app's delegate of a pop recognizer.
@MainActor
final class AppGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    var answer = true
    var asked = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return answer
    }
}
