import BarTransition
import TestSupport
import Testing
import UIKit

/// What the four appearances of an item are based on while a declaration is written to them, and what is left of that.
///
/// Each appearance of the app's has a title font of another size, which no declaration here changes: its size tells
/// on which appearance another one is based.
@Suite("The appearances of a declared item", .ownSimulator) @MainActor
struct ItemAppearanceTests {
    /// The states for which UIKit has an appearance.
    enum Place: Int, CaseIterable, Sendable {
        case standard = 11
        case scrollEdge, compact, compactScrollEdge

        var fontSize: CGFloat { CGFloat(rawValue) }

        @MainActor var ofItem: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?> {
            switch self {
            case .standard: \.standardAppearance
            case .scrollEdge: \.scrollEdgeAppearance
            case .compact: \.compactAppearance
            case .compactScrollEdge: \.compactScrollEdgeAppearance
            }
        }
    }

    /// The combinations beside the standard appearance.
    nonisolated static let combinations: [Set<Place>] = [
        [], [.scrollEdge], [.compact], [.compactScrollEdge], [.scrollEdge, .compact],
        [.scrollEdge, .compactScrollEdge], [.compact, .compactScrollEdge], [.scrollEdge, .compact, .compactScrollEdge],
    ]

    private func appearance(fontSize: CGFloat) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .green
        appearance.titleTextAttributes = [.font: UIFont.systemFont(ofSize: fontSize)]
        return appearance
    }

    private func stage(_ page: UIViewController, bar: (UINavigationBar) -> Void = { _ in }) -> HeadlessStage {
        let stage = HeadlessStage(.iPhone15(iOS: 18)) {
            let navigation = UINavigationController(rootViewController: page)
            bar(navigation.navigationBar)
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        return stage
    }

    private func set(_ appearance: UINavigationBarAppearance, _ place: Place, of bar: UINavigationBar) {
        switch place {
        case .standard: bar.standardAppearance = appearance
        case .scrollEdge: bar.scrollEdgeAppearance = appearance
        case .compact: bar.compactAppearance = appearance
        case .compactScrollEdge: bar.compactScrollEdgeAppearance = appearance
        }
    }

    private func size(_ appearance: UINavigationBarAppearance?) -> CGFloat? {
        (appearance?.titleTextAttributes[.font] as? UIFont)?.pointSize
    }

    private func sizes(_ item: UINavigationItem) -> [CGFloat?] { Place.allCases.map { size(item[keyPath: $0.ofItem]) } }

    /// A declared background is behind all four. Those that the app has not set are based on the one that UIKit uses for them.
    private func sizesUnderADrawnBackground(_ own: Set<Place>) -> [CGFloat?] {
        func first(_ places: Place...) -> CGFloat? { places.first { $0 == .standard || own.contains($0) }?.fontSize }
        return [
            first(.standard), first(.scrollEdge, .standard), first(.compact, .standard),
            first(.compactScrollEdge, .scrollEdge, .compact, .standard),
        ]
    }

    /// Under UIKit's own background those that the app has not set stay nil, except at the scroll edge: there UIKit takes the
    /// standard one without its background, or at a compact height the compact one.
    private func sizesUnderUIKitsBackground(_ own: Set<Place>) -> [CGFloat?] {
        func size(_ place: Place) -> CGFloat? { own.contains(place) ? place.fontSize : nil }
        return [
            Place.standard.fontSize, size(.scrollEdge) ?? Place.standard.fontSize, size(.compact),
            size(.compactScrollEdge) ?? (own.contains(.scrollEdge) ? nil : size(.compact)),
        ]
    }

    // MARK: Bases

    /// Of the item's own, in a bar that has others.
    @Test(arguments: combinations, [true, false]) func theItemsOwnAreTheBase(_ own: Set<Place>, isDrawn: Bool) {
        let page = DeclaringPage("A", BarAppearance(background: isDrawn ? .color(.red) : .system, titleColor: .white))
        let item = page.navigationItem
        let places = Place.allCases.filter { $0 == .standard || own.contains($0) }
        for place in places { item[keyPath: place.ofItem] = appearance(fontSize: place.fontSize) }
        let before = Place.allCases.map { item[keyPath: $0.ofItem] }
        let stage = stage(page) { bar in
            for place in places { set(appearance(fontSize: 30), place, of: bar) }
        }
        #expect(sizes(item) == (isDrawn ? sizesUnderADrawnBackground(own) : sizesUnderUIKitsBackground(own)))
        for place in Place.allCases {
            let written = item[keyPath: place.ofItem]
            #expect(written.map { $0.titleTextAttributes[.foregroundColor] as? UIColor == .white } ?? true)
            let keepsBackground = !isDrawn && places.contains(place)
            #expect(written?.backgroundColor == (keepsBackground ? .green : nil), "\(place)")
        }
        stage.navigation.detachBarTransition()
        #expect(Place.allCases.map { item[keyPath: $0.ofItem] } == before)
    }

    /// Of the bar's, for an item that has none.
    @Test(arguments: combinations, [true, false]) func theBarsAreTheBase(_ own: Set<Place>, isDrawn: Bool) {
        let page = DeclaringPage("A", BarAppearance(background: isDrawn ? .color(.red) : .system, titleColor: .white))
        let item = page.navigationItem
        let stage = stage(page) { bar in
            for place in own.union([.standard]) { set(appearance(fontSize: place.fontSize), place, of: bar) }
        }
        #expect(sizes(item) == (isDrawn ? sizesUnderADrawnBackground(own) : sizesUnderUIKitsBackground(own)))
        stage.navigation.detachBarTransition()
        #expect(Place.allCases.allSatisfy { item[keyPath: $0.ofItem] == nil })
        #expect(size(stage.bar.standardAppearance) == Place.standard.fontSize)
    }

    /// In landscape the title has the attributes of the compact appearance at the scroll edge too, as without the library (fact
    /// 6.1.2): a page that declares only a tint leaves it so.
    @Test(arguments: [false, true], [false, true]) func theCompactOneAtTheScrollEdge(isItems: Bool, isAttached: Bool) {
        let compact = UINavigationBarAppearance()
        compact.titleTextAttributes = [.foregroundColor: UIColor.red]
        let page = DeclaringPage("MMMMMM", BarAppearance(tintColor: .green))
        if isItems { page.navigationItem.compactAppearance = compact }
        let stage = HeadlessStage(.iPhone15(iOS: 18), orientation: .landscapeLeft) {
            let navigation = UINavigationController(rootViewController: page)
            if !isItems { navigation.navigationBar.compactAppearance = compact }
            if isAttached { navigation.attachBarTransition() }
            return navigation
        }
        stage.simulator.runToRest()
        let middle = Int(stage.bar.frame.midX)
        let colors = (middle - 30..<middle + 30).flatMap { stage.simulator.column($0)[4..<28] }
        #expect(colors.contains { $0[0] > 200 && $0[1] < 60 && $0[2] < 60 })
    }

    /// Pages that declare the same can have items that differ.
    @Test func anItemKeepsItsOwnAfterOneThatDeclaresTheSame() {
        let declared = BarAppearance(background: .color(.red), titleColor: .white)
        let stage = stage(DeclaringPage("A", declared)) { set(appearance(fontSize: 20), .standard, of: $0) }
        let own = DeclaringPage("B", declared)
        own.navigationItem.prompt = "Prompt"
        own.navigationItem.largeTitleDisplayMode = .never
        let styled = DeclaringPage("C", declared)
        styled.navigationItem.standardAppearance = appearance(fontSize: 30)
        let last = DeclaringPage("D", declared)
        for page in [own, styled, last] {
            stage.navigation.pushViewController(page, animated: true)
            stage.simulator.runToRest()
        }
        #expect(own.navigationItem.prompt == "Prompt")
        #expect(own.navigationItem.largeTitleDisplayMode == .never)
        #expect(last.navigationItem.prompt == nil)
        #expect(last.navigationItem.largeTitleDisplayMode == .automatic)
        #expect([own, styled, last].map { size($0.navigationItem.standardAppearance) } == [20, 30, 20])
    }

    /// An app that changes the bar's look, as for another theme, sees it after the next update of the page.
    @Test(arguments: Place.allCases) func aChangeOfTheBarsOwnIsFollowed(_ place: Place) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), titleColor: .white))
        let stage = stage(page) { bar in
            for place in Place.allCases { set(appearance(fontSize: place.fontSize), place, of: bar) }
        }
        let before = sizes(page.navigationItem)
        set(appearance(fontSize: 30), place, of: stage.bar)
        page.setNeedsBarAppearanceUpdate(animated: false)
        let expected = zip(Place.allCases, before).map { $0 == place ? 30 : $1 }
        #expect(sizes(page.navigationItem) == expected)
    }

    /// The same for an appearance that the app changes in place.
    @Test func aChangeInsideTheBarsOwnIsFollowed() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), titleColor: .white))
        let stage = stage(page) { bar in
            for place in Place.allCases { set(appearance(fontSize: place.fontSize), place, of: bar) }
        }
        stage.bar.standardAppearance.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 31)
        stage.bar.scrollEdgeAppearance?.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 32)
        stage.bar.compactAppearance?.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 33)
        stage.bar.compactScrollEdgeAppearance?.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 34)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(sizes(page.navigationItem) == [31, 32, 33, 34])
    }

    // MARK: The app's later writes

    /// What the app sets on an item that has been written is the base of the next update, and is what the app has again.
    @Test(arguments: Place.allCases) func theAppsLaterAppearanceIsTheNextBase(_ place: Place) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), titleColor: .white))
        let item = page.navigationItem
        for place in Place.allCases { item[keyPath: place.ofItem] = appearance(fontSize: place.fontSize) }
        let stage = stage(page)
        let later = appearance(fontSize: 30)
        item[keyPath: place.ofItem] = later
        page.setNeedsBarAppearanceUpdate(animated: false)
        let expected = Place.allCases.map { $0 == place ? 30 : $0.fontSize }
        #expect(sizes(item) == expected)
        #expect(item[keyPath: place.ofItem]?.backgroundColor == nil, "the declared background is seen")
        stage.navigation.detachBarTransition()
        #expect(item[keyPath: place.ofItem] == later)
    }

    /// Without an update the library no longer owns the item, and gives nothing back.
    @Test(arguments: Place.allCases) func theAppsLastAppearanceStaysAfterDetaching(_ place: Place) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), prompt: "Declared"))
        let item = page.navigationItem
        item.prompt = "The app's"
        let stage = stage(page)
        let later = appearance(fontSize: 30)
        item[keyPath: place.ofItem] = later
        stage.navigation.detachBarTransition()
        #expect(item[keyPath: place.ofItem] == later)
        #expect(item.prompt == "The app's")
    }

    /// What the app sets later stays, and does not make the library's other values the app's.
    @Test(arguments: [false, true]) func aLaterValueOfTheAppLeavesNothingOfTheLibrary(detaches: Bool) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), titleColor: .white))
        let item = page.navigationItem
        let stage = stage(page)
        item.prompt = "The app's"
        item.largeTitleDisplayMode = .never
        let plain = DeclaringPage("A", BarAppearance())
        let plainStage = self.stage(plain)
        if detaches {
            stage.navigation.detachBarTransition()
            plainStage.navigation.detachBarTransition()
        } else {
            page.barAppearance = BarAppearance()
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        #expect(item.prompt == "The app's" && item.largeTitleDisplayMode == .never)
        for place in Place.allCases {
            #expect(item[keyPath: place.ofItem] == plain.navigationItem[keyPath: place.ofItem])
        }
    }

    /// The same for a prompt: nothing stays of the mode, the alignment and the minimization that were declared.
    @Test(arguments: [false, true]) func aLaterPromptOfTheAppLeavesNothingOfTheLibrary(detaches: Bool) {
        let page = DeclaringPage(
            "A", BarAppearance(largeTitleDisplayMode: .never, titleAlignment: .leading, minimization: .never))
        let item = page.navigationItem
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27, minor: 2), pages: page)
        #expect(item.largeTitleDisplayMode == .never && item.titleAlignment == .leading)
        #expect(item.navigationBarMinimization.minimizationBehavior == .never)
        item.prompt = "The app's"
        if detaches {
            stage.navigation.detachBarTransition()
        } else {
            page.barAppearance = BarAppearance()
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        #expect(item.prompt == "The app's")
        #expect(item.largeTitleDisplayMode == .automatic && item.titleAlignment == .automatic)
        #expect(item.navigationBarMinimization.minimizationBehavior == .automatic)
    }

    /// A prompt or a mode that the app sets again is its own from then on.
    @Test func theAppsLaterValuesAreTheNextBase() {
        let page = DeclaringPage("A", BarAppearance(prompt: "Declared", largeTitleDisplayMode: .never))
        let item = page.navigationItem
        let stage = stage(page)
        #expect(item.prompt == "Declared" && item.largeTitleDisplayMode == .never)
        item.prompt = "The app's"
        item.largeTitleDisplayMode = .always
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(item.prompt == "Declared" && item.largeTitleDisplayMode == .never)
        stage.navigation.detachBarTransition()
        #expect(item.prompt == "The app's" && item.largeTitleDisplayMode == .always)
    }

    /// An app that sets what is declared keeps it: its own values are right already.
    @Test func whatIsRightAlreadyStays() {
        let page = DeclaringPage("A", BarAppearance(prompt: "Same", largeTitleDisplayMode: .never))
        let item = page.navigationItem
        let stage = stage(page)
        page.barAppearance = BarAppearance()
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(item.prompt == nil && item.largeTitleDisplayMode == .automatic)
        item.prompt = "Same"
        item.largeTitleDisplayMode = .never
        page.barAppearance = BarAppearance(prompt: "Same", largeTitleDisplayMode: .never)
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.navigation.detachBarTransition()
        #expect(item.prompt == "Same" && item.largeTitleDisplayMode == .never)
    }

    /// Each detached item is as the app left it, and attaching again begins with it.
    @Test func attachingAgainBeginsWithTheAppsItem() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), titleColor: .white))
        let item = page.navigationItem
        let stage = stage(page)
        stage.navigation.detachBarTransition()
        #expect(item.standardAppearance == nil)
        item.standardAppearance = appearance(fontSize: 30)
        stage.navigation.attachBarTransition()
        #expect(sizes(item) == [30, 30, 30, 30])
        stage.navigation.detachBarTransition()
        #expect(item.standardAppearance == appearance(fontSize: 30) && item.scrollEdgeAppearance == nil)
    }
}
