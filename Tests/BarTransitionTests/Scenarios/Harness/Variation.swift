import Testing
import UIKit

/// One variation of a scenario: device, direction, and how pages are pushed and popped.
struct Variation: Sendable, CustomTestStringConvertible {
    /// How the user, or the app, pushes and pops.
    enum Method: String, Sendable {
        /// Animated, as with a tap on a cell or on the back button.
        case tap
        /// Pushed with a tap, popped with a swipe.
        case swipe
        /// Without animation.
        case atOnce = "at once"
    }

    var profile: Simulator.Profile
    var method: Method
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// A switch of the model that differs from its default.
    private(set) var deviation: Simulator.Profile.Variants.Deviation?

    var place: String { direction == .rightToLeft ? "\(profile.name), right to left" : profile.name }

    var testDescription: String { "\(place), \(method.rawValue)" + (deviation.map { ", \($0)" } ?? "") }

    init(
        profile: Simulator.Profile, method: Method,
        direction: UIUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    ) {
        self.profile = profile
        self.method = method
        self.direction = direction
    }

    /// The same with one switch of the model changed.
    func under(_ deviation: Simulator.Profile.Variants.Deviation) -> Variation {
        var variation = self
        variation.deviation = deviation
        deviation.apply(to: &variation.profile)
        return variation
    }
}

extension Variation {
    /// All methods on two devices, whose end states are compared; on the others, each method and both directions.
    static let all: [Variation] = [
        Variation(profile: .iPhone15(iOS: 18), method: .tap),
        Variation(profile: .iPhone15(iOS: 18), method: .swipe),
        Variation(profile: .iPhone15(iOS: 18), method: .atOnce),
        Variation(profile: .iPhone17Pro(iOS: 26), method: .tap, direction: .rightToLeft),
        Variation(profile: .iPhone17Pro(iOS: 26), method: .swipe, direction: .rightToLeft),
        Variation(profile: .iPhone17Pro(iOS: 26), method: .atOnce, direction: .rightToLeft),
        Variation(profile: .iPhoneSE(iOS: 15), method: .swipe, direction: .rightToLeft),
        Variation(profile: .iPhone14(iOS: 16), method: .tap, direction: .rightToLeft),
        Variation(profile: .iPhoneAir(iOS: 26), method: .swipe),
        Variation(profile: .iPad(iOS: 26), method: .tap),
    ]

    /// For scenarios that choose the method themselves: every device and system once.
    static let devices: [Variation] = [
        Variation(profile: .iPhoneSE(iOS: 15), method: .tap),
        Variation(profile: .iPhone14(iOS: 16), method: .tap, direction: .rightToLeft),
        Variation(profile: .iPhone15(iOS: 18), method: .tap),
        Variation(profile: .iPhone15ProMax(iOS: 18), method: .tap),
        Variation(profile: .iPhone17Pro(iOS: 26), method: .tap),
        Variation(profile: .iPhoneAir(iOS: 26), method: .tap, direction: .rightToLeft),
        Variation(profile: .iPad(iOS: 18), method: .tap),
        Variation(profile: .iPad(iOS: 26), method: .tap),
    ]

    /// The same where frames are recorded: with and without a notch, three systems.
    static let recordedDevices: [Variation] = [
        Variation(profile: .iPhoneSE(iOS: 15), method: .tap, direction: .rightToLeft),
        Variation(profile: .iPhone15(iOS: 18), method: .tap),
        Variation(profile: .iPhone17Pro(iOS: 26), method: .tap),
    ]

    /// Phones without a notch, on three systems.
    static let phonesWithoutNotch: [Variation] = [15, 18, 26].map {
        Variation(profile: .iPhoneSE(iOS: $0), method: .tap)
    }

    /// The devices on which frames are recorded, with a defect of UIKit that is off by default.
    static func recordedDevices(with defect: OldDefect) -> [Variation] {
        recordedDevices.map { variation in
            var variation = variation
            switch defect {
            case .pageOfCancelledSet: variation.profile.defects.keepsPageOfCancelledSet = true
            case .snappingLargeTitle: variation.profile.defects.snapsLargeTitleInMultiLevelPops = true
            }
            return variation
        }
    }

    /// Where frames are recorded and the method varies.
    static let methods: [Variation] = [
        Variation(profile: .iPhone15(iOS: 18), method: .tap),
        Variation(profile: .iPhone15(iOS: 18), method: .atOnce),
        Variation(profile: .iPhone17Pro(iOS: 26), method: .swipe, direction: .rightToLeft),
        Variation(profile: .iPhone17Pro(iOS: 26), method: .tap, direction: .rightToLeft),
        Variation(profile: .iPhoneSE(iOS: 15), method: .swipe),
    ]

    /// The devices with iOS 27.
    static let system27: [Variation] = [
        Variation(profile: .iPhone17(iOS: 27), method: .tap),
        Variation(profile: .iPhone18Pro(iOS: 27), method: .swipe, direction: .rightToLeft),
        Variation(profile: .iPhone18ProMax(iOS: 27, minor: 2), method: .tap),
        Variation(profile: .iPad(iOS: 27), method: .tap),
    ]
}
