import Testing
import UIKit

/// One way to run a scenario: device, direction, and how pages come and go.
struct Variation: Sendable, CustomTestStringConvertible {
    /// How the user, or the app, goes from page to page.
    enum Way: String, Sendable {
        /// Animated, as a tap on a cell or on the back button is.
        case tap
        /// Pushed with a tap, popped with a swipe.
        case swipe
        /// Without animation.
        case atOnce = "at once"
    }

    var profile: Simulator.Profile
    var way: Way
    var direction = UIUserInterfaceLayoutDirection.leftToRight

    var place: String { direction == .rightToLeft ? "\(profile.name), right to left" : profile.name }

    var testDescription: String { "\(place), \(way.rawValue)" }
}

extension Variation {
    /// On two devices all ways, whose ends are compared; every other one, each way and both directions.
    static let all: [Variation] = [
        Variation(profile: .iPhone15(iOS: 18), way: .tap),
        Variation(profile: .iPhone15(iOS: 18), way: .swipe),
        Variation(profile: .iPhone15(iOS: 18), way: .atOnce),
        Variation(profile: .iPhone17Pro(iOS: 26), way: .tap, direction: .rightToLeft),
        Variation(profile: .iPhone17Pro(iOS: 26), way: .swipe, direction: .rightToLeft),
        Variation(profile: .iPhone17Pro(iOS: 26), way: .atOnce, direction: .rightToLeft),
        Variation(profile: .iPhoneSE(iOS: 15), way: .swipe, direction: .rightToLeft),
        Variation(profile: .iPhone14(iOS: 16), way: .tap, direction: .rightToLeft),
        Variation(profile: .iPhoneAir(iOS: 26), way: .swipe),
        Variation(profile: .iPad(iOS: 26), way: .tap),
    ]

    /// For scenarios that bring their own way: every device and system once.
    static let devices: [Variation] = [
        Variation(profile: .iPhoneSE(iOS: 15), way: .tap),
        Variation(profile: .iPhone14(iOS: 16), way: .tap, direction: .rightToLeft),
        Variation(profile: .iPhone15(iOS: 18), way: .tap),
        Variation(profile: .iPhone15ProMax(iOS: 18), way: .tap),
        Variation(profile: .iPhone17Pro(iOS: 26), way: .tap),
        Variation(profile: .iPhoneAir(iOS: 26), way: .tap, direction: .rightToLeft),
        Variation(profile: .iPad(iOS: 18), way: .tap),
        Variation(profile: .iPad(iOS: 26), way: .tap),
    ]

    /// The same where frames are recorded: with and without a notch, three systems.
    static let few: [Variation] = [
        Variation(profile: .iPhoneSE(iOS: 15), way: .tap, direction: .rightToLeft),
        Variation(profile: .iPhone15(iOS: 18), way: .tap),
        Variation(profile: .iPhone17Pro(iOS: 26), way: .tap),
    ]

    /// Where frames are recorded and pages come and go in different ways.
    static let ways: [Variation] = [
        Variation(profile: .iPhone15(iOS: 18), way: .tap),
        Variation(profile: .iPhone15(iOS: 18), way: .atOnce),
        Variation(profile: .iPhone17Pro(iOS: 26), way: .swipe, direction: .rightToLeft),
        Variation(profile: .iPhone17Pro(iOS: 26), way: .tap, direction: .rightToLeft),
        Variation(profile: .iPhoneSE(iOS: 15), way: .swipe),
    ]
}
