import UIKit

/// What makes UIKit hide the bars.
public enum HidingMode: String, CaseIterable, Sendable {
    case onTap, onSwipe, withKeyboard, atCompactHeight
}

/// One operation of an app or its user.
public enum SequenceOperation: Equatable, Sendable {
    case push(PageSpec, animated: Bool)
    case pop(animated: Bool)
    case popToRoot(animated: Bool)
    /// `setViewControllers` with the lowest pages of the stack and new ones above.
    case set(keeping: Int, adding: [PageSpec], animated: Bool)
    case tapBack
    case beginSwipe
    /// A finger on the page that drags toward the page beneath: pops from iOS 26, and earlier if the library is set to.
    case beginDrag
    /// In hundredths of the width.
    case moveSwipe(to: Int)
    case endSwipe(finishing: Bool)
    /// The system cancels the touch.
    case interruptTouch
    /// The page on top, or the one below, changes its declaration and requests an update.
    case declare(BarSpec, below: Bool, animated: Bool)
    /// The page on top declares the opposite visibility and requests an update; one that declares nothing calls
    /// `setNavigationBarHidden`.
    case toggleBar(animated: Bool)
    /// The app's own call, over a page that declares no toolbar.
    case toggleToolbar(animated: Bool)
    /// The app turns one of UIKit's modes on or off.
    case toggleHiding(HidingMode)
    /// The app's own call, also over a page that declares a visibility.
    case hideByHand(animated: Bool)
    case tapPage
    /// A vertical drag on the page, in points.
    case dragPage(by: Int)
    /// The keyboard appears and goes.
    case type
    /// In points.
    case scroll(by: Int)
    case rotate
    /// Folds or opens the device.
    case toggleFold
    /// Brings a device that folds into a pose.
    case changePose(Simulator.Pose)
    case toggleDark, toggleContrast, toggleTransparency, toggleTextSize, toggleDirection, toggleCrossFades
    case present(animated: Bool)
    case dismiss(animated: Bool)
    case selectTab(Int)
    case attach, detach
    /// In hundredths of a second.
    case advance(Int)
    case rest
}

extension SequenceOperation: SwiftSource {
    var source: String {
        switch self {
        case .push(let page, let animated): ".push(\(page.source), animated: \(animated))"
        case .set(let count, let pages, let animated):
            ".set(keeping: \(count), adding: [\(pages.map(\.source).joined(separator: ", "))], animated: \(animated))"
        case .declare(let bar, let below, let animated):
            ".declare(\(bar.source), below: \(below), animated: \(animated))"
        case .toggleHiding(let mode): ".toggleHiding(.\(mode))"
        case .changePose(let pose): ".changePose(.\(pose.rawValue))"
        // The other cases hold numbers and Booleans, whose descriptions are Swift source.
        default: ".\(self)"
        }
    }
}
