import UIKit

extension UINavigationBar {
    func makeTransparent() {
        setBackgroundImage(UIImage(), for: .default)
        shadowImage = UIImage()
        isTranslucent = true
        backgroundColor = .clear
    }

    func restoreDefault() {
        setBackgroundImage(nil, for: .default)
        shadowImage = nil
        barTintColor = nil
    }

    func hideBottomHairline() {
        findHairlineImageViewUnder(view: self)?.isHidden = true
    }

    private func findHairlineImageViewUnder(view: UIView) -> UIImageView? {
        if let imageView = view as? UIImageView, view.bounds.size.height <= 1.0 {
            return imageView
        }
        for subview in view.subviews {
            if let imageView = findHairlineImageViewUnder(view: subview) { return imageView }
        }
        return nil
    }
}

class TransparentBarViewController: UIViewController {
    private var previousImage: UIImage?
    private var previousShadow: UIImage?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Clear"
        view.backgroundColor = .systemTeal
        edgesForExtendedLayout = [.top]
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let bar = self.navigationController?.navigationBar else { return }
        previousImage = bar.backgroundImage(for: .default)
        previousShadow = bar.shadowImage
        bar.makeTransparent()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        self.navigationController?.navigationBar.setBackgroundImage(previousImage, for: .default)
        self.navigationController?.navigationBar.shadowImage = previousShadow
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
    }
}
