import TestSupport
import Testing
import UIKit

@Suite("Delegates that a subclass replaces", .portable) @MainActor
struct StoredDelegateTests {
    private let screen: TestScreen

    init() async throws {
        screen = try await TestScreen()
    }
    private let base = Proxy()

    @Test func fact_m20_6_aNavigationControllerAsksWhatWasStored() async throws {
        let navigation = ProxiedStack()
        navigation.setViewControllers([UIViewController()], animated: false)
        navigation.delegate = base
        await screen.show(navigation)
        #expect(navigation.proxy.events == ["willShow"])
        #expect(base.events.isEmpty)
        #expect(navigation.delegate === base)
    }

    @Test func fact_m20_6_aScrollViewAsksWhatWasStored() {
        let scroll = ProxiedScroll(frame: .zero)
        scroll.delegate = base
        scroll.contentOffset.y = 20
        #expect(scroll.proxy.events == ["didScroll"])
        #expect(base.events.isEmpty)
    }
}

/// An object that receives what the app's own delegate would, and passes nothing on.
@MainActor
private final class Proxy: NSObject, UINavigationControllerDelegate, UIScrollViewDelegate {
    weak var base: AnyObject?
    var events: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { events.append("willShow") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("didScroll") }
}

private final class ProxiedStack: UINavigationController {
    let proxy = Proxy()
    override var delegate: (any UINavigationControllerDelegate)? {
        get { proxy.base as? any UINavigationControllerDelegate }
        set {
            proxy.base = newValue
            super.delegate = proxy
        }
    }
}

private final class ProxiedScroll: UIScrollView {
    let proxy = Proxy()
    override var delegate: (any UIScrollViewDelegate)? {
        get { proxy.base as? any UIScrollViewDelegate }
        set {
            proxy.base = newValue
            super.delegate = proxy
        }
    }
}
