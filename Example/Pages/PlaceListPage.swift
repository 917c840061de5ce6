import BarTransition
import UIKit

/// A list of places under a large title. Its subclasses have the title, a button and the bar.
public class PlaceListPage: UITableViewController, ExamplePage, BarAppearanceProviding {
    private static let cell = "place"

    private let marker = UIView(frame: .zero)

    /// The top edge of the first row.
    public var contentMarker: UIView { marker }

    /// UIKit's own bar.
    public var barAppearance: BarAppearance { BarAppearance() }

    public init() {
        super.init(style: .plain)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("PlaceListPage(coder:): create this view controller in code.")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        tableView.addSubview(marker)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ManualBarStyling.style(barAppearance, of: self, animated: animated)
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Place.all.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let place = Place.all[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = place.name
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = place.note
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = place.picture
        content.imageProperties.cornerRadius = place.picture.size.height / 2
        content.directionalLayoutMargins.top = 12
        content.directionalLayoutMargins.bottom = 12
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
