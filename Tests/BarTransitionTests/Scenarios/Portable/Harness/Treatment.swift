/// What is used to make a scenario's transitions smooth.
enum Treatment: String, CaseIterable, Sendable {
    /// Nothing: pages configure their bar in `viewWillAppear`, as apps do.
    case uiKit = "UIKit alone"
    /// The same, with the well-known safe-area recipe in the navigation controller's delegate; see `SafeAreaRecipe`.
    case recipe = "recipe alone"
    /// Pages declare their bar.
    case barTransition = "BarTransition"
}
