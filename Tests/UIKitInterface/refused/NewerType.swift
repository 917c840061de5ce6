// expect: 'ItemStyle' is only available in iOS 16.0 or newer
import UIKit

@MainActor
func isBrowser(_ style: UINavigationItem.ItemStyle) -> Bool {
    style == .browser
}
