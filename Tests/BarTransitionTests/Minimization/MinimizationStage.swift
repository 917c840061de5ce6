import BarTransition
import TestSupport
import UIKit

/// A page that scrolls and counts its layouts.
@MainActor
class ScrollingPage: UIViewController, UIScrollViewDelegate {
    var appearance: BarAppearance?
    private(set) var layouts = 0
    private(set) var insetChanges = 0
    let scrollView = UIScrollView(frame: .zero)

    init(_ title: String, _ appearance: BarAppearance? = nil) {
        self.appearance = appearance
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ScrollingPage(coder:): create the page in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 5000)
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        insetChanges += 1
    }
}

/// The same with a declared bar.
@MainActor
final class DeclaringScrollPage: ScrollingPage, BarAppearanceProviding {
    var barAppearance: BarAppearance { appearance ?? BarAppearance() }
}

/// A stack whose pages declare a minimization, with the library or with UIKit alone, where the pages set it themselves.
@MainActor
struct MinimizationStage {
    let simulator: Simulator
    let navigation: UINavigationController
    let pages: [ScrollingPage]
    private let isAttached: Bool

    init(
        _ appearances: BarAppearance?..., profile: Simulator.Profile = .iPhone17Pro(iOS: 27), isAttached: Bool = true,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, largeTitles: Bool = false
    ) {
        simulator = Simulator(profile: profile, layoutDirection: direction)
        self.isAttached = isAttached
        pages = zip(["A", "B", "C", "D"], appearances).map { title, appearance in
            isAttached && appearance != nil
                ? DeclaringScrollPage(title, appearance) : ScrollingPage(title, appearance)
        }
        navigation = UINavigationController(rootViewController: pages[0])
        navigation.navigationBar.prefersLargeTitles = largeTitles
        if isAttached {
            navigation.attachBarTransition()
        } else {
            for page in pages {
                guard let minimization = page.appearance?.minimization else { continue }
                page.navigationItem.navigationBarMinimization = UIBarMinimization(minimization)
            }
        }
        simulator.show(navigation)
        simulator.runToRest()
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var top: ScrollingPage? { navigation.topViewController as? ScrollingPage }
    var minimized: CGFloat { Simulator.minimization(of: navigation) }

    /// Drags the contents up by a distance, or down, and waits.
    func scroll(by distance: CGFloat) {
        let slop: CGFloat = distance < 0 ? -10 : 10
        simulator.drag(
            from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 - distance - slop), velocity: .zero)
        simulator.runToRest()
    }

    func push(_ page: Int) {
        // Without the library a page shows or hides the bar itself.
        if !isAttached { navigation.setNavigationBarHidden(pages[page].appearance?.isHidden == true, animated: true) }
        navigation.pushViewController(pages[page], animated: true)
        simulator.runToRest()
    }

    func pop() {
        navigation.popViewController(animated: true)
        simulator.runToRest()
    }

    /// What is at rest, as text.
    var state: [String] {
        guard let top else { return [] }
        return [
            "page \(top.title ?? "")", "minimized \(minimized)", "hidden \(navigation.isNavigationBarHidden)",
            "bar \(bar.frame) \(bar.alpha) \(bar.transform.ty)", "view \(top.view.frame)",
            "insets \(top.view.safeAreaInsets)", "own insets \(top.additionalSafeAreaInsets)",
            "offset \(top.scrollView.contentOffset)",
        ]
    }
}
