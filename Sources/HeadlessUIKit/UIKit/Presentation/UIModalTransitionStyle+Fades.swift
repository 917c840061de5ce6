import Foundation

extension UIModalTransitionStyle {
    /// Whether a page fades in and out rather than slides: its own style, or the preference (fact 3.10).
    @MainActor
    var fades: Bool {
        switch self {
        case .coverVertical: UIAccessibility.prefersCrossFadeTransitions
        case .crossDissolve: true
        case .flipHorizontal, .partialCurl:
            fatalError("present: \(self) is not modelled; take coverVertical or crossDissolve.")
        }
    }
}
