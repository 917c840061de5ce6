import TestSupport
import Testing
import UIKit

#if !canImport(ObjectiveC) || canImport(UIKit, _underlyingVersion: 9127.1)
    /// Lines of the table that was measured on the simulator of iOS 27.1, in the pose that the device has. The poses whose windows
    /// have the same size, and the way from one to another, are the model's.
    @Suite("The poses of the iPhone Duo", .portable) @MainActor
    struct DuoPoseTests {
        private func insets(_ pose: TestDevice.DuoPose) -> UIEdgeInsets {
            UIEdgeInsets(top: 82, left: 0, bottom: 34, right: pose == .openPortrait ? 0 : 84)
        }

        @available(iOS 27.1, *)
        private func show(_ page: AxisPage, _ pose: TestDevice.DuoPose) async throws
            -> (screen: TestScreen, navigation: UINavigationController)
        {
            let screen = try await TestScreen(.iPhoneDuo(pose))
            let navigation = UINavigationController(rootViewController: page)
            await screen.show(navigation)
            return (screen, navigation)
        }

        @available(iOS 27.1, *)
        @Test(arguments: TestDevice.DuoPose.allCases)
        func fact_27_5_7_insetsAndEdges(_ pose: TestDevice.DuoPose) async throws {
            let page = AxisPage("A")
            let (screen, navigation) = try await show(page, pose)
            #expect(screen.window.bounds.size == pose.size && navigation.view.bounds.size == pose.size)
            #expect(page.view.safeAreaInsets == insets(pose))
            #expect(page.traitCollection.verticalBarEdge == (pose == .openPortrait ? .unspecified : .trailing))
        }

        @available(iOS 27.1, *)
        @Test(arguments: TestDevice.DuoPose.allCases)
        func fact_27_5_8_sizeClasses(_ pose: TestDevice.DuoPose) async throws {
            let page = AxisPage("A")
            let (screen, _) = try await show(page, pose)
            let expected: UIUserInterfaceSizeClass = pose == .closedPortrait ? .compact : .regular
            for traits in [screen.window.traitCollection, page.traitCollection] {
                #expect(traits.horizontalSizeClass == expected && traits.verticalSizeClass == .regular)
            }
        }

        @available(iOS 27.1, *)
        @Test(arguments: TestDevice.DuoPose.allCases)
        func fact_27_5_10_theBarHasOneFrameInBothModes(_ pose: TestDevice.DuoPose) async throws {
            for behavior in [UIVerticalBarBehavior.automatic, .disabled] {
                let page = AxisPage("A", behavior)
                let (_, navigation) = try await show(page, pose)
                #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: pose.size.width, height: 58))
                #expect(page.view.safeAreaInsets == insets(behavior == .disabled ? .openPortrait : pose))
            }
        }

        @available(iOS 27.1, *)
        @Test(arguments: TestDevice.DuoPose.allCases)
        func fact_27_5_11_withoutABarNothingIsAboveTheContent(_ pose: TestDevice.DuoPose) async throws {
            let page = AxisPage("A")
            let (screen, navigation) = try await show(page, pose)
            navigation.setNavigationBarHidden(true, animated: false)
            await screen.rest()
            #expect(page.view.safeAreaInsets.top == (pose == .openPortrait ? 24 : 0))
            #expect(page.view.safeAreaInsets.right == insets(pose).right)
            navigation.setNavigationBarHidden(false, animated: true)
            await screen.rest()
            #expect(page.view.safeAreaInsets == insets(pose))
        }

        @available(iOS 27.1, *)
        @Test func fact_27_5_12_marginsBesideTheStrip() async throws {
            let page = AxisPage("A")
            let (screen, _) = try await show(page, .closedPortrait)
            #expect(screen.window.safeAreaInsets.right == 84)
            let margins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
            #expect(page.systemMinimumLayoutMargins == margins)
        }
    }
#endif
