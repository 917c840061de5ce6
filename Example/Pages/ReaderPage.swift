import BarTransition
import UIKit

/// A text without a bar.
public final class ReaderPage: UIViewController, ExamplePage {
    private let story = StoryView(frame: .zero)

    /// The line at the top of the text.
    public var contentMarker: UIView { story }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Reader"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .paper
        // There is no back button.
        let close = UIAction { [weak self] _ in
            self?.navigationController?.viewControllerStack.attemptPopViewController()
        }
        story.close.addAction(close, for: .touchUpInside)
        stackBelowBar([story])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ManualBarStyling.style(barAppearance, of: self, animated: animated)
    }
}

extension ReaderPage: BarAppearanceProviding {
    /// No bar.
    public var barAppearance: BarAppearance { .hidden }
}
