import BarTransition
import UIKit

/// A page that is declared by a child, like a hosting controller, which adds its children as it renders its views.
@MainActor
class EmbeddingPage: MarkedPage {
    /// When the child is added.
    enum Moment: CaseIterable {
        case viewDidLoad, viewIsAppearing, viewDidLayoutSubviews, viewDidAppear

        /// Those before the first frame of a transition.
        static let early = [viewDidLoad, viewIsAppearing, viewDidLayoutSubviews]
    }

    private var moment = Moment.viewDidLoad
    private(set) var declaration: BarAppearanceViewController?
    private var appearance = BarAppearance()
    /// Called when the child is added.
    var onDeclaration: () -> Void = {}

    convenience init(_ title: String, _ appearance: BarAppearance, in moment: Moment) {
        self.init(title)
        self.appearance = appearance
        self.moment = moment
    }

    private func declare(in moment: Moment) {
        guard moment == self.moment, declaration == nil else { return }
        let declaration = BarAppearanceViewController(appearance)
        self.declaration = declaration
        embed(declaration)
        onDeclaration()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        declare(in: .viewDidLoad)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        declare(in: .viewIsAppearing)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        declare(in: .viewDidLayoutSubviews)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        declare(in: .viewDidAppear)
    }
}

extension UIViewController {
    /// Adds a child, as UIKit's documentation says.
    func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// Removes this child, as UIKit's documentation says.
    func unembed() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}
