import UIKit

extension UINavigationController {
    /// Whether buttons are in a strip at the side of the screen instead of the bar (iPhone Duo, iOS 27.1). The trait is the
    /// preferred edge, and the safe area tells whether the strip is there.
    var hasVerticalBar: Bool {
        #if !os(visionOS)
            #if !canImport(ObjectiveC) || canImport(UIKit, _underlyingVersion: 9127.1)
                if #available(iOS 27.1, *), SystemVersion.hasAPI(ofIOS: 27, 1),
                    let insets = viewIfLoaded?.safeAreaInsets
                {
                    return traitCollection.verticalBarEdge != .unspecified && insets.left != insets.right
                }
            #endif
        #endif
        return false
    }
}

extension UIBarButtonItem {
    /// Whether the button is in the strip where there is one: buttons with a symbol are, those with a text or a custom view
    /// stay in the bar (Tech Talk 111462). Call it only where there is a strip.
    var isInVerticalBar: Bool {
        guard customView == nil, image != nil || title?.isEmpty ?? true else { return false }
        #if !os(visionOS)
            #if !canImport(ObjectiveC) || canImport(UIKit, _underlyingVersion: 9127.1)
                if #available(iOS 27.1, *), SystemVersion.hasAPI(ofIOS: 27, 1) {
                    return axisBehavior != .horizontalOnly
                }
            #endif
        #endif
        return true
    }
}

extension BarAppearance {
    /// Whether the buttons' tint is meant for a background of the bar, which is not behind the buttons of a vertical bar.
    var tintsForBackground: Bool { background.isDrawn && background != .transparent }
}
