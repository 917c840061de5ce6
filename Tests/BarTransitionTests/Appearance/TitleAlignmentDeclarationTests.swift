import BarTransition
import TestSupport
import Testing
import UIKit

/// The alignment of a title where the app sets one too, and on systems that have none.
@Suite("Declared title alignment", .ownSimulator) @MainActor
struct TitleAlignmentDeclarationTests {
    private func show(
        _ profile: Simulator.Profile, own: UINavigationItem.TitleAlignment, _ declared: BarAppearance.TitleAlignment?
    ) -> (navigation: UINavigationController, page: DeclaringPage) {
        let simulator = Simulator(profile: profile)
        let page = DeclaringPage("Page", BarAppearance(titleAlignment: declared))
        page.navigationItem.titleAlignment = own
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        return (navigation, page)
    }

    /// Each of the app's own alignments returns, whether the declaration or the library goes.
    @Test(arguments: [UINavigationItem.TitleAlignment.automatic, .leading, .center], [false, true])
    func theAppsOwnReturns(_ own: UINavigationItem.TitleAlignment, isDetached: Bool) {
        let pairs: [(BarAppearance.TitleAlignment, UINavigationItem.TitleAlignment)] = [
            (.automatic, .automatic), (.leading, .leading), (.center, .center),
        ]
        for (declared, written) in pairs {
            let (navigation, page) = show(.iPhone18Pro(iOS: 27, minor: 2), own: own, declared)
            #expect(page.navigationItem.titleAlignment == written)
            if isDetached {
                navigation.detachBarTransition()
            } else {
                page.barAppearance.titleAlignment = nil
                page.setNeedsBarAppearanceUpdate(animated: false)
            }
            #expect(page.navigationItem.titleAlignment == own)
        }
    }

    /// iOS 27.2 is the first system with it.
    @Test(arguments: [(27, 1, false), (27, 2, true)])
    func itHasAnEffectFromIOS27_2(_ system: (major: Int, minor: Int, isWritten: Bool)) {
        let (_, page) = show(
            .iPhone18Pro(iOS: system.major, minor: system.minor), own: .automatic, .leading)
        #expect(page.navigationItem.titleAlignment == (system.isWritten ? .leading : .automatic))
    }

    /// Before iOS 27 the appearances have no style that could be forced.
    @Test(arguments: [(26, false), (27, true)]) func aStyleIsWrittenFromIOS27(_ system: (major: Int, isWritten: Bool)) {
        let simulator = Simulator(profile: .iPhone17Pro(iOS: system.major))
        let page = DeclaringPage("Page", BarAppearance(background: .color(.red), interfaceStyle: .dark))
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        let style = page.navigationItem.standardAppearance?.overrideUserInterfaceStyle
        #expect(style == (system.isWritten ? .dark : .unspecified))
    }
}
