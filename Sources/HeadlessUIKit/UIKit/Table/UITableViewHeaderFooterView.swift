import Foundation

/// The view of a section's header or footer. (UIKit documentation)
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    /// Makes a header or footer view.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        storedContentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(storedContentView)
    }

    /// Makes a view without an identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        fatalError("UITableViewHeaderFooterView(coder:): nibs are not modelled; use init(reuseIdentifier:).")
    }

    /// The identifier by which the table view uses the view again; nil: not at all.
    open private(set) var reuseIdentifier: String?

    /// The table view uses the view for another section.
    open func prepareForReuse() {}

    /// The view for the contents; the content configuration's own view if there is one.
    open var contentView: UIView { storedContentView }

    /// The text.
    open var textLabel: UILabel? {
        if label == nil, contentConfiguration == nil {
            let made = UILabel()
            made.font = metrics.headerFont
            made.textColor = .secondaryLabel
            made.numberOfLines = 0
            storedContentView.addSubview(made)
            label = made
        }
        return label
    }

    /// A view behind the contents; default nil.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// What the view shows; default nil: the view and the label. Setting it replaces the content view by the
    /// configuration's.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let contentConfiguration else { return }
            label = nil
            if let view = storedContentView as? any UIView & UIContentView, view.supports(contentConfiguration) {
                view.configuration = contentConfiguration
                return
            }
            storedContentView.removeFromSuperview()
            storedContentView = contentConfiguration.makeContentView()
            addSubview(storedContentView)
            setNeedsLayout()
        }
    }

    /// A configuration for a header of the table view's style, without contents.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        (superview as? UITableView)?.style == .plain || superview == nil
            ? UIListContentConfiguration.plainHeader() : .groupedHeader()
    }

    // MARK: Internal state

    private var storedContentView = UIView(frame: .zero)
    private var label: UILabel?
    private var isFooter = false
    private var metrics = TableMetrics(Simulator.current.profile, style: .plain, width: 390)
    private var material: UIView?

    /// Whether a plain table keeps the header below the bar while its rows scroll. It has a background then: a material
    /// (WWDC 2021, "What's new in UIKit"), from system 26 the table's own (fact m24.8).
    final var isFloating = false {
        didSet {
            guard isFloating != oldValue else { return }
            material?.removeFromSuperview()
            guard isFloating, backgroundView == nil else { return material = nil }
            let view: UIView
            if metrics.isNew {
                view = UIView(frame: bounds)
                view.backgroundColor = superview?.backgroundColor
            } else {
                view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
            }
            insertSubview(view, at: 0)
            view.frame = bounds
            material = view
        }
    }

    /// Shows the title of a section.
    final func showTitle(_ title: String, isHeader: Bool, _ metrics: TableMetrics) {
        self.metrics = metrics
        isFooter = !isHeader
        textLabel?.text = title
        textLabel?.font = isHeader ? metrics.headerFont : .preferredFont(forTextStyle: .footnote)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        material?.frame = bounds
        guard let label else { return }
        let safe = safeAreaInsets
        let (left, right) = (safe.left + metrics.headerTextMargin, safe.right + metrics.headerTextMargin)
        let width = max(bounds.width - left - right, 0)
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        let y = isFooter ? metrics.footerTop : bounds.height - metrics.headerBottom - height
        label.frame = CGRect(x: left, y: max(y, 0), width: width, height: height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.bounds.size.width = targetSize.width
        if contentView.layoutMargins.left != metrics.headerTextMargin {
            contentView.layoutMargins = UIEdgeInsets(
                top: 8, left: metrics.headerTextMargin, bottom: 8, right: metrics.headerTextMargin)
        }
        contentView.layoutIfNeeded()
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

// MARK: - Instantiating a registered class

extension UITableViewHeaderFooterView {
    private static var pendingIdentifier: String?

    // See `UIView.instantiate`: a convenience initializer calls the class's own `init(reuseIdentifier:)`.
    @usableFromInline
    convenience init(registered: Void) {
        self.init(reuseIdentifier: Self.pendingIdentifier)
    }

    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C10registeredACyt_tcfC")
    private static func callInitializer() -> UITableViewHeaderFooterView

    /// A view of a class, with an identifier.
    static func make(_ viewClass: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView
    {
        pendingIdentifier = identifier
        return viewClass.callInitializer()
    }
}
