import BarTransition
import TestSupport
import UIKit

extension Simulator {
    /// The red, green and blue bytes of columns of one picture, from the top.
    /// - Parameters:
    ///   - columns: in points.
    ///   - scale: pixels per point; by default that of the device.
    func columns(_ columns: CGFloat..., scale: CGFloat? = nil) -> [[[Int]]] {
        let scale = scale ?? profile.scale
        guard let image = picture(scale: scale).cgImage else { return [] }
        var pixels = [UInt32](repeating: 0, count: image.width * image.height)
        image.copyPixels(to: &pixels)
        return columns.map { x in
            let column = Int(x * scale)
            return (0..<image.height).map { Array(TestSupport.rgba(pixels[$0 * image.width + column]).prefix(3)) }
        }
    }
}

extension HeadlessStage {
    /// Pages on a stack to which the library is attached, at rest.
    init(
        _ profile: Simulator.Profile, pages: UIViewController..., largeTitles: Bool = false,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.init(profile, direction: direction) {
            let navigation = UINavigationController()
            navigation.navigationBar.prefersLargeTitles = largeTitles
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
        simulator.runToRest()
    }
}
