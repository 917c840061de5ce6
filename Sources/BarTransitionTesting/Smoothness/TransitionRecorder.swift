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
    private let recording: Recording<TransitionRecording>
    private let stage: any FilmStage
    private let reader: ValueReader
    private var frames: [FilmFrame] = []
    private var barAreas: [[FilmColor?]] = []
    private var bottomRows: [[BottomRow]] = []

    /// What ``Recording/run()`` records.
    static func recording(_ scene: FilmScene, variant: FilmVariant) -> Recording<TransitionRecording> {
        Recording(scene, variant: variant) { recording, stage in
            TransitionRecorder(scene, recording, stage: stage).record()
        }
    }

    private init(_ scene: FilmScene, _ recording: Recording<TransitionRecording>, stage: any FilmStage) {
        self.scene = scene
        self.recording = recording
        self.stage = stage
        reader = ValueReader(scene.navigationController, window: stage.window, leavesOutButtons: true)
    }

    private var navigationController: UINavigationController { scene.navigationController }

    private func record() {
        let title = scene.operation.title
        let pages = scene.operation.pages(of: navigationController)
        let before = AppState(navigationController, named: pages)
        var appState = AppState(appStateOf: navigationController, pages: pages)
        let oldTop = navigationController.topViewController
        let oldTitles = oldTop.map(declaredTitles) ?? []
        let start = EndStateRule.Start(navigationController)
        let hadBar = !navigationController.isNavigationBarHidden
        let oldTopsWithoutBar = [topWithoutBar]
        var hasBar = false
        recording.finally { [reader] in reader.remove() }
        reader.follow(oldTop)
        take(progress: 0)
        recording.then { [self] in
            begin {
                appState.allowItems(of: pages)
                appState.allowInsets(of: pages.filter { $0.viewIfLoaded?.window == nil })
            }
        }
        recording.then { [self] in
            try checkBegun(oldTop: oldTop)
            appState.allowItems(of: pages)
            hasBar = !navigationController.isNavigationBarHidden
            take(progress: stage.progress)
        }
        playToEnd()
        recording.rest(after: title, on: stage)
        recording.then { [self] in
            take(progress: scene.operation.restoresInitialState ? 0 : 1)
            frames[0] = frames[0].completed(by: frames[frames.count - 1])
            var context = SmoothnessContext()
            context.isAttached = navigationController.barTransition != nil
            context.declaredTints = declaredTints
            context.controller = "\(type(of: navigationController))"
            context.isSwipe = scene.operation.isSwipe
            context.barAreas = barAreas
            context.bottomRows = bottomRows
            let names = PageNames(reader.pages)
            let staysOnTop = oldTop === navigationController.topViewController
            let barChangesInPlace = staysOnTop && hadBar == navigationController.isNavigationBarHidden
            context.pages = reader.pageReaders.map { reader in
                SmoothnessContext.Page(
                    name: names[reader.page], hasBar: reader.page === oldTop ? hadBar : hasBar,
                    ownInset: reader.page.additionalSafeAreaInsets.top, isPinned: reader.isPinned,
                    canMinimizeBar: reader.page.navigationItem.canMinimizeBar,
                    topsWithoutBar: reader.page === oldTop ? oldTopsWithoutBar : newTopsWithoutBar(of: reader.page),
                    barChangesInPlace: reader.page === oldTop && barChangesInPlace,
                    declaredTitles: declaredTitles(of: reader.page) + (reader.page === oldTop ? oldTitles : []))
            }
            let top = reader.pageReaders.firstIndex { $0.page === navigationController.topViewController }
            reader.remove()
            context.problems = endProblems(start: start, before: before, appState: appState, pages: pages, top: top)
            checkIdempotence(pages: pages, context)
        }
    }

    private var declaredTints: [FilmColor] {
        let traits = navigationController.navigationBar.traitCollection
        return reader.pages.compactMap { page in declared(for: page)?.tintColor.map { FilmColor($0, in: traits) } }
    }

    private func declaredTitles(of page: UIViewController) -> [FilmColor] {
        let traits = navigationController.contentTraits(over: page)
        return declared(for: page)?.titleColors(in: traits).map(\.solid) ?? []
    }

    /// What decides about the bar over a page; nil where the library is not attached.
    private func declared(for page: UIViewController) -> BarAppearance? {
        navigationController.barTransition == nil ? nil : navigationController.declaredAppearance(for: page)
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
        bottomRows.append(reader.bottomRows(shown) { [stage] in stage.color(at: $0) })
    }

    /// - Parameter didLoad: called when the views of all pages are loaded, before the transition starts.
    private func begin(didLoad: () -> Void) {
        guard !scene.operation.isSwipe else {
            reader.follow(navigationController.viewControllers.dropLast().last)
            return stage.beginSwipe()
        }
        stage.begin {
            scene.operation.perform(on: navigationController)
            reader.follow(navigationController.topViewController)
            didLoad()
        }
    }

    private func checkBegun(oldTop: UIViewController?) throws {
        let hasBegun = stage.didBegin()
        let top = navigationController.topViewController
        switch scene.operation {
        case .swipe where !hasBegun: throw FilmError.swipeRefused(top?.filmName ?? "The page")
        // A base class or a delegate can ignore it; then there is no transition to judge.
        case .push where top === oldTop, .pop where top === oldTop, .popToRoot where top === oldTop:
            throw FilmError.stackUnchanged(scene.operation.title)
        // It can also perform it without animation.
        case .push where !hasBegun, .pop where !hasBegun, .popToRoot where !hasBegun,
            .setViewControllers where !hasBegun:
            throw FilmError.nothingAnimates(scene.operation.title)
        default: break
        }
    }

    private func playToEnd() {
        guard case .swipe(let target, let end) = scene.operation else { return playOn() }
        moveSwipe(from: 0, to: target)
        recording.then { [self] in
            stage.endSwipe(finishing: end == .finish)
            playOn()
        }
    }

    private func moveSwipe(from progress: CGFloat, to target: CGFloat) {
        guard progress < target else { return }
        let progress = min(progress + Self.fingerStep, target)
        recording.then { [self] in
            stage.moveSwipe(to: progress)
            stage.advance(by: Self.frameTime)
        }
        recording.then { [self] in
            take(progress: progress)
            moveSwipe(from: progress, to: target)
        }
    }

    private func playOn() {
        recording.then { [self] in
            guard stage.isBusy else { return }
            guard frames.count < Self.maximumFrameCount else { throw FilmError.endless(scene.operation.title) }
            stage.advance(by: Self.frameTime)
            recording.then { [self] in
                // The last frame is taken at the end.
                if stage.isBusy { take(progress: stage.progress) }
                playOn()
            }
        }
    }

    // MARK: The end

    private func endProblems(
        start: EndStateRule.Start, before: AppState, appState: AppState, pages: [UIViewController], top: Int?
    ) -> [SmoothnessProblem] {
        let last = frames[frames.count - 1]
        let shown = top.flatMap { last.pages.indices.contains($0) ? last.pages[$0] : nil }
        var problems = EndStateRule.problems(
            of: navigationController, start: start, last: last, shown: shown, names: PageNames(pages))
        if scene.operation.restoresInitialState {
            let after = AppState(navigationController, named: pages)
            problems += Self.problems(.reversibility, from: before, to: after)
        }
        let now = AppState(appStateOf: navigationController, pages: pages)
        return problems + Self.problems(.innocence, from: appState.limited(to: now), to: now.limited(to: appState))
    }

    /// Asserts the end once more, which must change nothing, and finishes.
    private func checkIdempotence(pages: [UIViewController], _ context: SmoothnessContext) {
        var context = context
        let title = scene.operation.title
        func finish() { recording.finish(TransitionRecording(title: title, frames: frames, context: context)) }
        guard navigationController.barTransition != nil else { return finish() }
        let before = AppState(navigationController, named: pages)
        navigationController.attachBarTransition()
        navigationController.topViewController?.setNeedsBarAppearanceUpdate(animated: false)
        recording.rest(after: "Asserting the end once more", on: stage)
        recording.then { [self] in
            let after = AppState(navigationController, named: pages)
            context.problems += Self.problems(.idempotence, from: before, to: after)
            finish()
        }
    }

    private static func problems(
        _ invariant: SmoothnessInvariant, from old: AppState, to new: AppState
    ) -> [SmoothnessProblem] {
        guard let change = new.firstChange(from: old) else { return [] }
        return [
            SmoothnessProblem(
                invariant: invariant, value: change.name, frame: nil, expected: change.old, seen: change.new)
        ]
    }
}
