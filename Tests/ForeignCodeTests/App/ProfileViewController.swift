import UIKit

class ProfileViewController: UIViewController {
    private struct Constants {
        static let headerHeight: CGFloat = 300
    }

    let scrollView = UIScrollView()
    private let headerView = UIImageView()
    private let nameLabel = UILabel()

    private var barAlpha: CGFloat = 0 {
        didSet {
            guard barAlpha != oldValue else { return }
            updateBar()
        }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return barAlpha > 0.5 ? .darkContent : .lightContent
    }

    override var prefersStatusBarHidden: Bool { false }

    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Profile"
        view.addSubview(scrollView)
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        scrollView.showsVerticalScrollIndicator = false

        headerView.image = UIImage(color: .systemPurple, size: CGSize(width: 10, height: 10))
        headerView.contentMode = .scaleAspectFill
        headerView.clipsToBounds = true
        scrollView.addSubview(headerView)

        nameLabel.attributedText = NSAttributedString(
            string: "Jane Appleseed",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.white, .kern: 0.5])
        headerView.addSubview(nameLabel)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = view.bounds.width
        headerView.frame = CGRect(x: 0, y: 0, width: width, height: Constants.headerHeight)
        nameLabel.sizeToFit()
        nameLabel.center = CGPoint(x: headerView.bounds.midX, y: headerView.bounds.maxY - 40)
        scrollView.contentSize = CGSize(width: width, height: 1200)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.shadowImage = UIImage()
        navigationController?.navigationBar.isTranslucent = true
        updateBar()
    }

    private func updateBar() {
        let bar = navigationController?.navigationBar
        bar?.setBackgroundImage(UIImage.from(color: UIColor.white.withAlphaComponent(barAlpha)), for: .default)
        bar?.titleTextAttributes = [.foregroundColor: UIColor.black.withAlphaComponent(barAlpha)]
        bar?.tintColor = UIColor.blend(.white, with: .black, ratio: barAlpha)
        setNeedsStatusBarAppearanceUpdate()
    }
}

extension ProfileViewController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let navBarBottom = navigationController?.navigationBar.frame.maxY ?? 0
        let offset = scrollView.contentOffset.y
        barAlpha = max(0, min(1, offset / (Constants.headerHeight - navBarBottom)))
        if offset < 0 {
            let scale = 1 + abs(offset) / Constants.headerHeight
            headerView.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

class ProfileNavigationController: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
}
