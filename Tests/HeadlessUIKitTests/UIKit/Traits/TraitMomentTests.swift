import TestSupport
import Testing
import UIKit

/// When views are notified of their traits, and which traits are the current ones then.
@Suite("The moment of a change of traits", .ownSimulator) @MainActor
struct TraitMomentTests {
    private final class Border: UIView {
        var calls = 0
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls += 1 }
    }

    private let page = UIViewController()

    init() { Simulator(profile: .iPhone15(iOS: 18)).show(page) }

    /// UIKit documentation of `UITraitCollection.current`.
    @Test func aHandlerHasTheNewTraitsAsCurrent() {
        var style = UIUserInterfaceStyle.unspecified
        page.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
            style = UITraitCollection.current.userInterfaceStyle
        }
        page.view.overrideUserInterfaceStyle = .dark
        #expect(style == .dark)
    }

    /// The same for `layoutSubviews()`, also outside of a window.
    @Test func layoutHasTheViewsTraitsAsCurrent() {
        final class Probe: UIView {
            var style = UIUserInterfaceStyle.unspecified
            override func layoutSubviews() {
                super.layoutSubviews()
                style = UITraitCollection.current.userInterfaceStyle
            }
        }
        let (parent, probe) = (UIView(), Probe())
        parent.overrideUserInterfaceStyle = .dark
        parent.addSubview(probe)
        probe.layoutIfNeeded()
        #expect(probe.style == .dark)
    }

    /// WWDC19, session 214: a new view has the traits that it is likely to get, and is notified if it gets others.
    @Test func aNewViewIsNotifiedOfOtherTraits() {
        let same = Border()
        page.view.addSubview(same)
        #expect(same.calls == 0)
        page.view.overrideUserInterfaceStyle = .dark
        #expect(same.calls == 1)
        let other = Border()
        page.view.addSubview(other)
        #expect(other.calls == 1)
        // Fact m4.7.
        let own = Border()
        own.overrideUserInterfaceStyle = .dark
        #expect(own.calls == 1)
    }
}
