extension UIViewController {
    /// The traits that the view controller replaces for itself, its view and its children; default none (iOS 17, fact
    /// m20.15).
    public var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides }
        set {
            storedTraitOverrides = newValue
            viewIfLoaded?.traitsMayHaveChanged(deep: true)
        }
    }
}
