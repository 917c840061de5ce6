import BarTransition
import UIKit

// Snippets of the README and of the library's documentation comments, to the letter.

final class CartViewController: UIViewController {}
final class SignInViewController: UIViewController {}

final class ArticleViewController: UIViewController {
    let scrollView = UIScrollView()
}

extension ArticleViewController: BarAppearanceProviding, UIScrollViewDelegate {
    var barAppearance: BarAppearance {
        BarAppearance(background: .transparent, tintColor: .white)
            .mixed(
                with: BarAppearance(background: .color(.systemBackground), tintColor: .systemBlue),
                share: scrollView.scrolledShare(over: 80))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        setNeedsBarAppearanceUpdate(animated: false)
    }
}

final class FadingViewController: UIViewController, BarAppearanceProviding {
    let scrollView = UIScrollView()
    let clear = BarAppearance(background: .transparent)
    let solid = BarAppearance(background: .color(.systemBackground))

    var barAppearance: BarAppearance {
        clear.mixed(with: solid, share: scrollView.scrolledShare(over: 80))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        setNeedsBarAppearanceUpdate(animated: false)
    }
}

final class FormViewController: UIViewController {
    var hasChanges = false
    func askWhatToDo() {}
}

extension FormViewController: PopIntercepting {
    func shouldPop(on attempt: PopAttempt) -> Bool {
        if hasChanges { askWhatToDo() }
        return !hasChanges
    }
}

final class BrowserViewController: UIViewController {
    var history: [String] = []
    func show(_ address: String) {}
}

extension BrowserViewController: PopIntercepting {
    func shouldPop(on attempt: PopAttempt) -> Bool {
        guard let earlier = history.popLast() else { return true }
        show(earlier)
        return false
    }
}

final class ReaderContainer: UIViewController {
    var currentChapter: UIViewController?
}

extension ReaderContainer: BarAppearanceContaining {
    var childForBarAppearance: UIViewController? { currentChapter }
}

@MainActor
func declaredLook(cover: UIImage, navigationController: UINavigationController) -> BarAppearance {
    var look = BarAppearance(background: .image(BarImage(cover)), tintColor: .white, titleColor: .white)
    look.largeTitle.font = .systemFont(ofSize: 30, weight: .heavy)
    look.buttonColors.disabled = .lightGray
    look.toolbar = BarToolbar(background: .material(BarMaterial(tint: .systemIndigo.withAlphaComponent(0.4))))

    look.transitionStyle = .interpolate
    navigationController.barTransition?.styleForTransition = { leaving, coming in
        leaving is PhotoViewController && coming is PhotoViewController ? .interpolate : nil
    }

    navigationController.barTransition?.isContentPopGestureEnabled = true
    return look
}

@MainActor
func plainLook() -> BarAppearance {
    BarAppearance(background: .transparent, tintColor: .white, titleColor: .white)
}

@MainActor
func goingBackAndForth(
    navigationController: UINavigationController, photo: UIViewController, showHint: @escaping @MainActor () -> Void
) async {
    navigationController.pushViewController(photo, animated: true) { finished in showHint() }
    await navigationController.push(photo)
    navigationController.popToLast(animated: true) { $0 is CartViewController }
    navigationController.removePages { $0 is SignInViewController }
}
