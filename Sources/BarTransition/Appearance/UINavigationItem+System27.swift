import UIKit

// Values of iOS 27 as values of the library.

extension UINavigationItem {
    /// The interface style that the item's appearance forces on the bar; unspecified where it forces none.
    package var forcedInterfaceStyle: UIUserInterfaceStyle { standardAppearance?.forcedInterfaceStyle ?? .unspecified }

    /// The alignment of the title; nil where UIKit has none.
    var ownTitleAlignment: BarAppearance.TitleAlignment? {
        #if !os(visionOS)
            #if !canImport(ObjectiveC) || canImport(UIKit, _underlyingVersion: 9127.2)
                if #available(iOS 27.2, *), SystemVersion.hasAPI(ofIOS: 27, 2) {
                    switch titleAlignment {
                    case .leading: return .leading
                    case .center: return .center
                    default: return .automatic
                    }
                }
            #endif
        #endif
        return nil
    }

    /// Writes an alignment of the title where UIKit has one.
    func write(_ alignment: BarAppearance.TitleAlignment) {
        #if !os(visionOS)
            #if !canImport(ObjectiveC) || canImport(UIKit, _underlyingVersion: 9127.2)
                guard #available(iOS 27.2, *), SystemVersion.hasAPI(ofIOS: 27, 2) else { return }
                switch alignment {
                case .automatic: titleAlignment = .automatic
                case .leading: titleAlignment = .leading
                case .center: titleAlignment = .center
                }
            #endif
        #endif
    }
}

extension UIBarAppearance {
    /// The interface style that the appearance forces on the bar; unspecified where UIKit has none.
    var forcedInterfaceStyle: UIUserInterfaceStyle {
        #if !os(visionOS)
            #if !canImport(ObjectiveC) || compiler(>=6.4)
                if #available(iOS 27.0, *), SystemVersion.hasAPI(ofIOS: 27) { return overrideUserInterfaceStyle }
            #endif
        #endif
        return .unspecified
    }

    /// Forces an interface style on the bar where UIKit can.
    func force(_ style: UIUserInterfaceStyle) {
        #if !os(visionOS)
            #if !canImport(ObjectiveC) || compiler(>=6.4)
                guard #available(iOS 27.0, *), SystemVersion.hasAPI(ofIOS: 27) else { return }
                overrideUserInterfaceStyle = style
            #endif
        #endif
    }
}
