import TestSupport
import Testing
import UIKit

/// Where UIKit raises an exception, the model traps with UIKit's message.
@MainActor @Suite(.ownSimulator) struct MisuseTests {
    private func message(_ result: ExitTest.Result?) -> String {
        standardError(of: result)
    }

    @Test func pushingAPageTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                let navigation = UINavigationController(rootViewController: page)
                navigation.pushViewController(page, animated: false)
            }
        }
        #expect(message(result).contains("Pushing the same view controller instance more than once is not supported"))
    }

    @Test func pushingAContainer() async {
        let stack = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController().pushViewController(UINavigationController(), animated: false)
            }
        }
        #expect(message(stack).contains("Pushing a navigation controller is not supported"))
        // A tab bar controller can be pushed (fact 1.7.2).
        let tabs = await #expect(processExitsWith: .success) {
            await MainActor.run { UINavigationController().pushViewController(UITabBarController(), animated: false) }
        }
        #expect(tabs != nil)
    }

    @Test func aStackWithAPageTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                UINavigationController().setViewControllers([page, page], animated: false)
            }
        }
        #expect(message(result).contains("All view controllers in a navigation controller must be distinct"))
    }

    @Test func poppingToAPageThatIsNotOnTheStack() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.popToViewController(UIViewController(), animated: false)
            }
        }
        #expect(message(result).contains("Tried to pop to a view controller that doesn't exist."))
    }

    @Test func itemsOfAManagedBar() async {
        let popping = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.navigationBar.popItem(animated: false)
            }
        }
        #expect(
            message(popping).contains(
                "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."))
        let setting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController(rootViewController: UIViewController()).navigationBar.items = []
            }
        }
        #expect(
            message(setting).contains(
                "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."))
    }

    @Test func presentingAPageThatIsPresented() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let simulator = Simulator()
                let host = UIViewController()
                let page = UIViewController()
                simulator.show(host)
                host.present(page, animated: false)
                simulator.runToRest()
                let second = UIViewController()
                page.present(second, animated: false)
                simulator.runToRest()
                second.present(page, animated: false)
            }
        }
        #expect(message(result).contains("Application tried to present modally a view controller"))
        #expect(message(result).contains("that is already being presented by"))
    }

    @Test func presentingAChildOrItself() async {
        let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let simulator = Simulator()
                let navigation = UINavigationController(rootViewController: UIViewController())
                simulator.show(navigation)
                navigation.present(navigation.viewControllers[0], animated: false)
            }
        }
        #expect(message(child).contains("that has a parent view controller"))
        let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let simulator = Simulator()
                let host = UIViewController()
                simulator.show(host)
                host.present(host, animated: false)
            }
        }
        #expect(message(itself).contains("Application tried to present modal view controller on itself."))
    }

    @Test func presentingOverAPresentationIsLogged() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let simulator = Simulator()
                let host = UIViewController()
                simulator.show(host)
                host.present(UIViewController(), animated: false)
                host.present(UIViewController(), animated: false)
            }
        }
        #expect(message(result).contains("which is already presenting"))
    }

    @Test func unbalancedAppearanceCallsAreLogged() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                page.beginAppearanceTransition(true, animated: false)
                page.beginAppearanceTransition(true, animated: false)
            }
        }
        #expect(message(result).contains("Unbalanced calls to begin/end appearance transitions for <"))
    }

    @Test func constraintsWithoutACommonAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let views = [UIView(), UIView()]
                NSLayoutConstraint.activate([views[0].leadingAnchor.constraint(equalTo: views[1].leadingAnchor)])
            }
        }
        #expect(message(result).contains("because they have no common ancestor."))
    }

    @Test func aViewInItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
        #expect(message(result).contains("Can't add self as subview"))
    }

    @Test func aClassThatIsNotABar() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINavigationController(navigationBarClass: UIToolbar.self, toolbarClass: nil) }
        }
        #expect(message(result).contains("UIToolbar is not a subclass of UINavigationBar; pass one."))
    }
}
