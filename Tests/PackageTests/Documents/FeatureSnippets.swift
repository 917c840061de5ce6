import BarTransition
import UIKit

// Further snippets of the README and of the library's documentation comments, to the letter.

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
                by: scrollView.scrollProgress(over: 80))
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
        clear.mixed(with: solid, by: scrollView.scrollProgress(over: 80))
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
    func shouldPop(for attempt: PopAttempt) -> Bool {
        if hasChanges { askWhatToDo() }
        return !hasChanges
    }
}

final class BrowserViewController: UIViewController {
    var history: [String] = []
    func show(_ address: String) {}

    override func accessibilityPerformEscape() -> Bool {
        navigationController?.viewControllerStack.attemptPopViewController()
        return true
    }
}

extension BrowserViewController: PopIntercepting {
    func shouldPop(for attempt: PopAttempt) -> Bool {
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
func declaredAppearance(cover: UIImage, navigationController: UINavigationController) -> BarAppearance {
    var appearance = BarAppearance(
        background: .image(BarAppearance.Image(cover)), tintColor: .white, titleColor: .white,
        largeTitle: BarAppearance.Text(font: .systemFont(ofSize: 30, weight: .heavy)),
        buttonColors: BarAppearance.ButtonColors(disabled: .lightGray),
        toolbar: BarAppearance.Toolbar(
            background: .material(BarAppearance.Material(tint: .systemIndigo.withAlphaComponent(0.4)))))

    appearance.transitionStyle = .interpolate
    navigationController.barTransition?.styleForTransition = { outgoing, incoming in
        outgoing is PhotoViewController && incoming is PhotoViewController ? .interpolate : nil
    }

    navigationController.barTransition?.isContentPopGestureEnabled = true
    return appearance
}

final class SettingsViewController: UIViewController {}

extension SettingsViewController: BarAppearanceProviding {
    var barAppearance: BarAppearance {
        var appearance = navigationController?.barTransition?.defaultAppearance ?? BarAppearance()
        appearance.title.color = .systemIndigo
        return appearance
    }
}

@MainActor
func plainAppearance() -> BarAppearance {
    BarAppearance(background: .transparent, tintColor: .white, titleColor: .white)
}

@MainActor
func minimizingBar() -> BarAppearance {
    BarAppearance(background: .color(.systemTeal), minimization: .init(behavior: .onScrollDown))
}

@MainActor
func backButtons(navigationController: UINavigationController) {
    let arrow = BarAppearance.BackButton(image: UIImage(systemName: "arrow.left"), displayMode: .minimal)
    navigationController.attachBarTransition(defaultAppearance: BarAppearance(backButton: arrow))
}

@MainActor
func goingBackAndForth(
    navigationController: UINavigationController, photo: UIViewController, showHint: @escaping @MainActor () -> Void
) async {
    navigationController.viewControllerStack.pushViewController(photo, animated: true) { finished in showHint() }
    await navigationController.viewControllerStack.push(photo)
    navigationController.viewControllerStack.popToViewController(where: { $0 is CartViewController }, animated: true)
    await navigationController.viewControllerStack.popToRoot()
    navigationController.viewControllerStack.removeViewControllers { $0 is SignInViewController }
}

class BaseViewController: UIViewController, BarAppearanceProviding {
    var barAppearance: BarAppearance { navigationController?.barTransition?.defaultAppearance ?? BarAppearance() }
}

final class FullScreenViewController: BaseViewController {
    override var barAppearance: BarAppearance { .hidden }
}
