import TestSupport
import Testing

@testable import UIKit

@Suite("System versions and linked SDKs", .ownSimulator) @MainActor
struct SystemVersionTests {
    @Test func versionsAreInOrder() {
        typealias Version = Simulator.Profile.Version
        #expect(Version(27) < Version(27, 1) && Version(26, 4) < Version(27))
        #expect(Version(27, 2).description == "27.2")
    }

    @Test func theDeviceTellsItsVersion() {
        let stage = HeadlessStage("A", profile: .iPhone18Pro(iOS: 27, minor: 1))
        #expect(UIDevice.current.systemVersion == "27.1")
        withExtendedLifetime(stage) {}
        let older = HeadlessStage("A", profile: .iPhone15(iOS: 18))
        #expect(UIDevice.current.systemVersion == "18.0")
        withExtendedLifetime(older) {}
    }

    @Test func minorVersionsAreInTheName() {
        let profile = Simulator.Profile.iPhone18ProMax(iOS: 27, minor: 2)
        #expect(profile.identifier == "iphone18promax-ios27.2" && profile.name == "iPhone 18 Pro Max, iOS 27.2")
        #expect(Simulator.Profile.iPhone18Pro(iOS: 27).identifier == "iphone18pro-ios27")
    }

    @Test func appsAreLinkedWithTheSDKOfTheSystemByDefault() {
        #expect(Simulator.Profile.iPhone15(iOS: 18).linkedSDK == .init(26))
        var profile = Simulator.Profile.iPhone17(iOS: 27, minor: 1)
        #expect(profile.linkedSDK == .init(27, 1) && profile.isLinked(onOrAfter: .init(27, 1)))
        profile.linkedSDK = .init(26)
        #expect(!profile.isLinked(onOrAfter: .init(27)))
        // A newer SDK does not bring what an older system lacks.
        var older = Simulator.Profile.iPhone17Pro(iOS: 26)
        older.linkedSDK = .init(27)
        #expect(!older.isLinked(onOrAfter: .init(27)))
    }

    @Test(arguments: [
        (Simulator.Profile.iPhone17(iOS: 27), 26, true), (.iPhone17(iOS: 27), 27, false),
        (.iPhone17Pro(iOS: 26), 26, true), (.iPhone17Pro(iOS: 26), 27, false),
    ])
    func fact_27_2_2_theCompatibilityKeyCountsForAppsLinkedWith26(
        _ profile: Simulator.Profile, sdk: Int, isClassic: Bool
    ) {
        var profile = profile
        profile.linkedSDK = .init(sdk)
        profile.requiresCompatibility = true
        #expect(HeadlessStage("A", profile: profile).bar.frame.height == (isClassic ? 44 : 54))
    }

    @Test(arguments: [Simulator.Profile.iPhone17(iOS: 27), .iPhone18Pro(iOS: 27)])
    func fact_27_11_1_barOf402PointsWide(_ profile: Simulator.Profile) {
        let stage = HeadlessStage("A", profile: profile)
        #expect(stage.bar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
        #expect(stage.pages[0].view.safeAreaInsets.top == 116)
        stage.bar.prefersLargeTitles = true
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.safeAreaInsets.top == 168)
    }
}
