// expect: has no member 'backgroundView'
import UIKit

@MainActor
func background(of bar: UINavigationBar) -> UIView? {
    bar.backgroundView
}
