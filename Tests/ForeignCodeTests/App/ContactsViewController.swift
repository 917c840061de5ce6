import UIKit

struct Contact: Hashable {
    let name: String
    let city: String
}

/// What every app developer writes first: a list, its cells, a detail.
class ContactsViewController: UITableViewController {
    enum Section: Int, CaseIterable {
        case favorites
        case others
    }

    var favorites = [Contact(name: "Ada", city: "London"), Contact(name: "Grace", city: "New York")]
    var others = (1...40).map { Contact(name: "Contact \($0)", city: "City \($0)") }
    private(set) var deleted: [Contact] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ContactCell")
    }

    private func contact(at indexPath: IndexPath) -> Contact {
        switch Section(rawValue: indexPath.section)! {
        case .favorites: return favorites[indexPath.row]
        case .others: return others[indexPath.row]
        }
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return section == 0 ? favorites.count : others.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ContactCell", for: indexPath)
        let contact = contact(at: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = contact.name
        content.secondaryText = contact.city
        content.image = UIImage(systemName: "person.crop.circle")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return section == 0 ? "Favorites" : "All Contacts"
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = ContactDetailViewController(contact: contact(at: indexPath))
        navigationController?.pushViewController(detail, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            guard let self = self else { return completion(false) }
            self.deleted.append(self.contact(at: indexPath))
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        let configuration = UISwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}

/// A table view in a view controller of another kind, with a diffable data source.
class ContactDetailViewController: UIViewController, UITableViewDelegate {
    enum Row: Hashable {
        case name(String)
        case city(String)
    }

    let contact: Contact
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var dataSource = UITableViewDiffableDataSource<Int, Row>(tableView: tableView) {
        tableView, indexPath, row in
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Cell")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "Cell")
        switch row {
        case .name(let name):
            cell.textLabel?.text = "Name"
            cell.detailTextLabel?.text = name
        case .city(let city):
            cell.textLabel?.text = "City"
            cell.detailTextLabel?.text = city
        }
        cell.selectionStyle = .none
        return cell
    }

    init(contact: Contact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = contact.name
        navigationItem.largeTitleDisplayMode = .never
        tableView.translatesAutoresizingMaskIntoConstraints = false
        tableView.delegate = self
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0])
        snapshot.appendItems([.name(contact.name), .city(contact.city)])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return 60
    }
}
