import Foundation

extension Simulator {
    /// A device with a system: sizes, insets, bar measures and timings, from facts sections 3 and 4 and the iOS 26.1
    /// measurements.
    public struct Profile: Equatable, Sendable {
        /// For example "iPhone 15, iOS 18".
        public var name: String
        /// For example "iphone15-ios18": what command lines and file names use.
        public var identifier: String
        /// The major version of the system.
        public var system: Int
        /// Points, in portrait.
        public var screenSize: CGSize
        /// Pixels per point.
        public var scale: CGFloat
        /// Frames per second of the screen; default 60.
        public var framesPerSecond = 60
        var idiom = UIUserInterfaceIdiom.phone
        var portraitInsets: UIEdgeInsets
        var landscapeInsets: UIEdgeInsets
        var statusBarHeight: CGFloat
        /// Whether the app keeps the design from before iOS 26, as with `UIDesignRequiresCompatibility` in its
        /// Info.plist: bars, tab bars and sheets are the classic ones (facts 4.7, 6.4.1). Default false; without effect
        /// before system 26. Set it before other measures of the bar: it takes the design's own.
        public var requiresCompatibility = false { didSet { takeBarOfDesign() } }
        /// The system whose design applies.
        var design: Int { requiresCompatibility ? min(system, 18) : system }
        /// How far above the safe area's bottom edge the bar begins: devices with a Dynamic Island, with the design from
        /// before iOS 26 (fact 4.8).
        var islandGap: CGFloat = 0
        var isRegularInLandscape = false
        var bar: BarMetrics
        var motion: MotionProfile
        /// The measures of touches.
        var touch = TouchMetrics()
        var homeIndicator = HomeIndicator()
        var givenSheet: SheetMetrics?
        var givenKeyboard: KeyboardMetrics?
        var givenSideMargin: CGFloat?
        /// UIKit's own defects that are modelled; default those of the system.
        public var defects: Defects

        var hasHomeButton: Bool { portraitInsets.bottom == 0 }

        /// Where a navigation bar begins in a view with this much safe area at its top, in points
        /// (facts 4.8, 4.13, m1.1, m1.7).
        func barTop(safeAreaTop: CGFloat, isCompact: Bool) -> CGFloat {
            guard design >= 26 else { return max(safeAreaTop - (safeAreaTop == portraitInsets.top ? islandGap : 0), 0) }
            return isCompact ? max(safeAreaTop, 24) : max(safeAreaTop, 10)
        }

        mutating func takeBarOfDesign() {
            bar = BarMetrics(system: design, isPad: idiom == .pad)
            // Large phones keep the full height in landscape (fact 4.2).
            if isRegularInLandscape, design < 26 { bar.compactHeight = bar.inlineHeight }
        }

    }
}

// What follows from the device and its design unless it is given.
extension Simulator.Profile {
    /// The measures of sheets.
    var sheet: SheetMetrics {
        get { givenSheet ?? SheetMetrics(system: design, isPad: idiom == .pad) }
        set { givenSheet = newValue }
    }

    /// The measures of the keyboard.
    var keyboard: KeyboardMetrics {
        get {
            givenKeyboard
                ?? KeyboardMetrics(
                    height: hasHomeButton && idiom == .phone ? 260 : 336, adjustsScrollViews: system >= 26)
        }
        set { givenKeyboard = newValue }
    }

    /// The least margins at the sides of a page, in points. Apple says that they are 16 to 20 on iPhone (SwiftUI's
    /// documentation of `ContentMarginGuide.container`) and not on which; default 16, and 20 where the narrow side has
    /// 414 points or more.
    public var minimumSideMargin: CGFloat {
        get { givenSideMargin ?? (min(screenSize.width, screenSize.height) >= 414 ? 20 : 16) }
        set { givenSideMargin = newValue }
    }
}
