import UIKit

// The snippets of WITHOUT-OBJECTIVE-C.md, verbatim and in its order, so that what is documented compiles.

@MainActor
func actionSnippets(page: UIViewController, save: @escaping () -> Void) -> [NSObject] {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in save() })
    button.addAction(UIAction { _ in save() }, for: .touchUpInside)
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in save() })
    page.navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    return [button, item]
}

final class Handle: UIView {
    var onDrag: ((CGFloat) -> Void)?
    private var start: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = touches.first?.location(in: window).y ?? 0
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        onDrag?((touches.first?.location(in: window).y ?? 0) - start)
    }
}

@MainActor
func notificationSnippet(note: @escaping @Sendable (CGRect?) -> Void) -> NSObjectProtocol {
    let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
        let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        note(frame)
    }
    return observer
}

final class Watched: UIScrollView {
    var onMove: ((CGPoint) -> Void)?

    override var contentOffset: CGPoint {
        didSet { onMove?(contentOffset) }
    }
}

@MainActor
final class Attachments<Value> {
    private struct Entry {
        weak var key: AnyObject?
        let value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript(key: AnyObject) -> Value? {
        get {
            guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
            return entry.value
        }
        set {
            entries = entries.filter { $0.value.key != nil }
            entries[ObjectIdentifier(key)] = newValue.map { Entry(key: key, value: $0) }
        }
    }
}

extension UINavigationBar {
    private static let attachments = Attachments<AnyObject>()

    var attachment: AnyObject? {
        get { Self.attachments[self] }
        set { Self.attachments[self] = newValue }
    }
}

@MainActor
func pushNew<Page: UIViewController>(_ make: () -> Page, onto navigation: UINavigationController) {
    navigation.pushViewController(make(), animated: false)
}

@MainActor
func displayLinkSnippet(view: UIView) -> Float? {
    UIView.animate(withDuration: 0.3) { view.alpha = 0 }
    let shown = view.layer.presentation()?.opacity
    return shown
}
