import TestSupport
import Testing
import UIKit

/// Facts 5.2.1 to 5.2.4, m6.1 and m6.2: the insets and margins of views.
@Suite("Facts about insets and margins", .portable) @MainActor
struct InsetFactTests {
    private let screen: TestScreen

    init() async throws {
        screen = try await TestScreen(.iPhone15(iOS: 26))
    }

    private func show(inNavigation: Bool) async throws -> UIViewController {
        let page = UIViewController()
        await screen.show(inNavigation ? UINavigationController(rootViewController: page) : page)
        return page
    }

    @Test func fact_5_2_1_aRootViewHasTheBarsAndTheAppsOwn() async throws {
        let page = try await show(inNavigation: true)
        let bar = try #require(page.navigationController?.navigationBar)
        #expect(page.view.safeAreaInsets.top == bar.frame.maxY)
        #expect(bar.frame.maxY > 59, "the bar is below the status bar")
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 3, bottom: 5, right: 1)
        let expected = UIEdgeInsets(top: bar.frame.maxY + 7, left: 3, bottom: 34 + 5, right: 1)
        #expect(page.view.safeAreaInsets == expected)
    }

    @Test func fact_5_2_1_anyOtherViewHasThePartThatIsCovered() async throws {
        let page = try await show(inNavigation: false)
        let inner = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 852 - 40 - 20))
        page.view.addSubview(inner)
        await screen.turn()
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 59 - 40, left: 0, bottom: 34 - 20, right: 0))
    }

    @Test func fact_5_2_1_outOfTheHierarchyThereAreNone() async throws {
        let page = try await show(inNavigation: true)
        #expect(page.view.safeAreaInsets.top > 0)
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).safeAreaInsets == .zero)
        let inner = UIView(frame: CGRect(x: 10, y: 300, width: 20, height: 20))
        page.view.addSubview(inner)
        #expect(inner.safeAreaInsets == .zero)
    }

    @Test func fact_5_2_3_aControllerAddedOffPositionHasNone() async throws {
        let page = try await show(inNavigation: false)
        let child = UIViewController()
        page.addChild(child)
        child.view.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        #expect(child.view.safeAreaInsets == .zero)
        child.view.frame.origin.y = 70
        #expect(child.view.safeAreaInsets == .zero)
        child.view.frame.origin.y = 0
        #expect(child.view.safeAreaInsets.top == 59, "once it is under the status bar")
    }

    @Test func fact_5_2_3_aControllersViewKeepsItsInsetsWhenItIsMoved() async throws {
        let page = try await show(inNavigation: false)
        let child = UIViewController()
        page.addChild(child)
        child.view.frame = page.view.bounds
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        for y in [100, 400, 1000] as [CGFloat] {
            child.view.frame.origin.y = y
            await screen.turn()
            #expect(child.view.safeAreaInsets == insets)
        }
    }

    @Test func fact_5_2_4_additionalInsetsReachChildrenByOverlap() async throws {
        let page = try await show(inNavigation: false)
        let child = UIViewController()
        page.addChild(child)
        child.view.frame = CGRect(x: 0, y: 30, width: 393, height: 200)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        #expect(child.view.safeAreaInsets.top == 29)
        page.additionalSafeAreaInsets.top = 20
        #expect(child.view.safeAreaInsets.top == 49, "59 and 20, measured from 30")
        child.additionalSafeAreaInsets.top = 5
        #expect(child.view.safeAreaInsets.top == 54)
        page.additionalSafeAreaInsets.top = -59
        #expect(child.view.safeAreaInsets.top == 5)
    }

    @Test func fact_m6_1_eachEdgeByOverlap() async throws {
        let page = try await show(inNavigation: false)
        let inner = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 852 - 20 - 10))
        page.view.addSubview(inner)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 24, right: 0))
        inner.frame.origin.y = -30
        #expect(inner.safeAreaInsets.top == 59, "never more than the parent's")
    }

    @Test func fact_m6_1_theSidesLikewise() async throws {
        let page = try await show(inNavigation: false)
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
        let inner = UIView(frame: CGRect(x: 15, y: 100, width: 393 - 15 - 10, height: 100))
        page.view.addSubview(inner)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 20))
        inner.frame.origin.x = 60
        #expect(
            inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30),
            "not more than the parent's there either")
    }

    @Test func fact_m6_2_layoutMargins() async throws {
        let page = try await show(inNavigation: false)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        page.view.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
        inner.insetsLayoutMarginsFromSafeArea = false
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        page.view.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins.left == 30)
        inner.frame.origin.x = 25
        #expect(inner.layoutMargins.left == 8)
    }

    @Test func fact_m6_2_aRootViewHasNoMarginsAboveAndBelow() async throws {
        let stage = try await TestStage("A", on: .iPhone(before: 27))
        let view: UIView = stage.pages[0].view
        #expect(view.layoutMargins.top == view.safeAreaInsets.top)
        #expect(view.layoutMargins.bottom == view.safeAreaInsets.bottom)
    }
}
