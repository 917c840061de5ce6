import TestSupport
import Testing
import UIKit

/// (UIKit documentation, UIAdaptivePresentationControllerDelegate and UIPresentationController)
@Suite("Adaptive presentations", .ownSimulator) @MainActor
struct AdaptingTests {
    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var log: [String] = []
        var style: UIModalPresentationStyle?
        var landscapeStyle: UIModalPresentationStyle?
        var wraps = false

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            if traitCollection.verticalSizeClass == .compact, let landscapeStyle { return landscapeStyle }
            return style ?? .pageSheet
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.append("page for \(style.rawValue)")
            return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            log.append("will \(style.rawValue)\(transitionCoordinator == nil ? "" : " with coordinator")")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("dismissed")
        }
    }

    private let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let root = UIViewController()
    private let page = UIViewController()
    private let delegate = Delegate()

    private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
        simulator.show(root)
        page.modalPresentationStyle = style
        page.presentationController?.delegate = delegate
        root.present(page, animated: animated)
        simulator.runToRest()
    }

    @Test func theDelegateChoosesAnotherStyleOnAPhone() throws {
        present(.formSheet)
        #expect(delegate.log == ["page for 1", "will 1 with coordinator"])
        let sheet = try #require(page.sheetPresentationController)
        #expect(page.presentationController === sheet && sheet.containerView != nil)
        sheet.detents = [.medium()]
        simulator.runToRest()
        simulator.tap(at: CGPoint(x: 200, y: 100))
        simulator.runToRest()
        #expect(root.presentedViewController == nil)
        #expect(delegate.log.last == "dismissed")
    }

    @Test func whatDoesNotAdaptComesInItsOwnStyle() {
        present(.formSheet, animated: false)
        delegate.log = []
        root.dismiss(animated: false)
        simulator.runToRest()
        delegate.style = UIModalPresentationStyle.none
        present(.formSheet, animated: false)
        #expect(delegate.log == ["will -1"])
    }

    @Test func theDelegateMayPutThePageIntoAStack() {
        delegate.wraps = true
        present(.formSheet)
        #expect(root.presentedViewController is UINavigationController)
        #expect(page.parent === root.presentedViewController)
        #expect(page.presentingViewController === root)
        #expect(page.view.window != nil)
        page.dismiss(animated: true)
        simulator.runToRest()
        #expect(root.presentedViewController == nil && page.view.window == nil)
    }

    @Test func aControllerAsksItsDelegate() {
        simulator.show(root)
        page.modalPresentationStyle = .formSheet
        let sheet = page.sheetPresentationController
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        #expect(sheet?.adaptivePresentationStyle(for: compact) == UIModalPresentationStyle.none)
        sheet?.delegate = delegate
        delegate.style = .overFullScreen
        #expect(sheet?.adaptivePresentationStyle(for: compact) == .overFullScreen)
        let plain = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        #expect(plain.adaptivePresentationStyle(for: compact) == .none)
    }

    @Test func aTurnThatKeepsTheStyleIsToldAsSuch() {
        present(.formSheet)
        delegate.log = []
        simulator.rotate(to: .landscapeRight)
        simulator.runToRest()
        #expect(delegate.log == ["will -1 with coordinator"])
    }

    @Test func aStyleThatChangesOnTheWayStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let test = AdaptingTests()
                test.delegate.landscapeStyle = .overFullScreen
                test.present(.formSheet)
                test.simulator.rotate(to: .landscapeRight)
            }
        }
        #expect(standardError(of: result).contains("a style that changes while its page is presented is not modelled"))
    }

    @Test func traitsCanBeReplacedForThePresentedPage() {
        present(.pageSheet)
        #expect(page.traitCollection.horizontalSizeClass == .compact)
        page.presentationController?.overrideTraitCollection = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(page.traitCollection.horizontalSizeClass == .regular)
        #expect(page.view.traitCollection.userInterfaceStyle == .dark)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        #expect(root.traitCollection.userInterfaceStyle == .light)
        page.presentationController?.overrideTraitCollection = nil
        #expect(page.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func controllersAndScenesTellOfTheirTraits() throws {
        present(.pageSheet)
        var heard: [String] = []
        let controller = try #require(page.presentationController)
        let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (controller: UIPresentationController, previous) in
            heard.append("controller \(previous.userInterfaceStyle.rawValue)")
        }
        simulator.windowScene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (scene: UIWindowScene, previous) in
            heard.append(
                "scene \(previous.userInterfaceStyle.rawValue) \(scene.traitCollection.userInterfaceStyle.rawValue)")
        }
        simulator.userInterfaceStyle = .dark
        #expect(heard.sorted() == ["controller 1", "scene 1 2"])
        controller.unregisterForTraitChanges(registration)
        simulator.contentSizeCategory = .extraLarge
        simulator.userInterfaceStyle = .light
        #expect(heard.sorted() == ["controller 1", "scene 1 2", "scene 2 1"])
    }

    @Test(arguments: [true, false]) func aContextMayProvideTheTransitionStyle(_ provides: Bool) throws {
        simulator.show(root)
        root.definesPresentationContext = true
        root.providesPresentationContextTransitionStyle = provides
        root.modalTransitionStyle = .crossDissolve
        page.modalPresentationStyle = .overCurrentContext
        root.present(page, animated: true)
        simulator.advance(by: 0.1)
        let shown = try #require(page.view.layer.presentation())
        #expect((shown.frame.minY == 0) == provides, "a fading page is at its final position")
        #expect((shown.opacity < 1) == provides)
    }

    @Test func aContextThatDoesNotCoverTheWindowStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let simulator = Simulator(profile: .iPhone15(iOS: 18))
                let child = UIViewController()
                child.definesPresentationContext = true
                simulator.show(UINavigationController(rootViewController: child))
                let page = UIViewController()
                page.modalPresentationStyle = .overCurrentContext
                child.present(page, animated: true)
            }
        }
        #expect(
            standardError(of: result).contains(
                "a presentation over a context that does not cover the window is not modelled"))
    }

    @Test func aPopoverIsMissing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let test = AdaptingTests()
                test.delegate.style = UIModalPresentationStyle.none
                test.present(.popover)
            }
        }
        #expect(standardError(of: result).contains("popovers are missing in HeadlessUIKit"))
    }
}
