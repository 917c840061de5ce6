extension UIView {
    /// The traits that the view replaces for itself and its descendants; default none (iOS 17, fact m20.15).
    public var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides }
        set {
            storedTraitOverrides = newValue
            traitsMayHaveChanged(deep: true)
        }
    }
}
