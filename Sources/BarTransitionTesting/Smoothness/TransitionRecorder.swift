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
    private var barAreas: [[FilmColor?]] = []

    init(_ scene: FilmScene, stage: any FilmStage) {
        self.scene = scene
        self.stage = stage
        reader = ValueReader(scene.navigationController, window: stage.window, leavesOutButtons: true)
    }

    private var navigationController: UINavigationController { scene.navigationController }

    func record() throws -> TransitionRecording {
        let title = scene.operation.title
        let pages = scene.operation.pages(of: navigationController)
        let before = AppState(navigationController, named: pages)
        var appState = AppState(appStateOf: navigationController, pages: pages)
        let oldTop = navigationController.topViewController
        let start = EndStateRule.Start(navigationController)
        let hadBar = !navigationController.isNavigationBarHidden
        let oldTopsWithoutBar = [topWithoutBar]
        defer { reader.remove() }
        reader.follow(oldTop)
        take(progress: 0)
        try begin { appState.allowItems(of: pages) }
        appState.allowItems(of: pages)
        let hasBar = !navigationController.isNavigationBarHidden
        take(progress: stage.progress)
        runToRest()
        try stage.rest(after: title)
        take(progress: scene.operation.restoresInitialState ? 0 : 1)
        frames[0] = frames[0].completed(by: frames[frames.count - 1])
        var context = SmoothnessContext()
        context.isAttached = navigationController.barTransition != nil
        context.declaredTints = declaredTints
        context.controller = "\(type(of: navigationController))"
        context.isSwipe = scene.operation.isSwipe
        context.barAreas = barAreas
        let names = PageNames(reader.pages)
        context.pages = reader.pageReaders.map { reader in
            SmoothnessContext.Page(
                name: names[reader.page], hasBar: reader.page === oldTop ? hadBar : hasBar,
                ownInset: reader.page.additionalSafeAreaInsets.top, isPinned: reader.isPinned,
                canMinimizeBar: reader.page.navigationItem.canMinimizeBar,
                topsWithoutBar: reader.page === oldTop ? oldTopsWithoutBar : newTopsWithoutBar(of: reader.page))
        }
        let top = reader.pageReaders.firstIndex { $0.page === navigationController.topViewController }
        reader.remove()
        context.problems = try endProblems(
            start: start, before: before, appState: appState, pages: pages, top: top)
        return TransitionRecording(title: title, frames: frames, context: context)
    }

    private var declaredTints: [FilmColor] {
        guard navigationController.barTransition != nil else { return [] }
        let traits = navigationController.navigationBar.traitCollection
        return reader.pages.compactMap { page in
            (page as? any BarAppearanceProviding)?.barAppearance.tintColor.map { FilmColor($0, in: traits) }
        }
    }

    /// Where content begins without a bar now. From the view, not the window: a tab bar can be at the top, and a sheet
    /// begins lower.
    private var topWithoutBar: CGFloat {
        guard let view = navigationController.view else { return 0 }
        return view.shownFrame.minY + view.safeAreaInsets.top
    }

    /// A page that a canceled swipe reveals can begin at the top of the screen if it hides the status bar.
    private func newTopsWithoutBar(of page: UIViewController) -> [CGFloat] {
        let isOnTop = page === navigationController.topViewController
        return [topWithoutBar] + (isOnTop ? [] : [navigationController.view.shownFrame.minY])
    }

    private func take(progress: CGFloat) {
        let shown = ShownFrames()
        frames.append(reader.read(progress: progress, shown) { [stage] in stage.color(at: $0) })
        barAreas.append(reader.barAreas(shown) { [stage] in stage.color(at: $0) })
    }

    /// - Parameter didLoad: called when the views of all pages are loaded, before the transition starts.
    private func begin(didLoad: () -> Void) throws {
        guard case .swipe = scene.operation else {
            _ = stage.begin {
                scene.operation.perform(on: navigationController)
                reader.follow(navigationController.topViewController)
                didLoad()
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

    // MARK: The end

    private func endProblems(
        start: EndStateRule.Start, before: AppState, appState: AppState, pages: [UIViewController], top: Int?
    ) throws -> [SmoothnessProblem] {
        let last = frames[frames.count - 1]
        let shown = top.flatMap { last.pages.indices.contains($0) ? last.pages[$0] : nil }
        var problems = EndStateRule.problems(
            of: navigationController, start: start, last: last, shown: shown, names: PageNames(pages))
        func compare(_ invariant: SmoothnessInvariant, _ old: AppState, _ new: AppState) {
            guard let change = new.firstChange(from: old) else { return }
            problems.append(
                SmoothnessProblem(
                    invariant: invariant, value: change.name, frame: nil, expected: change.old, seen: change.new))
        }
        let after = AppState(navigationController, named: pages)
        if scene.operation.restoresInitialState { compare(.reversibility, before, after) }
        compare(.innocence, appState, AppState(appStateOf: navigationController, pages: pages))
        if navigationController.barTransition != nil {
            navigationController.attachBarTransition()
            navigationController.topViewController?.setNeedsBarAppearanceUpdate(animated: false)
            try stage.rest(after: "Asserting the end once more")
            compare(.idempotence, after, AppState(navigationController, named: pages))
        }
        return problems
    }
}
