import BarTransition
import UIKit

/// A device with an app, for one sequence.
@MainActor
final class World {
    let stage: StageSpec
    let simulator: Simulator
    let stacks: [SequenceStack]
    let tabs: UITabBarController?
    var modal: UIViewController?
    var fingerIsDown = false
    /// Where the finger of a drag touched down; nil in a swipe from the edge.
    var dragStart: CGPoint?
    private var pageCount = 0
    /// How often a page changed its bar while no pages moved.
    private(set) var changesInPlace = 0

    init(_ stage: StageSpec) {
        self.stage = stage
        guard var profile = Simulator.Profile.all.first(where: { $0.identifier == stage.profile }) else {
            preconditionFailure(
                "StageSpec: there is no profile \(stage.profile); take one of \(StageSpec.profiles.joined(separator: ", "))."
            )
        }
        for name in stage.variants {
            guard let deviation = Simulator.Profile.Variants.deviations.first(where: { $0.name == name }) else {
                preconditionFailure("StageSpec: the model has no deviation \(name).")
            }
            deviation.apply(to: &profile)
        }
        simulator = Simulator(
            profile: profile, orientation: stage.isLandscape ? .landscapeRight : .portrait,
            layoutDirection: stage.isRightToLeft ? .rightToLeft : .leftToRight)
        if stage.prefersCrossFades { simulator.prefersCrossFades = true }
        let isSetLater = stage.start == .setBeforeLoad
        let roots =
            [SequencePage.make(stage.root, number: 1)]
            + (stage.hasTabs ? [SequencePage.make(PageSpec(BarSpec(.clear)), number: 2)] : [])
        pageCount = roots.count
        stacks = roots.map { SequenceStack(root: isSetLater ? nil : $0, stage) }
        tabs = stage.hasTabs ? UITabBarController() : nil
        tabs?.setViewControllers(stacks.map(\.navigation), animated: false)
        if stage.start != .attachedAfterShown { stacks.forEach { $0.attach() } }
        if isSetLater { zip(stacks, roots).forEach { $0.navigation.setViewControllers([$1], animated: false) } }
        simulator.show(tabs ?? stacks[0].navigation)
        if stage.start == .attachedAfterShown { stacks.forEach { $0.attach() } }
        simulator.runToRest()
    }

    /// The stack that is on the screen.
    var stack: SequenceStack { tabs.map { stacks[$0.selectedIndex] } ?? stacks[0] }
    var navigation: UINavigationController { stack.navigation }
    /// Whether the bar is minimized, in whole or in part.
    var isMinimized: Bool { Simulator.minimization(of: navigation) > 0 }
    var isInTransition: Bool { navigation.transitionCoordinator != nil }
    var isAtRest: Bool { !simulator.isBusy && !fingerIsDown }

    func makePage(_ spec: PageSpec) -> SequencePage {
        pageCount += 1
        let page = SequencePage.make(spec, number: pageCount)
        page.onChangeInPlace = { [weak self] in self?.changesInPlace += 1 }
        return page
    }

    func forgetDismissed() {
        if let current = modal, current.presentingViewController == nil { modal = nil }
    }
}
