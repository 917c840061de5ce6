import Foundation

/// The glass that an accessory's view lies on.
@MainActor
final class TabAccessoryView: UIView {
    private let glass = BarPlatter(frame: .zero)
    private let holder = UIView(frame: .zero)
    let content: UIView
    var environment = UITabAccessory.Environment.regular {
        didSet { if environment != oldValue { traitsMayHaveChanged(deep: true) } }
    }

    init(_ accessory: UITabAccessory) {
        content = accessory.contentView
        super.init(frame: .zero)
        holder.clipsToBounds = true
        addSubview(glass)
        addSubview(holder)
        holder.addSubview(content)
    }

    required init?(coder: NSCoder) {
        fatalError("TabAccessoryView is made by tab bar controllers only.")
    }

    override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            super.traitCollection, UITraitCollection(tabAccessoryEnvironment: environment),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        holder.frame = bounds
        holder.layer.cornerRadius = bounds.height / 2
        content.frame = holder.bounds
    }
}
