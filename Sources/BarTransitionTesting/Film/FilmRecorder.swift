import UIKit

/// Records one film.
@MainActor
struct FilmRecorder {
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

    func record(variant: FilmVariant) throws -> TransitionFilm {
        guard frames >= 1 else { throw FilmError.noFrames(frames) }
        guard scale > 0, scale <= 4 else { throw FilmError.badScale(scale) }
        if let height, !(height > 0) { throw FilmError.badHeight(height) }
        try scene.check()
        let stage = try makeFilmStage(navigationController, variant: variant)
        defer { stage.leave() }
        scene.loadPages()
        try stage.rest(after: "What was shown before")
        try scene.check()
        return try record(on: stage)
    }

    private func record(on stage: any FilmStage) throws -> TransitionFilm {
        let pages = operation.pages(of: navigationController)
        let before = AppState(navigationController, named: pages)
        let title = operation.title
        let reader = ValueReader(navigationController, window: stage.window)
        defer { reader.remove() }
        reader.follow(navigationController.topViewController)
        var environment = stage.environment
        environment.scale = scale
        let writer = FilmstripWriter(
            layout: layout(environment), title: title, detail: environment.description, isDark: environment.isDark,
            scale: scale)
        var values: [FilmFrame] = []
        try run(on: stage, reader: reader) { moment in
            let picture = picture(from: stage, layout: writer.layout)
            values.append(reader.read(progress: moment.progress, picture: picture, scale: scale))
            writer.append(picture, progress: moment.progress)
        }
        reader.remove()
        try checkRestored(before, pages: pages, on: stage)
        // The incoming page was not there in the first frame.
        if let last = values.last { values[0] = values[0].completed(by: last) }
        return TransitionFilm(
            title: title, environment: environment, frames: values, filmstrip: writer.finish(), layout: writer.layout)
    }

    // MARK: Pictures

    private func layout(_ environment: FilmEnvironment) -> FilmstripLayout {
        // Partly covered rows and columns at the edge are left out; 0.01 absorbs rounding error.
        func pixels(_ points: CGFloat) -> Int { max(Int(points * scale + 0.01), 1) }
        let size = environment.screenSize
        let cell = PixelSize(width: pixels(size.width), height: pixels(min(height ?? size.height, size.height)))
        return FilmstripLayout(frameCount: frames, cell: cell, scale: scale)
    }

    private func picture(from stage: any FilmStage, layout: FilmstripLayout) -> PixelBuffer {
        let whole = stage.picture(scale: scale)
        let part = PixelBox(x: 0, y: 0, width: layout.cell.width, height: layout.cell.height)
        return whole.bounds == part ? whole : whole.crop(part)
    }

    // MARK: Operation

    private func run(on stage: any FilmStage, reader: ValueReader, take: (FilmMoment) -> Void) throws {
        var isInteractive = operation.isSwipe
        var hasBegun = false
        for moment in FilmMoment.moments(of: operation, frames: frames) {
            if !hasBegun, moment.phase != .before {
                hasBegun = true
                try begin(on: stage, reader: reader)
            }
            if isInteractive, hasBegun, moment.phase != .interactive {
                lift(on: stage)
                isInteractive = false
            }
            switch moment.phase {
            case .before: break
            case .interactive: stage.moveSwipe(to: moment.progress)
            case .animating: stage.advance(to: moment.progress)
            case .ended: try stage.rest(after: operation.title)
            }
            take(moment)
        }
        if isInteractive { stage.endSwipe(finishing: false) }
    }

    private func begin(on stage: any FilmStage, reader: ValueReader) throws {
        let stack = navigationController.viewControllers
        if operation.isSwipe {
            reader.follow(stack.dropLast().last)
            guard stage.beginSwipe() else {
                throw FilmError.swipeRefused(navigationController.topViewController?.filmName ?? "The page")
            }
            return
        }
        let animates = stage.begin {
            operation.perform(on: navigationController)
            // Before the transition starts, so that the view that measures the incoming page is laid out with it.
            reader.follow(navigationController.topViewController)
        }
        guard animates || frames == 1 else { throw FilmError.nothingAnimates(operation.title) }
    }

    /// Moves the finger to the end of its distance and lifts it.
    private func lift(on stage: any FilmStage) {
        guard case .swipe(let target, let end) = operation else { return }
        stage.moveSwipe(to: target)
        stage.endSwipe(finishing: end == .finish)
    }

    private func checkRestored(_ before: AppState, pages: [UIViewController], on stage: any FilmStage) throws {
        try stage.rest(after: operation.title)
        guard operation.restoresInitialState else { return }
        if let difference = AppState(navigationController, named: pages).firstDifference(from: before) {
            throw FilmError.stateChanged(difference)
        }
    }
}
