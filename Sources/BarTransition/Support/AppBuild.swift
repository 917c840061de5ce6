import UIKit

/// How the app was built, as far as UIKit's behavior depends on it. Nothing else asks.
@MainActor
enum AppBuild {
    /// Whether the app is linked with the SDK of iOS 27 or a later one: the library is compiled with the app.
    static var isLinkedWithSDK27: Bool {
        #if canImport(ObjectiveC)
            isCompiledWithSDK27
        #else
            Simulator.current.profile.linkedSDK.major >= 27
        #endif
    }

    /// Whether UIKit draws the design from before iOS 26: `UIDesignRequiresCompatibility` in the app's Info.plist. With the
    /// SDK of iOS 27 UIKit ignores the key on all systems.
    static var usesCompatibilityDesign: Bool { requiresCompatibility && !isLinkedWithSDK27 }

    #if canImport(ObjectiveC)
        private static let requiresCompatibility =
            Bundle.main.infoDictionary?["UIDesignRequiresCompatibility"] as? Bool ?? false
    #else
        private static var requiresCompatibility: Bool { Simulator.current.profile.requiresCompatibility }
    #endif

    #if !canImport(ObjectiveC) || compiler(>=6.4)
        private static let isCompiledWithSDK27 = true
    #else
        private static let isCompiledWithSDK27 = false
    #endif
}
