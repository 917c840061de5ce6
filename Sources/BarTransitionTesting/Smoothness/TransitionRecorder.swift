import BarTransition
import UIKit

/// Carries one recording for the rules of smoothness out.
@MainActor
final class TransitionRecorder {
    private static let frameTime = 1.0 / 120
    /// Ten seconds.
    private static let longest = 1200
    /// How far a finger moves from frame to frame, as a share of the width.
    private static let fingerStep: CGFloat = 1.0 / 60

    private let scene: FilmScene
    private let stage: any FilmStage
    private let reader: ValueReader
    private var frames: [FilmFrame] = []

    init(_ scene: FilmScene, stage: any FilmStage) {
        self.scene = scene
        self.stage = stage
        reader = ValueReader(scene.navigationController, window: stage.window)
    }

    private var navigationController: UINavigationController { scene.navigationController }

    func record() throws -> TransitionRecording {
        let title = scene.operation.title
        let pages = navigationController.viewControllers + scene.operation.arrivingPages
        let before = AppState(navigationController)
        let belongings = AppState(belongingsOf: navigationController, pages: pages)
        let oldTop = navigationController.topViewController
        let hadBar = !navigationController.isNavigationBarHidden
        defer { reader.remove() }
        reader.follow(oldTop)
        take(progress: 0)
        try begin()
        let hasBar = !navigationController.isNavigationBarHidden
        take(progress: stage.progress)
        runToRest()
        try stage.rest(after: title)
        take(progress: 1)
        var circumstances = SmoothnessCircumstances()
        circumstances.isSwipe = scene.operation.isSwipe
        // A tab bar at the top leaves less than the window does; a sheet begins lower.
        if let view = navigationController.view {
            circumstances.topWithoutBar = view.shownFrame.minY + view.safeAreaInsets.top
        }
        circumstances.pages = reader.probes.map { page($0, hasBar: $0.page === oldTop ? hadBar : hasBar) }
        let top = reader.probes.firstIndex { $0.page === navigationController.topViewController }
        reader.remove()
        circumstances.problems = try endProblems(before: before, belongings: belongings, pages: pages, top: top)
        return TransitionRecording(title: title, frames: frames, circumstances: circumstances)
    }

    private func take(progress: CGFloat) {
        frames.append(reader.read(progress: progress) { [stage] in stage.color(at: $0) })
    }

    private func begin() throws {
        guard case .swipe = scene.operation else {
            _ = stage.begin {
                scene.operation.perform(on: navigationController)
                reader.follow(navigationController.topViewController)
            }
            return
        }
        reader.follow(navigationController.viewControllers.dropLast().last)
        guard stage.beginSwipe() else {
            throw FilmError.swipeRefused(navigationController.topViewController?.filmName ?? "The page")
        }
    }

    private func runToRest() {
        if case .swipe(let target, let end) = scene.operation {
            var progress: CGFloat = 0
            while progress < target {
                progress = min(progress + Self.fingerStep, target)
                stage.moveSwipe(to: progress)
                stage.advance(by: Self.frameTime)
                take(progress: progress)
            }
            stage.endSwipe(finishing: end == .finish)
        }
        while stage.isBusy, frames.count < Self.longest {
            stage.advance(by: Self.frameTime)
            // The frame at rest is taken at the end.
            if stage.isBusy { take(progress: stage.progress) }
        }
    }

    private func page(_ probe: ContentProbe, hasBar: Bool) -> SmoothnessCircumstances.Page {
        // Without the library what pages declare is not what is drawn.
        var color: FilmColor?
        if navigationController.barTransition != nil,
            case .color(let declared) = (probe.page as? any BarAppearanceProviding)?.barAppearance.background
        {
            color = FilmColor(declared, in: probe.page.traitCollection)
        }
        return SmoothnessCircumstances.Page(
            name: probe.page.filmName, hasBar: hasBar, ownInset: probe.page.additionalSafeAreaInsets.top,
            isPinned: probe.isPinned, color: color?.alpha == 255 ? color : nil)
    }

    // MARK: The end

    private func endProblems(
        before: AppState, belongings: AppState, pages: [UIViewController], top: Int?
    ) throws -> [SmoothnessProblem] {
        let last = frames[frames.count - 1]
        let shown = top.flatMap { last.pages.indices.contains($0) ? last.pages[$0] : nil }
        var problems = EndTruth.problems(of: navigationController, last: last, shown: shown)
        func compare(_ invariant: SmoothnessInvariant, _ old: AppState, _ new: AppState) {
            guard let change = new.firstChange(from: old) else { return }
            problems.append(
                SmoothnessProblem(
                    invariant: invariant, value: change.name, frame: nil, expected: change.old, seen: change.new))
        }
        let after = AppState(navigationController)
        if scene.operation.endsAsItBegan { compare(.reversibility, before, after) }
        compare(.innocence, belongings, AppState(belongingsOf: navigationController, pages: pages))
        if navigationController.barTransition != nil {
            navigationController.attachBarTransition()
            navigationController.topViewController?.setNeedsBarAppearanceUpdate(animated: false)
            try stage.rest(after: "Asserting the end once more")
            compare(.idempotence, after, AppState(navigationController))
        }
        return problems
    }
}
