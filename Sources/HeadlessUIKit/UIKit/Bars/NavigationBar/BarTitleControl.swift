/// The view of an inline title, in which its label is from iOS 16 (fact m28.2). It is no button: nobody can touch it, since titles
/// have no menus in this model.
@MainActor
final class BarTitleControl: UIControl {
    init(_ label: BarLabel) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("BarTitleControl.init(coder:): nib files are not modelled; use the other initializer.")
    }
}
