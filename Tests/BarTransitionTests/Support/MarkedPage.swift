import BarTransition
import UIKit

/// A page with a marker whose top is where the page's content begins, and a bar that can be declared.
@MainActor
class MarkedPage: UIViewController {
    let marker = UIView()
    var wantsScrollView = false

    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        marker.backgroundColor = .systemTeal
        if wantsScrollView {
            let scrollView = UIScrollView(frame: view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 300, height: 3000)
            scrollView.alwaysBounceVertical = true
            view.addSubview(scrollView)
            marker.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
            scrollView.addSubview(marker)
        } else {
            view.addSubview(marker)
            marker.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                marker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                marker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                marker.widthAnchor.constraint(equalToConstant: 50),
                marker.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
    }

    var scrollView: UIScrollView? { view.subviews.first as? UIScrollView }
}

/// A page that declares its bar.
@MainActor
class DeclaringPage: MarkedPage, BarAppearanceProviding {
    var barAppearance = BarAppearance()

    convenience init(_ title: String, _ appearance: BarAppearance) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        barAppearance = appearance
    }
}
