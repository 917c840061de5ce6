import UIKit

class LargeTitleViewController: UIViewController {
    let scrollView = UIScrollView()
    private(set) var actions: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        title = "Inbox"
        setupNavigationBar()
        setupToolbar()

        view.addSubview(scrollView)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    private func setupNavigationBar() {
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.backButtonTitle = "Mail"
        navigationItem.backButtonDisplayMode = .minimal

        let appearance = UINavigationBarAppearance()
        appearance.configureWithDefaultBackground()
        appearance.largeTitleTextAttributes = [
            .foregroundColor: UIColor.systemIndigo,
            .font: UIFont.systemFont(ofSize: 32, weight: .heavy),
        ]
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance

        let compose = UIBarButtonItem(
            systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.actions.append("compose") })
        let edit = editButtonItem
        navigationItem.rightBarButtonItems = [compose, edit]
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        actions.append(editing ? "edit" : "done")
    }

    private func setupToolbar() {
        let flexible = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let label = UILabel()
        label.text = "Updated just now"
        label.font = UIFont.preferredFont(forTextStyle: .caption1)
        label.sizeToFit()
        let trash = UIBarButtonItem(
            image: UIImage(systemName: "trash"),
            primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.actions.append("trash") })
        trash.tintColor = .systemRed
        toolbarItems = [trash, flexible, UIBarButtonItem(customView: label), flexible]
    }
}
