import Foundation

extension Simulator {
    /// A device and its system: sizes, insets, metrics of bars and timings, from facts 3.1 to 4.13 and measurements on
    /// iOS 26.1.
    public struct Profile: Equatable, Sendable {
        /// The name, for example "iPhone 15, iOS 18".
        public var name: String
        /// The identifier in command lines and file names, for example "iphone15-ios18".
        public var identifier: String
        /// The major version of the system.
        public var system: Int
        /// The minor version of the system, as 1 in 27.1; 0 by default.
        public var minorVersion = 0
        /// The version of the system.
        public var version: Version { Version(system, minorVersion) }
        /// The size of the screen in portrait, in points; of a device that folds, in its pose at the start.
        public var screenSize: CGSize
        /// Pixels per point.
        public var scale: CGFloat
        /// The refresh rate of the screen, in frames per second; 60 by default.
        public var framesPerSecond = 60
        /// The pose in which a foldable device starts; nil for any other device.
        public var pose: Pose?
        var idiom = UIUserInterfaceIdiom.phone
        var portraitInsets: UIEdgeInsets
        var landscapeInsets: UIEdgeInsets
        var statusBarHeight: CGFloat
        /// Whether the app's Info.plist asks for the design from before iOS 26 for bars, tab bars and sheets
        /// (`UIDesignRequiresCompatibility`; facts 4.7, 6.4.1). False by default. Has no effect before system 26, and
        /// none in an app that is linked with the SDK of iOS 27 (fact 27.2.2). Setting it replaces all metrics of the
        /// bar, so set it before changing those.
        public var requiresCompatibility = false { didSet { updateBarForDesign() } }
        var customLinkedSDK: Version?
        /// The version of the SDK that the app is linked with, on which several behaviors of iOS 27 depend. By default
        /// that of the system, and 26 on older systems. Setting it replaces all metrics of the bar, so set it before
        /// changing those.
        public var linkedSDK: Version {
            get { customLinkedSDK ?? max(version, Version(26)) }
            set {
                customLinkedSDK = newValue
                updateBarForDesign()
            }
        }
        /// Whether the app has what UIKit changes only for apps that are linked with the SDK of a version or a later one.
        func isLinked(onOrAfter sdk: Version) -> Bool { version >= sdk && linkedSDK >= sdk }
        /// The major version of the system whose design applies.
        var design: Int { requiresCompatibility && linkedSDK < Version(27) ? min(system, 18) : system }
        /// How far the bar extends into the top safe area on devices with a Dynamic Island and the design from before
        /// iOS 26, in points (fact 4.8).
        var islandGap: CGFloat = 0
        var isRegularInLandscape = false
        var bar: BarMetrics
        var motion: MotionMetrics
        var touch = TouchMetrics()
        var homeIndicator = HomeIndicator()
        var customSheet: SheetMetrics?
        var customKeyboard: KeyboardMetrics?
        var customSideMargin: CGFloat?
        /// The modeled defects of UIKit; by default those of the system.
        public var defects: Defects
        /// The answers to open questions about UIKit; by default the documented ones or the best guesses.
        public var variants = Variants()

        var hasHomeButton: Bool { portraitInsets.bottom == 0 }

        /// The top of a navigation bar in a view with this top safe area inset, in points (facts 4.8, 4.13, m1.1, m1.7).
        func barTop(safeAreaTop: CGFloat, isCompact: Bool) -> CGFloat {
            guard design >= 26 else { return max(safeAreaTop - (safeAreaTop == portraitInsets.top ? islandGap : 0), 0) }
            return isCompact ? max(safeAreaTop, 24) : max(safeAreaTop, 10)
        }

        /// Resets the metrics of the bar to those of the design.
        mutating func updateBarForDesign() {
            bar = BarMetrics(system: design, isPad: idiom == .pad)
            if pose != nil {
                // Facts 27.5.10, 27.5.12; the margin beside the buttons was measured on other phones.
                (bar.inlineHeight, bar.compactHeight) = (PoseGeometry.barHeight, PoseGeometry.barHeight)
                bar.compactSideMargin = bar.sideMargin
            }
            // Large phones keep the full height in landscape (fact 4.2).
            if isRegularInLandscape, design < 26 { bar.compactHeight = bar.inlineHeight }
            // Buttons without glass have the page's margin: 20 on wide phones (fact m21.22).
            guard !bar.usesGlass, idiom == .phone else { return }
            bar.sideMargin = minimumSideMargin
            bar.compactSideMargin = minimumSideMargin
        }
    }
}

// MARK: - Metrics derived from the device and its design unless set
extension Simulator.Profile {
    /// The metrics of sheets.
    var sheet: SheetMetrics {
        get { customSheet ?? SheetMetrics(system: design, isPad: idiom == .pad) }
        set { customSheet = newValue }
    }

    /// The metrics of the keyboard.
    var keyboard: KeyboardMetrics {
        get {
            customKeyboard
                ?? KeyboardMetrics(system: system, isPad: idiom == .pad, hasHomeButton: hasHomeButton)
        }
        set { customKeyboard = newValue }
    }

    /// The minimum side margins of a view controller, in points. Apple documents 16 to 20 on iPhone (SwiftUI,
    /// `ContentMarginGuide.container`) but not per device; by default 16, and 20 if the shorter side of the screen has
    /// 414 points or more.
    public var minimumSideMargin: CGFloat {
        get { customSideMargin ?? (min(screenSize.width, screenSize.height) >= 414 ? 20 : 16) }
        set { customSideMargin = newValue }
    }
}
