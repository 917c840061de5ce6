import TestSupport
import Testing
import UIKit

@Suite("Trait overrides", .portable) @MainActor
struct TraitOverrideTests {
    @available(iOS 17, *)
    @Test func fact_m20_15_theyApplyToTheObjectAndItsDescendants() async throws {
        let stage = try await TestStage("A", on: .iPhone(from: 17))
        let page = stage.pages[0]
        let part = UIView(frame: .zero)
        page.view.addSubview(part)
        var styles: [UIUserInterfaceStyle] = []
        let registration = part.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (part: UIView, _) in
            styles.append(part.traitCollection.userInterfaceStyle)
        }
        page.traitOverrides.userInterfaceStyle = .dark
        #expect(page.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(!page.traitOverrides.contains(UITraitDisplayScale.self))
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        #expect(part.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.navigation.traitCollection.userInterfaceStyle == .light)
        part.traitOverrides.horizontalSizeClass = .regular
        #expect(part.traitCollection.horizontalSizeClass == .regular)
        #expect(page.traitCollection.horizontalSizeClass == .compact)
        page.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(part.traitCollection.userInterfaceStyle == .light)
        #expect(styles == [.dark, .light])
        part.unregisterForTraitChanges(registration)
    }

    @available(iOS 17, *)
    @Test func fact_m20_15_aWindowOverridesForAllItContains() async throws {
        let stage = try await TestStage("A")
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(stage.pages[0].traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        stage.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(stage.pages[0].traitCollection.preferredContentSizeCategory == .large)
    }
}
