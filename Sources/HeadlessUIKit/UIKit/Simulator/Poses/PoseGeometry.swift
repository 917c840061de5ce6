import Foundation

/// The sizes, safe areas and size classes of an app in one pose (facts 27.5.7 to 27.5.14). Lengths are in points.
struct PoseGeometry: Equatable, Sendable {
    /// A side of the window.
    enum Side: Equatable, Sendable {
        case left
        case right
    }

    /// The size of the app's window.
    var size: CGSize
    /// The side of the vertical bar; nil if bars are horizontal.
    var barSide: Side?
    /// The size of the status bar in the strip of the vertical bar.
    var statusBarInStrip = CGSize.zero
    var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    var verticalSizeClass = UIUserInterfaceSizeClass.regular

    /// The width of the strip of a vertical bar, which is the safe area on its side (fact 27.5.7).
    static let stripWidth: CGFloat = 84
    /// The bottom safe area without a tab bar (fact 27.5.7).
    static let bottomInset: CGFloat = 34
    /// The top of a navigation bar in every pose (fact 27.5.10).
    static let barTop: CGFloat = 24
    /// The height of a navigation bar in every pose (fact 27.5.10).
    static let barHeight: CGFloat = 58
    /// The top safe area of a window with horizontal bars. Unknown: what is above the navigation bar.
    static let topInsetOfHorizontalBars: CGFloat = 24
    /// The size of the outer display, which `UIScreen.main` has in every pose (fact 27.5.13).
    static let outerDisplay = CGSize(width: 466, height: 678)
    /// How much narrower a window is in an app that is linked with an older SDK (fact 27.5.14).
    static let rail: CGFloat = 80

    /// - Parameters:
    ///   - pose: the pose.
    ///   - hasVerticalBars: whether the app is linked with an SDK that has vertical bars.
    init(_ pose: Simulator.Pose, hasVerticalBars: Bool) {
        switch pose {
        case .closedPortrait:
            self.init(size: Self.outerDisplay, barSide: .right, statusBarInStrip: CGSize(width: 84, height: 170))
        case .closedLandscapeBarRight, .closedLandscapeBarLeft:
            self.init(
                size: CGSize(width: 678, height: 466), barSide: pose == .closedLandscapeBarLeft ? .left : .right,
                statusBarInStrip: CGSize(width: 84, height: 120), verticalSizeClass: .compact)
        case .openPortrait:
            self.init(size: CGSize(width: 669, height: 951), horizontalSizeClass: .regular)
        case .openLandscape:
            self.init(
                size: CGSize(width: 951, height: 669), barSide: .right,
                statusBarInStrip: CGSize(width: 84, height: 120),
                horizontalSizeClass: .regular)
        case .splitViewLeft, .splitViewRight:
            // The size classes were not measured: those of a window of this width on other iPhones.
            self.init(
                size: CGSize(width: 469, height: 669), barSide: pose == .splitViewLeft ? .left : .right,
                statusBarInStrip: CGSize(width: 84, height: 120))
        }
        guard !hasVerticalBars else { return }
        barSide = nil
        // Measured in closed portrait and open landscape.
        if pose != .openPortrait, !pose.isSplitView { size.width -= Self.rail }
    }

    private init(
        size: CGSize, barSide: Side? = nil, statusBarInStrip: CGSize = .zero,
        horizontalSizeClass: UIUserInterfaceSizeClass = .compact, verticalSizeClass: UIUserInterfaceSizeClass = .regular
    ) {
        self.size = size
        self.barSide = barSide
        self.statusBarInStrip = statusBarInStrip
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }

    /// The safe area insets of the window, without navigation, tab and tool bars. Beside a vertical bar nothing is above
    /// the content (fact 27.5.11).
    /// - Parameter barSide: the side of the vertical bar that is shown; nil if bars are horizontal.
    static func windowInsets(barSide: Side?) -> UIEdgeInsets {
        guard let barSide else {
            return UIEdgeInsets(top: topInsetOfHorizontalBars, left: 0, bottom: bottomInset, right: 0)
        }
        return UIEdgeInsets(
            top: 0, left: barSide == .left ? stripWidth : 0, bottom: bottomInset,
            right: barSide == .right ? stripWidth : 0)
    }
}
