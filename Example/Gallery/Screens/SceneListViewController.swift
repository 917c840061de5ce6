import UIKit

/// The app's first screen: a row for each scene of the gallery, and for each other screen.
final class SceneListViewController: UITableViewController {
    private static let cellIdentifier = "Row"

    private enum Row {
        case scene(Scene)
        case other(OtherScreen)
    }

    private let sections: [(title: String, rows: [Row])]

    init(others: [OtherScreen] = []) {
        var sections = Scene.groups.map { group in (title: group.title, rows: group.scenes.map { Row.scene($0) }) }
        if !others.isEmpty { sections.append((title: "Other screens", rows: others.map { Row.other($0) })) }
        self.sections = sections
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SceneListViewController(coder:): create this view controller in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Transitions"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        switch sections[indexPath.section].rows[indexPath.row] {
        case .scene(let scene):
            content.text = scene.title
            content.secondaryText = scene.note
        case .other(let screen):
            content.text = screen.title
            content.secondaryText = screen.note
        }
        content.textProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // A screen that does not cover the list would leave the row selected.
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section].rows[indexPath.row] {
        case .scene(let scene):
            let screen = SceneViewController(scene)
            screen.modalPresentationStyle = .fullScreen
            present(screen, animated: true)
        case .other(let screen):
            present(screen.make(), animated: true)
        }
    }
}

extension Scene {
    /// The operation, what the screen is set to, and the device that the scene needs.
    fileprivate var note: String {
        var parts = [operation.title]
        if style == .dark { parts.append("dark") }
        if direction == .rightToLeft { parts.append("right to left") }
        switch device {
        case .any: break
        case .iOS27: parts.append("needs iOS 27")
        case .openDuo: parts.append("needs an open iPhone Duo")
        }
        return parts.joined(separator: ", ")
    }
}
