// expect: is unused
import UIKit

@MainActor
func pin(_ view: UIView, to area: UILayoutGuide) {
    view.topAnchor.constraint(equalTo: area.topAnchor)
}
