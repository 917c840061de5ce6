import TestSupport
import Testing
import UIKit

/// What a presented view controller, its presenter, and the app's animator find. (UIKit documentation, if no other source is
/// named)
@Suite("Presented pages", .ownSimulator) @MainActor
struct PresentedPageTests {
    private final class Page: UIViewController {
        var log: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("willAppear \(isBeingPresented)")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("didAppear \(isBeingPresented)")
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("size \(Int(size.width)) \(Int(size.height))")
        }
    }

    /// `isBeingPresented` is true in `viewDidAppear`, too.
    @Test(arguments: [true, false]) func aPageIsBeingPresentedUntilItHasAppeared(_ animated: Bool) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let (root, page) = (UIViewController(), Page())
        simulator.show(root)
        root.present(page, animated: animated)
        simulator.runToRest()
        #expect(page.log == ["willAppear true", "didAppear true"])
        #expect(!page.isBeingPresented)
    }

    // MARK: Searches

    private func searching() -> (simulator: Simulator, navigation: UINavigationController, search: UISearchController) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let root = UIViewController()
        simulator.show(root)
        let search = UISearchController(searchResultsController: nil)
        let page = UIViewController()
        page.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: page)
        root.present(navigation, animated: false)
        simulator.runToRest()
        search.isActive = true
        simulator.runToRest()
        return (simulator, navigation, search)
    }

    /// An active search is a presentation: `dismiss` ends it, and nothing else.
    @Test func dismissEndsASearchFirst() throws {
        let (simulator, navigation, search) = searching()
        let page = try #require(navigation.topViewController)
        var isDone = false
        page.dismiss(animated: true) { isDone = true }
        simulator.runToRest()
        #expect(!search.isActive && isDone)
        #expect(navigation.presentingViewController != nil)
        page.dismiss(animated: true)
        simulator.runToRest()
        #expect(navigation.presentingViewController == nil)
    }

    @Test func aSearchEndsWithoutAnimation() throws {
        let (simulator, navigation, search) = searching()
        let page = try #require(navigation.topViewController)
        var isDone = false
        page.dismiss(animated: false) { isDone = true }
        simulator.commit()
        #expect(!search.isActive && isDone)
    }

    /// A controller that presents a search presents nothing else; the search controller can.
    @Test func aSearchingPagePresentsNothingElse() throws {
        let (simulator, navigation, search) = searching()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        navigation.topViewController?.present(alert, animated: true)
        simulator.runToRest()
        #expect(alert.presentingViewController == nil)
        search.present(alert, animated: true)
        simulator.runToRest()
        #expect(alert.presentingViewController != nil)
        #expect(search.isActive)
        search.dismiss(animated: true)
        simulator.runToRest()
        #expect(alert.presentingViewController == nil)
        #expect(search.isActive, "what it has presented is dismissed first")
    }

    // MARK: Sizes

    private final class Box: UIViewController {
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width, height: 100) }
    }

    /// A container is asked for the sizes of its children, and one whose size stays is not notified (UIViewController.h).
    @Test func childrenAreToldTheirOwnSizes() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let (box, child, constant) = (Box(), Page(), Page())
        simulator.show(box)
        box.addChild(child)
        box.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
        child.didMove(toParent: box)
        box.addChild(constant)
        box.view.addSubview(constant.view)
        constant.view.frame = CGRect(x: 0, y: 0, width: 852, height: 100)
        constant.didMove(toParent: box)
        (child.log, constant.log) = ([], [])
        simulator.rotate(to: .landscapeRight)
        #expect(child.log == ["size 852 100"])
        #expect(constant.log == [])
    }

    /// The view of a covered page keeps its size while the device rotates, so the page is notified of each rotation.
    @Test func aCoveredPageIsToldOfEachRotation() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let (covered, top) = (Page(), Page())
        let navigation = UINavigationController(rootViewController: covered)
        simulator.show(navigation)
        navigation.pushViewController(top, animated: false)
        simulator.runToRest()
        covered.log = []
        simulator.rotate(to: .landscapeRight)
        simulator.runToRest()
        simulator.rotate(to: .portrait)
        simulator.runToRest()
        #expect(covered.log == ["size 852 393", "size 393 852"])
    }

    @Test func aFormSheetOnAPadHasThePreferredSize() {
        let simulator = Simulator(profile: .iPad(iOS: 18))
        let (root, page) = (UIViewController(), Page())
        simulator.show(root)
        page.modalPresentationStyle = .formSheet
        page.preferredContentSize = CGSize(width: 300, height: 400)
        root.present(page, animated: true)
        simulator.runToRest()
        #expect(page.view.bounds.size == CGSize(width: 300, height: 400))
        page.preferredContentSize.height = 0
        simulator.commit()
        #expect(page.view.bounds.size == CGSize(width: 300, height: 620))
        page.log = []
        simulator.rotate(to: .landscapeRight)
        simulator.runToRest()
        #expect(page.log == [], "its size stays")
    }

    /// A resolver that answers nil makes its detent inactive.
    @Test func anInactiveDetentIsSkipped() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let root = UIViewController()
        simulator.show(root)
        func height(_ detents: [UISheetPresentationController.Detent]) throws -> CGFloat {
            let page = UIViewController()
            let sheet = try #require(page.sheetPresentationController)
            sheet.detents = detents
            root.present(page, animated: false)
            simulator.runToRest()
            defer {
                page.dismiss(animated: false)
                simulator.runToRest()
            }
            return page.view.frame.height
        }
        #expect(try height([.custom { _ in nil }, .medium()]) == height([.medium()]))
        #expect(try height([.custom { _ in nil }]) == height([.large()]))
    }

    // MARK: The app's animators

    private final class Animator: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
    {
        var hadWindow: Bool?
        var adds = true
        var isAlone = false
        var driver: UIPercentDrivenInteractiveTransition?

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let from = transitionContext.view(forKey: .from) else { return }
            if !isAlone, let to = transitionContext.view(forKey: .to) {
                hadWindow = to.window != nil
                if adds { transitionContext.containerView.insertSubview(to, belowSubview: from) }
            }
            UIView.animate(withDuration: 0.3) {
                from.alpha = 0
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    /// The animator of the page on top dismisses several at once, and gets no other view than its own.
    @Test func theAnimatorOfOneDismissesSeveral() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let (root, middle, top) = (Page(), UIViewController(), UIViewController())
        let animator = Animator()
        simulator.show(root)
        middle.modalPresentationStyle = .fullScreen
        root.present(middle, animated: false)
        simulator.runToRest()
        top.modalPresentationStyle = .custom
        top.transitioningDelegate = animator
        middle.present(top, animated: false)
        simulator.runToRest()
        animator.isAlone = true
        root.dismiss(animated: true)
        simulator.advance(by: 0.15)
        #expect(root.view.window != nil, "it is behind")
        simulator.runToRest()
        #expect(root.presentedViewController == nil && root.view.window != nil)
    }

    /// Presents a page in the full screen, which an animator dismisses.
    private func show(
        _ page: UIViewController, over root: UIViewController, _ animator: Animator, _ simulator: Simulator
    ) {
        simulator.show(root)
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = animator
        root.present(page, animated: false)
        simulator.runToRest()
    }

    /// Apple's sample "CustomTransitions": the animator adds the view that comes back to the container.
    @Test(arguments: [true, false]) func theAnimatorOfADismissalAddsThePresentersView(_ adds: Bool) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let (root, page) = (Page(), UIViewController())
        let animator = Animator()
        animator.adds = adds
        show(page, over: root, animator, simulator)
        root.log = []
        page.dismiss(animated: true)
        simulator.advance(by: 0.15)
        #expect(animator.hadWindow == false)
        #expect((root.view.window != nil) == adds)
        simulator.runToRest()
        #expect(root.view.window != nil)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(root.log == ["willAppear false", "didAppear false"])
    }

    /// A presenter that leaves the window takes a page with it that is being dismissed under the app's own gesture: its end does
    /// not bring the page back, and nothing keeps the page.
    @Test func thePresenterLeavesDuringAnInteractiveDismissal() {
        weak var gone: UIViewController?
        do {
            let simulator = Simulator(profile: .iPhone15(iOS: 18))
            let (root, page) = (UIViewController(), Page())
            let (animator, driver) = (Animator(), UIPercentDrivenInteractiveTransition())
            gone = page
            animator.driver = driver
            show(page, over: root, animator, simulator)
            page.dismiss(animated: true)
            simulator.commit()
            driver.update(0.5)
            #expect(page.transitionCoordinator?.isInteractive == true)
            page.log = []
            simulator.show(UIViewController())
            driver.cancel()
            simulator.runToRest()
            #expect(page.log == [])
            #expect(root.presentedViewController == nil && page.view.window == nil)
        }
        #expect(gone == nil)
    }
}
