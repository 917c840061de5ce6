import BarTransition
import TestSupport
import UIKit

/// A page whose vertical bars can be forbidden, and which declares its bar.
@MainActor
class AxisPage: DeclaringPage {
    var behavior = UIVerticalBarBehavior.automatic

    override var preferredVerticalBarBehavior: UIVerticalBarBehavior { behavior }

    convenience init(_ title: String, _ appearance: BarAppearance, _ behavior: UIVerticalBarBehavior = .automatic) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.behavior = behavior
        barAppearance = appearance
    }
}

/// What is on the screen at rest. Two runs that end in the same pose must have equal values.
struct RestingPose: Equatable {
    var titles: [String?] = []
    var bar = CGRect.zero
    var isHidden = false
    var insets = UIEdgeInsets.zero
    var frame = CGRect.zero
    var markerTop: CGFloat = 0
    /// At both ends of the bar's upper edge, which is in the strip of a vertical bar too.
    var colors: [[Int]] = []
    var window = UIEdgeInsets.zero
    var backgroundFrames: [CGRect] = []
}

extension RestingPose {
    @MainActor
    init(_ stage: HeadlessStage) {
        let navigation = stage.navigation
        titles = navigation.viewControllers.map(\.title)
        isHidden = navigation.isNavigationBarHidden && stage.bar.isHidden
        if !isHidden { bar = stage.bar.frame }
        window = stage.simulator.window.safeAreaInsets
        guard let page = navigation.topViewController as? MarkedPage else { return }
        insets = page.view.safeAreaInsets
        frame = page.view.convert(page.view.bounds, to: nil)
        markerTop = page.marker.convert(page.marker.bounds, to: nil).minY
        let width = stage.simulator.window.bounds.width
        colors = [CGPoint(x: 2, y: 26), CGPoint(x: width - 3, y: 26)].map {
            stage.simulator.color(at: $0).bytes
        }
        guard !isHidden else { return }
        backgroundFrames = stage.bar.subviews.filter { $0.layer.zPosition < 0 }.map { $0.convert($0.bounds, to: nil) }
    }
}

extension Simulator.Profile {
    /// An iPhone Duo in a pose, with changed variants.
    static func duo(
        _ pose: Simulator.Pose = .closedPortrait, _ change: (inout Variants) -> Void = { _ in }
    ) -> Self {
        var profile = iPhoneDuo(iOS: 27, pose: pose)
        change(&profile.variants)
        return profile
    }
}
