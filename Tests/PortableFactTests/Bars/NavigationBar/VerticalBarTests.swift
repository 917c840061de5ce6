import TestSupport
import Testing
import UIKit

#if !canImport(ObjectiveC) || canImport(UIKit, _underlyingVersion: 9127.1)
    /// What an app sees of the strip beside the contents: insets, traits and its own views. The strip is 84 points wide.
    @Suite("Vertical bars", .portable) @MainActor
    struct VerticalBarTests {
        private let beside = UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84)

        @available(iOS 27.1, *)
        private func show(
            _ pages: AxisPage..., direction: UIUserInterfaceLayoutDirection = .leftToRight
        ) async throws -> (screen: TestScreen, navigation: UINavigationController) {
            let screen = try await TestScreen(.iPhoneDuo(.closedPortrait), direction: direction)
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            await screen.show(navigation)
            return (screen, navigation)
        }

        @available(iOS 27.1, *)
        @Test func fact_27_5_1_containersForwardToWhatTheyShow() async throws {
            let screen = try await TestScreen(.iPhone(from: 27, 1))
            #expect(UIViewController().preferredVerticalBarBehavior == .automatic)
            let (a, b) = (AxisPage("A"), AxisPage("B", .disabled))
            let navigation = UINavigationController(rootViewController: a)
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), navigation]
            tabs.selectedIndex = 1
            await screen.show(tabs)
            #expect(tabs.childForPreferredVerticalBarBehavior === navigation)
            #expect(navigation.childForPreferredVerticalBarBehavior === a)
            navigation.pushViewController(b, animated: true)
            await screen.rest()
            #expect(navigation.childForPreferredVerticalBarBehavior === b)
        }

        @available(iOS 27.1, *)
        @Test func fact_27_5_1_thePageOnTopDecides() async throws {
            let (screen, navigation) = try await show(AxisPage("A"))
            navigation.pushViewController(AxisPage("B", .disabled), animated: true)
            await screen.rest()
            #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
            navigation.popViewController(animated: true)
            await screen.rest()
            #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
        }

        @available(iOS 27.1, *)
        @Test func fact_27_5_2_anAnnouncedChangeAnimates() async throws {
            let page = AxisPage("A")
            let marker = UIView()
            marker.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(marker)
            NSLayoutConstraint.activate([
                marker.trailingAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.trailingAnchor),
                marker.topAnchor.constraint(equalTo: page.view.topAnchor),
                marker.widthAnchor.constraint(equalToConstant: 10), marker.heightAnchor.constraint(equalToConstant: 10),
            ])
            let (screen, _) = try await show(page)
            screen.stopClock()
            page.behavior = .disabled
            await screen.advance(by: 0.1)
            #expect(marker.frame.maxX == 382)
            page.setNeedsUpdateOfVerticalBarConfiguration()
            await screen.turn()
            #expect(marker.frame.maxX == 466)
            await screen.advance(by: 0.15)
            let shown = try #require(marker.layer.presentation()).frame.maxX
            #expect(shown > 383 && shown < 465)
            await screen.rest()
            #expect(marker.layer.presentation()?.frame.maxX == 466)
        }

        @available(iOS 27.1, *)
        @Test func fact_27_5_3_theTraitIsThePreferredEdge() async throws {
            let page = AxisPage("A")
            let (screen, navigation) = try await show(page)
            #expect(page.traitCollection.verticalBarEdge == .trailing)
            navigation.setNavigationBarHidden(true, animated: false)
            await screen.rest()
            #expect(page.traitCollection.verticalBarEdge == .trailing, "not whether a bar is visible")
        }

        @available(iOS 27.1, *)
        @Test func fact_27_5_5_rightToLeftDoesNotMoveTheStrip() async throws {
            let page = AxisPage("A")
            let (screen, _) = try await show(page, direction: .rightToLeft)
            #expect(screen.window.safeAreaInsets.right == 84 && page.view.safeAreaInsets == beside)
        }

        @available(iOS 27.1, *)
        @Test func fact_27_5_6_customViewsStayInTheHorizontalBar() async throws {
            let page = AxisPage("A")
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
            let (screen, _) = try await show(page)
            let frame = view.convert(view.bounds, to: screen.window)
            #expect(frame.width > 0 && frame.minX > 200 && frame.maxX <= 382 && frame.maxY <= 82)
        }

        @available(iOS 27.1, *)
        @Test func fact_27_5_15_tabBars() async throws {
            let screen = try await TestScreen(.iPhoneDuo(.openLandscape))
            let (first, second) = (AxisPage("A"), AxisPage("B", .disabled))
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second].map { UINavigationController(rootViewController: $0) }
            await screen.show(tabs)
            #expect(tabs.tabBar.frame == CGRect(x: 882, y: 0, width: 69, height: 669))
            #expect(first.view.safeAreaInsets == beside)
            tabs.selectedIndex = 1
            await screen.rest()
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 586, width: 951, height: 83))
            #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 82, left: 0, bottom: 83, right: 0))
        }

        @available(iOS 27.1, *)
        @Test func fact_27_5_16_theTitleIsAtTheLeadingEdge() async throws {
            func label(_ text: String, in view: UIView) -> UILabel? {
                if let label = view as? UILabel, label.text == text, !label.isHidden { return label }
                return view.subviews.lazy.compactMap { label(text, in: $0) }.first
            }
            let (screen, navigation) = try await show(AxisPage("Title"))
            let title = try #require(label("Title", in: navigation.navigationBar))
            #expect(title.convert(title.bounds, to: screen.window).minX == 16)
        }

        @available(iOS 27.1, *)
        @Test func fact_27_5_26_onlyTheDetailColumn() async throws {
            let screen = try await TestScreen(.iPhoneDuo(.openLandscape))
            let (primary, secondary) = (AxisPage("P"), AxisPage("S"))
            let split = UISplitViewController(
                style: .doubleColumn, primary: UINavigationController(rootViewController: primary),
                secondary: UINavigationController(rootViewController: secondary))
            split.preferredDisplayMode = .oneBesideSecondary
            await screen.show(split)
            #expect(primary.view.safeAreaInsets.right == 0 && secondary.view.safeAreaInsets.right == 84)
        }

        /// A tab bar that is created with the size of the main screen, on the inner display.
        @available(iOS 27.1, *)
        @Test func fact_27_5_30_aColdLaunchOnTheInnerDisplay() async throws {
            let screen = try await TestScreen(.iPhoneDuo(.openPortrait))
            let tabs = UITabBarController()
            tabs.loadViewIfNeeded()
            #expect(tabs.view.bounds.size == CGSize(width: 466, height: 678))
            tabs.viewControllers = [UINavigationController(rootViewController: AxisPage("A"))]
            await screen.show(tabs)
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 951 - 83, width: 669, height: 83) && !tabs.tabBar.isHidden)
        }
    }
#endif
