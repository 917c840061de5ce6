import UIKit

class TintAlongsideViewController: UIViewController {
    let barColor: UIColor

    init(barColor: UIColor) {
        self.barColor = barColor
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        animateNavigationColors()
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent == nil {
            navigationController?.navigationBar.tintColor = .systemBlue
        }
    }

    private func animateNavigationColors() {
        guard let coordinator = self.transitionCoordinator else {
            setColors()
            return
        }
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                self?.setColors()
            },
            completion: { [weak self] context in
                if context.isCancelled, let from = context.viewController(forKey: .from) as? TintAlongsideViewController
                {
                    self?.navigationController?.navigationBar.barTintColor = from.barColor
                }
            })
    }

    private func setColors() {
        navigationController?.navigationBar.barTintColor = barColor
        navigationController?.navigationBar.isTranslucent = false
        let isLight = barColor.isLight
        navigationController?.navigationBar.tintColor = isLight ? .black : .white
        navigationController?.navigationBar.barStyle = isLight ? .default : .black
        navigationController?.navigationBar.titleTextAttributes = [
            NSAttributedString.Key.foregroundColor: isLight ? UIColor.black : UIColor.white
        ]
        navigationController?.navigationBar.layoutIfNeeded()
    }
}
