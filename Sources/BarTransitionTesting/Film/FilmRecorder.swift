import UIKit

/// Records one film.
@MainActor
struct FilmRecorder {
    /// Every transition has to end within ten seconds, and the fastest display shows 120 frames a second.
    private static let maximumFrames = 1200

    private let scene: FilmScene
    private let frames: Int
    private let scale: CGFloat
    private let height: CGFloat?

    init(_ scene: FilmScene, frames: Int, scale: CGFloat, height: CGFloat?) {
        self.scene = scene
        self.frames = frames
        self.scale = scale
        self.height = height
    }

    private var operation: TransitionFilm.Operation { scene.operation }
    private var navigationController: UINavigationController { scene.navigationController }

    /// What ``Recording/run()`` films.
    /// - Parameter makeStage: makes the stage. Default: that of this platform.
    func recording(
        variant: FilmVariant, makeStage: @escaping Recording<TransitionFilm>.MakeStage = makeFilmStage
    ) throws -> Recording<TransitionFilm> {
        guard frames >= 1 else { throw FilmError.noFrames(frames) }
        guard frames <= Self.maximumFrames else { throw FilmError.tooManyFrames(frames, limit: Self.maximumFrames) }
        guard scale > 0, scale <= 4 else { throw FilmError.badScale(scale) }
        if let height, !(height > 0) { throw FilmError.badHeight(height) }
        return Recording(scene, variant: variant, makeStage: makeStage, record)
    }

    private func record(_ recording: Recording<TransitionFilm>, on stage: any FilmStage) throws {
        var environment = stage.environment
        environment.scale = scale
        let layout = layout(environment)
        let limit = FilmstripLayout.mostFrames(cell: layout.cell, scale: scale)
        guard frames <= limit else { throw FilmError.filmstripTooHigh(frames, limit: limit) }
        let pages = operation.pages(of: navigationController)
        let before = AppState(navigationController, named: pages)
        let title = operation.title
        let reader = ValueReader(navigationController, window: stage.window)
        recording.finally { reader.remove() }
        reader.follow(navigationController.topViewController)
        let writer = FilmstripWriter(
            layout: layout, title: title, detail: environment.description, isDark: environment.isDark, scale: scale)
        var values: [FilmFrame] = []
        play(recording, on: stage, reader: reader) { moment in
            let screen = stage.picture(scale: scale)
            // The bar can be below the part that is filmed.
            values.append(reader.read(progress: moment.progress, picture: screen, scale: scale))
            writer.append(filmedPart(of: screen, layout), progress: moment.progress)
        }
        recording.then { reader.remove() }
        recording.rest(after: title, on: stage)
        recording.then {
            try checkRestored(before, pages: pages)
            // The incoming page was not there in the first frame.
            if let last = values.last { values[0] = values[0].completed(by: last) }
            recording.finish(
                TransitionFilm(
                    title: title, environment: environment, frames: values, filmstrip: writer.finish(), layout: layout))
        }
    }

    // MARK: Pictures

    private func layout(_ environment: FilmEnvironment) -> FilmstripLayout {
        // Partly covered rows and columns at the edge are left out; 0.01 absorbs rounding error.
        func pixels(_ points: CGFloat) -> Int { max(Int(points * scale + 0.01), 1) }
        let size = environment.screenSize
        let cell = PixelSize(width: pixels(size.width), height: pixels(min(height ?? size.height, size.height)))
        return FilmstripLayout(frameCount: frames, cell: cell, scale: scale)
    }

    private func filmedPart(of screen: PixelBuffer, _ layout: FilmstripLayout) -> PixelBuffer {
        let part = PixelBox(x: 0, y: 0, width: layout.cell.width, height: layout.cell.height)
        return screen.bounds == part ? screen : screen.crop(part)
    }

    // MARK: Operation

    private func play(
        _ recording: Recording<TransitionFilm>, on stage: any FilmStage, reader: ValueReader,
        take: @escaping (FilmMoment) -> Void
    ) {
        var isInteractive = operation.isSwipe
        var hasBegun = false
        for moment in FilmMoment.moments(of: operation, frames: frames) {
            if !hasBegun, moment.phase != .before {
                hasBegun = true
                recording.then { begin(on: stage, reader: reader) }
                recording.then { try checkBegun(on: stage) }
            }
            if isInteractive, hasBegun, moment.phase != .interactive {
                lift(recording, on: stage)
                isInteractive = false
            }
            switch moment.phase {
            case .before: break
            case .interactive: recording.then { stage.moveSwipe(to: moment.progress) }
            case .animating: recording.then { stage.advance(to: moment.progress) }
            case .ended: recording.rest(after: operation.title, on: stage)
            }
            recording.then { take(moment) }
        }
        if isInteractive { recording.then { stage.endSwipe(finishing: false) } }
    }

    private func begin(on stage: any FilmStage, reader: ValueReader) {
        let stack = navigationController.viewControllers
        if operation.isSwipe {
            reader.follow(stack.dropLast().last)
            return stage.beginSwipe()
        }
        stage.begin {
            operation.perform(on: navigationController)
            // Before the transition starts, so that the view that measures the incoming page is laid out with it.
            reader.follow(navigationController.topViewController)
        }
    }

    private func checkBegun(on stage: any FilmStage) throws {
        let hasBegun = stage.didBegin()
        if operation.isSwipe {
            guard hasBegun else {
                throw FilmError.swipeRefused(navigationController.topViewController?.filmName ?? "The page")
            }
        } else {
            guard hasBegun || frames == 1 else { throw FilmError.nothingAnimates(operation.title) }
        }
    }

    /// Moves the finger to the end of its distance and lifts it.
    private func lift(_ recording: Recording<TransitionFilm>, on stage: any FilmStage) {
        guard case .swipe(let target, let end) = operation else { return }
        recording.then { stage.moveSwipe(to: target) }
        recording.then { stage.endSwipe(finishing: end == .finish) }
    }

    private func checkRestored(_ before: AppState, pages: [UIViewController]) throws {
        guard operation.restoresInitialState else { return }
        if let difference = AppState(navigationController, named: pages).firstDifference(from: before) {
            throw FilmError.stateChanged(difference)
        }
    }
}
