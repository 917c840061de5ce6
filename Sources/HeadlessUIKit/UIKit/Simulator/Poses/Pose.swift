import Foundation

extension Simulator {
    /// How a foldable iPhone is folded and held, and which part of its display the app has.
    ///
    /// A half-open device has the sizes and the safe areas of an open one (fact 27.5.9).
    public enum Pose: String, CaseIterable, Sendable {
        /// Closed and upright: the outer display, 466 x 678.
        case closedPortrait
        /// Closed and on its side, with the status bar and the vertical bar on the right.
        case closedLandscapeBarRight
        /// Closed and on its side, with the status bar and the vertical bar on the left.
        case closedLandscapeBarLeft
        /// Open, 669 wide and 951 high.
        case openPortrait
        /// Open, 951 wide and 669 high.
        case openLandscape
        /// Open, in the left half of Split View, 469 x 669.
        case splitViewLeft
        /// Open, in the right half of Split View, 469 x 669.
        case splitViewRight

        /// Whether the app is on the inner display.
        public var isOpen: Bool { [.openPortrait, .openLandscape, .splitViewLeft, .splitViewRight].contains(self) }

        /// Whether the app has one half of Split View.
        public var isSplitView: Bool { self == .splitViewLeft || self == .splitViewRight }
    }
}

// MARK: - Folding and rotating

extension Simulator.Pose {
    /// The pose after the device is closed. The inner display is folded in the middle of its longer side (fact 27.5.9), so
    /// a landscape display becomes a portrait one and the other way round.
    var folded: Self {
        switch self {
        case .openLandscape, .splitViewLeft, .splitViewRight: .closedPortrait
        case .openPortrait: .closedLandscapeBarRight
        case .closedPortrait, .closedLandscapeBarRight, .closedLandscapeBarLeft: self
        }
    }

    /// The pose after the device is opened.
    var unfolded: Self {
        switch self {
        case .closedPortrait: .openLandscape
        case .closedLandscapeBarRight, .closedLandscapeBarLeft: .openPortrait
        case .openPortrait, .openLandscape, .splitViewLeft, .splitViewRight: self
        }
    }

    /// The pose after a rotation; nil if it was not measured. On which side the camera is in which landscape orientation is
    /// inferred from its place beside the vertical bar.
    func rotated(to orientation: UIInterfaceOrientation) -> Self? {
        if isSplitView { return orientation.isLandscape ? self : nil }
        guard orientation.isLandscape else { return isOpen ? .openPortrait : .closedPortrait }
        if isOpen { return .openLandscape }
        return orientation == .landscapeLeft ? .closedLandscapeBarRight : .closedLandscapeBarLeft
    }

    /// The orientation of the interface, near the one from before.
    func orientation(after before: UIInterfaceOrientation) -> UIInterfaceOrientation {
        switch self {
        case .closedPortrait, .openPortrait: before.isLandscape ? .portrait : before
        case .closedLandscapeBarRight: .landscapeLeft
        case .closedLandscapeBarLeft: .landscapeRight
        case .openLandscape, .splitViewLeft, .splitViewRight: before.isLandscape ? before : .landscapeRight
        }
    }
}
