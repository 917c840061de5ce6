import UIKit

/// The app's first screen: a row for each scene of the gallery, and for each other screen.
final class SceneListViewController: UIViewController {
    private let others: [OtherScreen]
    private let scrollView = UIScrollView(frame: .zero)
    private let rows = UIStackView(frame: .zero)

    init(others: [OtherScreen] = []) {
        self.others = others
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SceneListViewController(coder:): create this view controller in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Transitions"
        view.backgroundColor = .systemBackground
        rows.axis = .vertical
        for scene in Scene.all {
            rows.addArrangedSubview(row(scene.title, scene.note) { [weak self] in self?.open(scene) })
        }
        for other in others {
            rows.addArrangedSubview(
                row(other.title, other.note) { [weak self] in self?.present(other.make(), animated: true) })
        }
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        rows.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            rows.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            rows.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    private func row(_ title: String, _ note: String, open: @escaping () -> Void) -> SceneRow {
        let row = SceneRow(frame: .zero)
        row.show(title, note)
        row.addAction(UIAction { _ in open() }, for: .touchUpInside)
        return row
    }

    private func open(_ scene: Scene) {
        let screen = SceneViewController(scene)
        screen.modalPresentationStyle = .fullScreen
        present(screen, animated: true)
    }
}

/// The title of a scene over the kind of its operation, or of another screen over what it is.
final class SceneRow: UIControl {
    private let title = UILabel(frame: .zero)
    private let note = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 17)
        note.font = .systemFont(ofSize: 15)
        note.textColor = .secondaryLabel
        isAccessibilityElement = true
        for label in [title, note] { addSubview(label) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SceneRow(coder:): create this view in code.")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 64) }

    func show(_ title: String, _ note: String) {
        self.title.text = title
        self.note.text = note
        accessibilityLabel = "\(title), \(note)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = 20 + safeAreaInsets.left
        let width = max(bounds.width - left - 20 - safeAreaInsets.right, 0)
        title.frame = CGRect(x: left, y: 10, width: width, height: 22)
        note.frame = CGRect(x: left, y: 34, width: width, height: 20)
    }
}

extension Scene {
    /// The operation, and what the screen is set to.
    fileprivate var note: String {
        var parts = [operation.title]
        if style == .dark { parts.append("dark") }
        if direction == .rightToLeft { parts.append("right to left") }
        return parts.joined(separator: ", ")
    }
}
