import UIKit

/// A ring with a percentage in it, for the middle of a navigation bar.
class ProgressTitleView: UIView {
    var progress: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        layer.isOpaque = false
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: 36, height: 36)
    }

    override func draw(_ rect: CGRect) {
        let ring = UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 2, startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: true)
        ring.lineWidth = 3
        tintColor.setStroke()
        ring.stroke()

        let text = "\(Int(progress * 100))" as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .medium), .foregroundColor: UIColor.label,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), withAttributes: attributes)
    }
}

/// Searches as you type.
class FilterViewController: UIViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    var filter = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.searchBar.autocapitalizationType = .none
        search.searchBar.autocorrectionType = .no
        search.searchBar.keyboardType = .asciiCapable
        search.searchBar.returnKeyType = .done
        search.searchBar.enablesReturnKeyAutomatically = false
        navigationItem.searchController = search
        let ring = ProgressTitleView()
        ring.progress = 0.25
        navigationItem.titleView = ring
    }

    func updateSearchResults(for searchController: UISearchController) {
        filter = searchController.searchBar.text ?? ""
    }
}
