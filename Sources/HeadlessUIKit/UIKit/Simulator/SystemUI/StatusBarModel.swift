import Foundation

/// What the status bar shows, asked of the page in front.
@MainActor
final class StatusBarModel {
    private(set) var style = UIStatusBarStyle.default
    private(set) var isHidden = false

    /// Asks again (fact 9.5); returns whether the visibility changed.
    func update(root: UIViewController?, isLandscapePhone: Bool) -> Bool {
        let root = root?.statusBarOwner
        let stylist = root?.deciding(\.childForStatusBarStyle)
        let hider = root?.deciding(\.childForStatusBarHidden)
        style = stylist?.preferredStatusBarStyle ?? .default
        let wasHidden = isHidden
        // Fact 4.9: phones hide it in landscape.
        isHidden = isLandscapePhone || hider?.prefersStatusBarHidden == true
        return wasHidden != isHidden
    }
}

extension Simulator {
    func updateStatusBar() {
        guard windowScene.windows.first?.rootViewController != nil else { return }
        let isLandscapePhone = orientation.isLandscape && profile.idiom == .phone
        let root = (windowScene.keyWindow ?? windowScene.windows.first)?.rootViewController
        if statusBar.update(root: root, isLandscapePhone: isLandscapePhone) {
            for window in windowScene.windows { window.updateSafeAreaInsets() }
        }
        systemOverlay.update()
    }
}
