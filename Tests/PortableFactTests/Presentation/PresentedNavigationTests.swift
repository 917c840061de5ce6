import TestSupport
import Testing
import UIKit

@Suite("Presented navigation controllers", .portable) @MainActor
struct PresentedNavigationTests {
    private func present(
        _ root: TracingPage, on stage: TestStage, style: UIModalPresentationStyle = .fullScreen
    ) -> (UINavigationController, TracingDelegate) {
        let navigation = UINavigationController(rootViewController: root)
        let delegate = TracingDelegate(stage.trace)
        navigation.delegate = delegate
        navigation.modalPresentationStyle = style
        stage.navigation.startPresenting(navigation, animated: true)
        return (navigation, delegate)
    }

    @Test func fact_2_2_4_theRootsFirstBlockIsRefusedItsCompletionRuns() async throws {
        let stage = try await TestStage("A")
        let root = stage.page("R")
        var accepted: [Bool?] = []
        root.onWillAppear = { page in
            accepted.append(
                page.transitionCoordinator?.animate(
                    alongsideTransition: { _ in stage.trace.add("alongside") },
                    completion: { _ in stage.trace.add("completion") }))
        }
        let (_, delegate) = present(root, on: stage)
        await stage.rest()
        withExtendedLifetime(delegate) {}
        #expect(accepted == [false])
        #expect(!stage.trace.contains("alongside"))
        #expect(stage.trace.count(of: "completion") == 1)
    }

    @Test func fact_1_7_3_willShowComesWithThePresentation() async throws {
        let stage = try await TestStage("A")
        let root = stage.page("R")
        let (navigation, delegate) = present(root, on: stage)
        var coordinatorLeadsToThePage: Bool?
        delegate.onWillShow = { navigation, page in
            coordinatorLeadsToThePage = navigation.transitionCoordinator?.viewController(forKey: .to) === page
        }
        await stage.rest()
        #expect(stage.trace.filter { $0.hasPrefix("willShow R") }.count == 1)
        #expect(stage.trace.filter { $0.hasPrefix("didShow R") }.count == 1)
        #expect(coordinatorLeadsToThePage == false)
        #expect(navigation.view.window != nil)
    }

    @Test func fact_1_7_3_willShowComesWithTheDismissal() async throws {
        let stage = try await TestStage("A")
        let page = stage.page("B")
        page.modalPresentationStyle = .fullScreen
        stage.navigation.startPresenting(page, animated: true)
        await stage.rest()
        stage.trace.clear()
        page.startDismissing(animated: true)
        await stage.rest()
        #expect(stage.trace.filter { $0.hasPrefix("willShow A") }.count == 1)
        #expect(stage.trace.filter { $0.hasPrefix("didShow A") }.count == 1)
    }

    @Test(arguments: [TestDevice.iPhone15(iOS: 18), .iPhone14(iOS: 16), .iPad(iOS: 18)])
    func fact_4_6_theBarOfASheetIs56High(profile: TestDevice) async throws {
        let stage = try await TestStage("A", on: profile)
        let root = stage.page("R")
        let (navigation, delegate) = present(root, on: stage, style: .pageSheet)
        await stage.rest()
        withExtendedLifetime(delegate) {}
        #expect(navigation.navigationBar.frame.height == 56)
        #expect(navigation.navigationBar.frame.minY == 0)
        #expect(root.view.safeAreaInsets.top == 56)
    }

    @Test func fact_m1_1_theBarOfASheetBeginsAtItsFloor() async throws {
        let stage = try await TestStage("A", on: .iPhone17Pro(iOS: 26))
        let root = stage.page("R")
        let (navigation, delegate) = present(root, on: stage, style: .pageSheet)
        await stage.rest()
        withExtendedLifetime(delegate) {}
        #expect(navigation.navigationBar.frame.minY == 10)
        #expect(root.view.safeAreaInsets.top == 64)
    }
}
