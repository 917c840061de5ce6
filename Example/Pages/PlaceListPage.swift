import BarTransition
import UIKit

/// A list of places under a large title. Its subclasses have the title, a button and the bar.
public class PlaceListPage: UITableViewController, ExamplePage, BarAppearanceProviding {
    private static let cellIdentifier = "Place"

    /// At the top of the rows, which are in cells that the table uses again.
    public let contentMarker = UIView(frame: .zero)

    /// UIKit's own bar.
    public var barAppearance: BarAppearance { BarAppearance() }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        tableView.addSubview(contentMarker)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ManualBarStyling.style(barAppearance, of: self, animated: animated)
    }

    // MARK: Rows

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Place.all.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        let place = Place.all[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.image = place.picture
        content.imageProperties.cornerRadius = Place.pictureSize / 2
        content.text = place.name
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = place.note
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(DetailPage(), animated: true)
    }
}

extension Place {
    /// In points.
    fileprivate static let pictureSize: CGFloat = 48

    /// The place's colors from the top to the bottom.
    @MainActor
    fileprivate var picture: UIImage {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: Self.pictureSize, height: Self.pictureSize))
        view.show(colors)
        return UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    }
}
