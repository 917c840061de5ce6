import Foundation

/// The strip at the side of a navigation controller's view in which bar button items stand (fact 27.5.17).
struct VerticalBarStrip: Equatable {
    /// In the navigation controller's view.
    var frame: CGRect
    /// The y of the first button, below the status bar.
    var top: CGFloat
    /// The y below the last button, above the tabs and the home indicator.
    var bottom: CGFloat

    /// The space between two groups, in points (unknown; as between platters in a row).
    static let spacing: CGFloat = 12

    /// The number of buttons that fit.
    @MainActor
    var capacity: Int {
        max(Int((bottom - top + Self.spacing) / (BarButtonStyle.glassHeight + Self.spacing)), 0)
    }
}

/// Contains the columns of buttons, and passes touches beside them through.
@MainActor
final class VerticalBarStripView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Shows an item's buttons in the strip, from the top down.
@MainActor
final class BarColumnView: UIView {
    private var parts: [UIView] = []
    private var top: CGFloat = 0

    /// Shows other parts: the back button and rows of buttons.
    /// - Parameter top: the y of the first part.
    func show(_ parts: [UIView], below top: CGFloat) {
        self.parts = parts
        self.top = top
        for part in parts where part.superview !== self { addSubview(part) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = BarButtonStyle.glassHeight
        var y = top
        for part in parts {
            let height = (part as? BarItemRow)?.fittingWidth ?? width
            part.setUntransformedFrame(CGRect(x: bounds.midX - width / 2, y: y, width: width, height: height))
            y += height + VerticalBarStrip.spacing
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UINavigationController {
    /// The strip of the vertical bar; nil while the bar is horizontal. Only what is at the side of the window has one: of
    /// a split view controller the column there (fact 27.5.26).
    var verticalStrip: VerticalBarStrip? {
        let simulator = Simulator.current
        guard let side = simulator.verticalBarSide, isViewLoaded, !isInSheet else { return nil }
        let insets = view.safeAreaInsets
        let width = PoseGeometry.stripWidth
        guard (side == .right ? insets.right : insets.left) >= width else { return nil }
        let tabs = (tabBarOwner?.isBarVertical == true ? tabBarOwner?.heightOfTabsInStrip : nil) ?? 0
        return VerticalBarStrip(
            frame: CGRect(
                x: side == .right ? view.bounds.width - width : 0, y: 0, width: width, height: view.bounds.height),
            top: simulator.statusBarFrame.maxY, bottom: view.bounds.height - PoseGeometry.bottomInset - tabs)
    }

    /// Gives the bar the strip for the current pose.
    /// - Parameter reloads: whether the content that is shown changes as well, and not only what is shown next.
    func updateStrip(reloads: Bool = true) {
        guard outer == nil else { return }
        bar.show(verticalStrip, beside: view, reloads: reloads)
    }

    /// The variant `verticalBarUpdate`: bars take the axis that the incoming page prefers. Call it without animation,
    /// before the bar begins its transition.
    func beginVerticalBarChange() {
        if Simulator.current.profile.variants.verticalBarUpdate == .withTransition {
            Simulator.current.updateVerticalBars()
        }
        outermost.updateStrip(reloads: false)
    }
}

extension UINavigationBar {
    /// Shows the buttons in a strip of a container, or in the bar if there is none.
    func show(_ strip: VerticalBarStrip?, beside container: UIView, reloads: Bool) {
        let isChanged = strip != self.strip
        self.strip = strip
        if isChanged, reloads { reloadEverything() }
        placeStrip(beside: container)
    }

    /// Adds the view of the buttons to the bar or to the container (the variant `verticalBarItems`).
    private func placeStrip(beside container: UIView) {
        // During a transition the outgoing buttons may still be there.
        guard let strip else {
            if transition == nil { stripContainer.removeFromSuperview() }
            return
        }
        let isInBar = Simulator.current.profile.variants.verticalBarItems == .inBar
        let parent = isInBar ? self : container
        if stripContainer.superview !== parent {
            parent.addSubview(stripContainer)
            stripContainer.isHidden = !isInBar && isHidden
        }
        let frame = isInBar ? strip.frame.offsetBy(dx: 0, dy: -self.frame.minY) : strip.frame
        guard stripContainer.frame != frame else { return }
        stripContainer.frame = frame
        for case let column as BarColumnView in stripContainer.subviews { column.frame = stripContainer.bounds }
    }

    /// Shows or hides buttons that are not in the bar, as the bar is shown or hidden with its page.
    func showStrip(_ isShown: Bool) {
        stripContainer.alpha = isShown || stripContainer.superview === self ? 1 : 0
    }

    /// Adds the column of a content view to the strip.
    func mountColumn(of content: BarContentView) {
        content.column.frame = stripContainer.bounds
        if content.column.superview !== stripContainer { stripContainer.addSubview(content.column) }
    }
}
