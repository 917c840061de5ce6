import UIKit

/// The device and the app with which a sequence begins, as a value that can be printed.
public struct StageSpec: Equatable, Sendable {
    /// When the library is attached.
    public enum Start: String, CaseIterable, Sendable {
        case attachedBeforeShown, attachedAfterShown, setBeforeLoad
    }

    /// The identifier of a profile of the simulator.
    public var profile: String
    public var start: Start
    /// Whether there are two stacks in a tab bar controller rather than one.
    public var hasTabs: Bool
    public var isRightToLeft: Bool
    public var isLandscape: Bool
    public var prefersLargeTitles: Bool
    /// Whether the bar is opaque, so that pages begin below it.
    public var isOpaque: Bool
    public var prefersCrossFades: Bool
    /// Whether the library pops by a drag anywhere on a page.
    public var popsByDrag: Bool
    /// How many frames per second are checked while pages move.
    public var framesPerSecond: Int
    public var root: PageSpec
    /// The names of the deviations of the model that the device has. Under any, only states of rest are judged.
    public var variants: [String]

    public init(
        _ profile: String, start: Start = .attachedBeforeShown, hasTabs: Bool = false, isRightToLeft: Bool = false,
        isLandscape: Bool = false, prefersLargeTitles: Bool = false, isOpaque: Bool = false,
        prefersCrossFades: Bool = false, popsByDrag: Bool = false, framesPerSecond: Int = 30,
        root: PageSpec = PageSpec(BarSpec()),
        variants: [String] = []
    ) {
        self.profile = profile
        self.start = start
        self.hasTabs = hasTabs
        self.isRightToLeft = isRightToLeft
        self.isLandscape = isLandscape
        self.prefersLargeTitles = prefersLargeTitles
        self.isOpaque = isOpaque
        self.prefersCrossFades = prefersCrossFades
        self.popsByDrag = popsByDrag
        self.framesPerSecond = framesPerSecond
        self.root = root
        self.variants = variants
    }

    /// The major version of the system.
    var system: Int { Simulator.Profile.all.first { $0.identifier == profile }?.system ?? 0 }

    public static let profiles = Simulator.Profile.all.map(\.identifier)
}

extension StageSpec: SwiftSource {
    var source: String {
        var call = SourceCall()
        call.add(nil, "\"\(profile)\"")
        call.add("start", ".\(start)", unless: start == .attachedBeforeShown)
        call.add("hasTabs", "true", unless: !hasTabs)
        call.add("isRightToLeft", "true", unless: !isRightToLeft)
        call.add("isLandscape", "true", unless: !isLandscape)
        call.add("prefersLargeTitles", "true", unless: !prefersLargeTitles)
        call.add("isOpaque", "true", unless: !isOpaque)
        call.add("prefersCrossFades", "true", unless: !prefersCrossFades)
        call.add("popsByDrag", "true", unless: !popsByDrag)
        call.add("framesPerSecond", "\(framesPerSecond)", unless: framesPerSecond == 30)
        call.add("root", root.source, unless: root == PageSpec(BarSpec()))
        call.add("variants", "\(variants)", unless: variants.isEmpty)
        return call.text("StageSpec")
    }

    init(using random: inout SeededGenerator, profile: String?) {
        let any = random.pick(Self.profiles)
        self.init(
            profile ?? any, start: random.pick(Start.allCases), hasTabs: random.once(in: 4),
            isRightToLeft: random.once(in: 4), isLandscape: random.once(in: 6), prefersLargeTitles: random.once(in: 3),
            isOpaque: random.once(in: 10), prefersCrossFades: random.once(in: 10),
            popsByDrag: random.once(in: 2),
            framesPerSecond: random.once(in: 8) ? 120 : 20, root: PageSpec(using: &random))
    }
}
