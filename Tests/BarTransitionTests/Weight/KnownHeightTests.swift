import BarTransition
import TestSupport
import Testing
import UIKit

/// The heights of bars that the library remembers save layout passes. A height that may have changed is forgotten: a wrong one
/// would cost a pass more than none.
@Suite("Cost of layout after a change of heights", .ownSimulator) @MainActor
struct KnownHeightTests {
    nonisolated static let profile = Simulator.Profile.iPhone15(iOS: 18)

    /// A page with a bar of a kind of its own.
    enum Kind: CaseIterable {
        case plain, prompt, searchBar, largeTitle
    }

    private func page(_ kind: Kind) -> CountingBarPage {
        var appearance = BarAppearance(largeTitleDisplayMode: .never)
        if kind == .prompt { appearance.prompt = "Fill this in" }
        if kind == .largeTitle { appearance.largeTitleDisplayMode = .always }
        let page = CountingBarPage("\(kind)", appearance)
        if kind == .searchBar { page.navigationItem.searchController = UISearchController() }
        return page
    }

    private func stage(_ root: UIViewController, attached: Bool = true) -> HeadlessStage {
        let stage = HeadlessStage(Self.profile) {
            let navigation = CountingNavigation(rootViewController: root)
            navigation.isAttached = attached
            navigation.navigationBar.prefersLargeTitles = true
            if attached { navigation.attachBarTransition() }
            return navigation
        }
        stage.simulator.runToRest()
        return stage
    }

    private func addScrollView(to page: UIViewController) -> UIScrollView {
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        page.view.insertSubview(scrollView, at: 0)
        return scrollView
    }

    private func push(_ page: CountingPage, on stage: HeadlessStage) -> LayoutCounts {
        let before = page.counts
        stage.push(page, andWait: 0)
        stage.simulator.runToRest()
        return page.counts - before
    }

    private func pop(to page: CountingPage, on stage: HeadlessStage) -> LayoutCounts {
        let before = page.counts
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        return page.counts - before
    }

    /// Each kind of bar has a height of its own, which is known from its first page on, whatever was shown in between.
    @Test(arguments: Kind.allCases.filter { $0 != .plain }) func eachKindIsKnown(_ kind: Kind) {
        let root = page(.plain)
        let stage = stage(root)
        let first = push(page(kind), on: stage)
        _ = pop(to: root, on: stage)
        for other in Kind.allCases where other != .plain && other != kind {
            _ = push(page(other), on: stage)
            _ = pop(to: root, on: stage)
        }
        let second = push(page(kind), on: stage)
        #expect(second.passes == first.passes - 1)
    }

    private func rotate(_ stage: HeadlessStage) {
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
    }

    /// In landscape no title is large: a push and a pop cost nothing, as if nothing had been remembered.
    @Test func aRotationForgetsThem() {
        var counts: [Bool: (push: LayoutCounts, pop: LayoutCounts)] = [:]
        for attached in [true, false] {
            let root = page(.largeTitle)
            let stage = stage(root, attached: attached)
            _ = push(page(.plain), on: stage)
            _ = pop(to: root, on: stage)
            _ = push(page(.plain), on: stage)
            rotate(stage)
            let back = pop(to: root, on: stage)
            counts[attached] = (push(page(.plain), on: stage), back)
        }
        #expect(counts[true]?.push == counts[false]?.push)
        #expect(counts[true]?.pop.passes == counts[false]?.pop.passes)
    }

    /// The same for a kind of bar that was seen before.
    @Test func aRotationForgetsKinds() {
        var counts: [Bool: LayoutCounts] = [:]
        for attached in [true, false] {
            let root = page(.plain)
            let stage = stage(root, attached: attached)
            _ = push(page(.largeTitle), on: stage)
            _ = pop(to: root, on: stage)
            rotate(stage)
            counts[attached] = push(page(.largeTitle), on: stage)
        }
        #expect(counts[true] == counts[false])
    }

    /// Scrolls until the large title is away.
    private func collapseTitle(_ scrollView: UIScrollView, on stage: HeadlessStage) throws {
        let height = stage.bar.frame.height
        scrollView.contentOffset.y += 300
        stage.simulator.runToRest()
        try #require(stage.bar.frame.height < height, "the title has collapsed")
    }

    /// A page with a large title that was scrolled meanwhile has a low bar when it returns. What is known of it from the time
    /// before is forgotten as it is covered again.
    @Test func aScrolledPageHasNoKnownHeight() throws {
        var counts: [Bool: LayoutCounts] = [:]
        for attached in [true, false] {
            let root = page(.largeTitle)
            let scrollView = addScrollView(to: root)
            let stage = stage(root, attached: attached)
            _ = push(page(.plain), on: stage)
            _ = pop(to: root, on: stage)
            try collapseTitle(scrollView, on: stage)
            _ = push(page(.plain), on: stage)
            counts[attached] = pop(to: root, on: stage)
            #expect(scrollView.contentOffset.y > 100)
        }
        #expect(counts[true] == counts[false])
    }

    /// Nor does it tell the height of other bars of its kind. Neither the push from it nor the pop back to it changes the height.
    @Test(arguments: [false, true]) func aScrolledPageTellsNoHeight(popsAnimated: Bool) throws {
        var counts: [Bool: LayoutCounts] = [:]
        for attached in [true, false] {
            let root = page(.largeTitle)
            let scrollView = addScrollView(to: root)
            let stage = stage(root, attached: attached)
            let height = stage.bar.frame.height
            try collapseTitle(scrollView, on: stage)
            _ = push(page(.plain), on: stage)
            stage.navigation.popViewController(animated: popsAnimated)
            stage.simulator.runToRest()
            scrollView.contentOffset.y -= 300
            stage.simulator.runToRest()
            try #require(stage.bar.frame.height == height, "the title is there again")
            counts[attached] = push(page(.largeTitle), on: stage)
        }
        #expect(counts[true] == counts[false])
    }
}
