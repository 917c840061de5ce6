import BarTransition
import UIKit

// How an app without the library configures a page's bar.
extension ScenarioPage {
    func setItem() {
        guard let wanted = preferences.bar, preferences.barSetup == .item || preferences.barSetup == .itemStandardOnly
        else { return }
        let look = appearance(wanted)
        navigationItem.standardAppearance = look
        let leavesEdge = wanted.background == .system || preferences.barSetup == .itemStandardOnly
        navigationItem.scrollEdgeAppearance = leavesEdge ? nil : look
    }

    func setBar(animated: Bool) {
        guard let wanted = preferences.bar, let navigationController else { return }
        navigationController.setNavigationBarHidden(wanted.isHidden ?? false, animated: animated)
        let bar = navigationController.navigationBar
        switch preferences.barSetup {
        case .item, .itemStandardOnly: break
        case .bar:
            let look = appearance(wanted)
            bar.standardAppearance = look
            bar.scrollEdgeAppearance = wanted.background == .system ? nil : look
        case .legacy: setLegacyValues(wanted, on: bar)
        case .alongside:
            guard let coordinator = transitionCoordinator else { return setLegacyValues(wanted, on: bar) }
            coordinator.animate { [weak self] _ in self?.setLegacyValues(wanted, on: bar) }
        }
        bar.tintColor = wanted.tintColor
        if let style = wanted.statusBarStyle { bar.barStyle = style == .lightContent ? .black : .default }
    }

    private func setLegacyValues(_ wanted: BarAppearance, on bar: UINavigationBar) {
        bar.barTintColor = wanted.plainColor
        bar.isTranslucent = wanted.plainColor == nil
        bar.titleTextAttributes = wanted.titleColor.map { [.foregroundColor: $0] }
    }

    private func appearance(_ wanted: BarAppearance) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        switch wanted.background {
        case .transparent: look.configureWithTransparentBackground()
        case .color(let color):
            look.configureWithTransparentBackground()
            look.backgroundColor = color
        default: look.configureWithDefaultBackground()
        }
        if let color = wanted.titleColor {
            look.titleTextAttributes[.foregroundColor] = color
            look.largeTitleTextAttributes[.foregroundColor] = color
        }
        return look
    }
}

extension BarAppearance {
    /// The color of a plain background.
    var plainColor: UIColor? {
        if case .color(let color) = background { color } else { nil }
    }
}
