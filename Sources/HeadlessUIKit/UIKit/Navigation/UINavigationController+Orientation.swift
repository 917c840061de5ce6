import Foundation

extension UIViewController {
    /// The controller that is asked which orientations are allowed: the front-most one that covers the screen.
    /// (UIKit documentation)
    var orientationOwner: UIViewController {
        guard let shown = presentation.shown, [.presenting, .presented].contains(shown.phase) else { return self }
        return shown.style.cover == .screen ? shown.presented.orientationOwner : self
    }
}

extension UIInterfaceOrientation {
    /// The set with this orientation alone.
    var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}

extension UIInterfaceOrientationMask {
    /// What a controller supports unless it says otherwise: all but upside down on a phone, all on iPad.
    /// (UIKit documentation)
    @MainActor
    static var usual: UIInterfaceOrientationMask { Simulator.current.profile.idiom == .pad ? .all : .allButUpsideDown }
}
