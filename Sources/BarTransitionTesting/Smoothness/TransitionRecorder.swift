import BarTransition
import UIKit

/// Records one transition 120 times a second for the rules of smoothness.
@MainActor
final class TransitionRecorder {
    private static let frameTime = 1.0 / 120
    /// In frames: ten seconds.
    private static let maximumFrameCount = 1200
    /// The distance of the finger from frame to frame, as a fraction of the width.
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
        let pages = navigationController.viewControllers + scene.operation.incomingPages
        let before = AppState(navigationController)
        let appState = AppState(appStateOf: navigationController, pages: pages)
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
        var context = SmoothnessContext()
        context.isSwipe = scene.operation.isSwipe
        // From the view, not the window: a tab bar can be at the top, and a sheet begins lower.
        if let view = navigationController.view {
            context.topWithoutBar = view.shownFrame.minY + view.safeAreaInsets.top
        }
        context.pages = reader.pageReaders.map { page($0, hasBar: $0.page === oldTop ? hadBar : hasBar) }
        let top = reader.pageReaders.firstIndex { $0.page === navigationController.topViewController }
        reader.remove()
        context.problems = try endProblems(before: before, appState: appState, pages: pages, top: top)
        return TransitionRecording(title: title, frames: frames, context: context)
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
        while stage.isBusy, frames.count < Self.maximumFrameCount {
            stage.advance(by: Self.frameTime)
            // The last frame is taken at the end.
            if stage.isBusy { take(progress: stage.progress) }
        }
    }

    private func page(_ reader: ContentTopReader, hasBar: Bool) -> SmoothnessContext.Page {
        // Without the library, declared colors are not drawn.
        var color: FilmColor?
        if navigationController.barTransition != nil,
            case .color(let declared) = (reader.page as? any BarAppearanceProviding)?.barAppearance.background
        {
            color = FilmColor(declared, in: reader.page.traitCollection)
        }
        return SmoothnessContext.Page(
            name: reader.page.filmName, hasBar: hasBar, ownInset: reader.page.additionalSafeAreaInsets.top,
            isPinned: reader.isPinned, color: color?.alpha == 255 ? color : nil)
    }

    // MARK: The end

    private func endProblems(
        before: AppState, appState: AppState, pages: [UIViewController], top: Int?
    ) throws -> [SmoothnessProblem] {
        let last = frames[frames.count - 1]
        let shown = top.flatMap { last.pages.indices.contains($0) ? last.pages[$0] : nil }
        var problems = EndStateRule.problems(of: navigationController, last: last, shown: shown)
        func compare(_ invariant: SmoothnessInvariant, _ old: AppState, _ new: AppState) {
            guard let change = new.firstChange(from: old) else { return }
            problems.append(
                SmoothnessProblem(
                    invariant: invariant, value: change.name, frame: nil, expected: change.old, seen: change.new))
        }
        let after = AppState(navigationController)
        if scene.operation.restoresInitialState { compare(.reversibility, before, after) }
        compare(.innocence, appState, AppState(appStateOf: navigationController, pages: pages))
        if navigationController.barTransition != nil {
            navigationController.attachBarTransition()
            navigationController.topViewController?.setNeedsBarAppearanceUpdate(animated: false)
            try stage.rest(after: "Asserting the end once more")
            compare(.idempotence, after, AppState(navigationController))
        }
        return problems
    }
}
