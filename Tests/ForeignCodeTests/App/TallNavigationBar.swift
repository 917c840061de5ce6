import UIKit

class TallNavigationBar: UINavigationBar {
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        initialize()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func initialize() {
        line.backgroundColor = .orange
        addSubview(line)
        barTintColor = .black
        barStyle = .black
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        return super.sizeThatFits(size)
    }

    override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        super.setItems(items, animated: animated)
    }

    override var barTintColor: UIColor? {
        get { return super.barTintColor }
        set { super.barTintColor = newValue?.withAlphaComponent(0.9) }
    }
}

class BrandToolbar: UIToolbar {}

extension UINavigationController {
    static func branded(root: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(
            navigationBarClass: TallNavigationBar.self, toolbarClass: BrandToolbar.self)
        navigation.viewControllers = [root]
        return navigation
    }
}
