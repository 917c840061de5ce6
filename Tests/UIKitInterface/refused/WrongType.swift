// expect: cannot assign value of type 'CGColor' to type 'UIColor'
import UIKit

@MainActor
func paint(_ bar: UINavigationBar, _ color: UIColor) {
    bar.barTintColor = color.cgColor
}
