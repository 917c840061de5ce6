/// Who takes care of the bar while a scene plays.
enum Mode: String, CaseIterable, Codable {
    /// The pages do, by hand, as apps commonly do it.
    case uikit
    /// The library does.
    case bartransition

    /// For people.
    var title: String {
        switch self {
        case .uikit: "UIKit alone"
        case .bartransition: "With BarTransition"
        }
    }
}
