import BarTransition
import UIKit

/// A page with rows of text below the bar, and optionally a bar of its own.
@MainActor
final class RowsPage: UIViewController, BarAppearanceProviding {
    var barAppearance = BarAppearance()
    var fill = UIColor.systemBackground
    var rowColor = UIColor.secondarySystemBackground

    convenience init(_ title: String, _ appearance: BarAppearance = BarAppearance(), fill: UIColor = .systemBackground)
    {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        barAppearance = appearance
        self.fill = fill
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = fill
        var above = view.safeAreaLayoutGuide.topAnchor
        for index in 1...8 {
            let row = UILabel(frame: .zero)
            row.text = "   Row \(index)"
            row.backgroundColor = rowColor
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above, constant: 8),
                row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                row.heightAnchor.constraint(equalToConstant: 44),
            ])
            above = row.bottomAnchor
        }
    }
}

/// Pages that many tests use.
@MainActor
enum Pages {
    static func blue(_ title: String = "Library") -> RowsPage {
        RowsPage(
            title,
            BarAppearance(
                background: .color(.systemBlue), tintColor: .white, titleColor: .white, transitionStyle: .interpolate))
    }

    static func orange(_ title: String = "Photo") -> RowsPage {
        RowsPage(
            title, BarAppearance(background: .color(.systemOrange), tintColor: .black, transitionStyle: .interpolate))
    }

    static func hidden(_ title: String = "Full Screen") -> RowsPage {
        RowsPage(title, .hidden, fill: .systemTeal)
    }

    /// A stack on the screen of a new simulator.
    static func shown(_ pages: [UIViewController], attached: Bool = true) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 15))
        let navigation = UINavigationController(rootViewController: pages[0])
        if attached { navigation.attachBarTransition() }
        navigation.setViewControllers(pages, animated: false)
        simulator.show(navigation)
        return (simulator, navigation)
    }
}
