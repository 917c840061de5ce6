import TestSupport
import Testing
import UIKit

@Suite("Delegates that a subclass replaces", .ownSimulator) @MainActor
struct StoredDelegateTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let base = Proxy()

    @Test func fact_m20_6_aTabBarControllerAsksWhatWasStored() {
        simulator.makeCurrent()
        let tabs = ProxiedTabs()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.delegate = base
        simulator.show(tabs)
        simulator.tap(at: CGPoint(x: 300, y: tabs.tabBar.frame.minY + 20))
        #expect(tabs.proxy.events == ["didSelect"])
        #expect(base.events.isEmpty)
    }

    @Test func fact_m20_6_fieldsAskWhatWasStored() {
        simulator.makeCurrent()
        let page = UIViewController()
        let field = ProxiedField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        let search = ProxiedSearch(frame: CGRect(x: 0, y: 200, width: 300, height: 56))
        page.view.addSubview(field)
        page.view.addSubview(search)
        simulator.show(page)
        field.delegate = base
        search.delegate = base
        field.becomeFirstResponder()
        #expect(field.proxy.events == ["didBegin"])
        search.becomeFirstResponder()
        simulator.type("a")
        #expect(search.proxy.events == ["textDidChange"])
        #expect(base.events.isEmpty)
    }
}

/// An object that receives what the app's own delegate would, and passes nothing on.
@MainActor
private final class Proxy: NSObject, UITabBarControllerDelegate, UITextFieldDelegate, UISearchBarDelegate {
    weak var base: AnyObject?
    var events: [String] = []

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        events.append("didSelect")
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("didBegin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { events.append("textDidChange") }
}

private final class ProxiedTabs: UITabBarController {
    let proxy = Proxy()
    override var delegate: (any UITabBarControllerDelegate)? {
        get { proxy.base as? any UITabBarControllerDelegate }
        set {
            proxy.base = newValue
            super.delegate = proxy
        }
    }
}

private final class ProxiedField: UITextField {
    let proxy = Proxy()
    override var delegate: (any UITextFieldDelegate)? {
        get { proxy.base as? any UITextFieldDelegate }
        set {
            proxy.base = newValue
            super.delegate = proxy
        }
    }
}

private final class ProxiedSearch: UISearchBar {
    let proxy = Proxy()
    override var delegate: (any UISearchBarDelegate)? {
        get { proxy.base as? any UISearchBarDelegate }
        set {
            proxy.base = newValue
            super.delegate = proxy
        }
    }
}
