import UIKit

/// Views below each other, which scroll where they need more height than there is.
final class ScrollingColumn: UIView, UIScrollViewDelegate {
    private let scrollView = UIScrollView(frame: .zero)
    private let contents: [any ColumnContent]

    init(_ contents: [any ColumnContent]) {
        self.contents = contents
        super.init(frame: .zero)
        // It begins below the bar, so no inset keeps a place for one. Inside this view UIKit does not take it for the scroll
        // view that the bar follows.
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.clipsToBounds = false
        scrollView.delegate = self
        for view in contents { scrollView.addSubview(view) }
        addSubview(scrollView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ScrollingColumn(coder:): create this view in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let sides = safeAreaInsets.left + safeAreaInsets.right
        var end: CGFloat = 0
        for view in contents {
            let top = onPixel(end)
            end += view.height(forWidth: bounds.width, sides: sides)
            view.frame = CGRect(x: 0, y: top, width: bounds.width, height: onPixel(end) - top)
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: onPixel(end))
    }

    /// The nearest edge of a device pixel.
    private func onPixel(_ value: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (value * scale).rounded() / scale
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        // The last view can be scrolled to above the home indicator, or a bar.
        scrollView.contentInset.bottom = safeAreaInsets.bottom
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Cuts off what is scrolled under the bar. At rest nothing is above the column, and the edges of a clip are whole pixels,
    /// unlike those of a page that moves.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollView.clipsToBounds = scrollView.contentOffset.y > 0
    }
}

extension UIViewController {
    /// Shows views below each other, from the bar to the bottom of the page.
    func stackBelowBar(_ contents: [any ColumnContent]) {
        let column = ScrollingColumn(contents)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
