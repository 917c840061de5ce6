import Foundation

extension UIToolbar {
    func setLegacy(
        _ name: String, _ set: @escaping @MainActor (UIToolbar) -> Void, change: (inout LegacyBarValues) -> Void
    ) {
        customize(UIToolbar.self, name, set)
        change(&legacy)
        reload()
    }
}
