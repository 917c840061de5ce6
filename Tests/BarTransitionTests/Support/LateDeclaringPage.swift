import BarTransition
import UIKit

/// Declares another appearance in its first layout.
class LateDeclaringPage: DeclaringPage {
    var later: BarAppearance?
    var isInsideAnimation = false

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard let later else { return }
        barAppearance = later
        self.later = nil
        if isInsideAnimation {
            UIView.animate(withDuration: 0.3) { self.setNeedsBarAppearanceUpdate() }
        } else {
            setNeedsBarAppearanceUpdate()
        }
    }
}
