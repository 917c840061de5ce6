import UIKit

/// The command: plays the scenes, prints their figures, and writes the films, `index.html` and `report.json`.
@MainActor
public struct Gallery {
    /// The largest number of pictures for a slider, which can have more of them than a film has.
    private static let mostPictures = 13

    private let options: Options
    private let output: (String) -> Void

    private init(_ options: Options, output: @escaping (String) -> Void) {
        self.options = options
        self.output = output
    }

    /// Runs the command.
    /// - Parameters:
    ///   - arguments: the arguments after the command's name.
    ///   - output: receives text for standard output.
    ///   - errors: receives messages for standard error.
    /// - Returns: the exit status: 0, 1 if an error occurred, 2 for invalid arguments.
    public static func run(
        _ arguments: [String], output: @escaping (String) -> Void, errors: @escaping (String) -> Void
    ) -> Int32 {
        do {
            let options = try Options(arguments)
            switch options.task {
            case .help: output(Help.text + "\n")
            case .list: output(Help.list + "\n")
            case .play: try Gallery(options, output: output).play()
            }
            return 0
        } catch let error as OptionsError {
            errors(error.sentence + "\n")
            return 2
        } catch {
            errors("The films could not be written: \(error.localizedDescription)\n")
            return 1
        }
    }

    private func play() throws {
        let folder = try OutputFolder(options.output)
        do {
            try play(into: folder)
            try folder.finish()
        } catch {
            folder.discard()
            throw error
        }
        let inside = options.profiles.count == 1 ? "" : "<profile>/"
        let lines = [
            ("\(inside)index.html", "every scene with a slider"), ("\(inside)films", "a picture per scene"),
            ("report.json", "the figures"),
        ]
        let width = lines.map(\.0.count).max() ?? 0
        let base = folder.path.hasSuffix("/") ? String(folder.path.dropLast()) : folder.path
        output("\nLook at\n")
        for (name, note) in lines { output("  \(base)/\(Columns.left(name, width + 2))\(note)\n") }
    }

    private func play(into folder: OutputFolder) throws {
        let count = options.scenes.count * options.profiles.count
        let width = options.profiles.flatMap { profile in options.scenes.map { name(of: $0, on: profile).count } }.max()
        let progress = Progress(count: count, nameWidth: width ?? 0, write: output)
        let device = options.profiles.count == 1 ? options.profiles[0].name : "\(options.profiles.count) profiles"
        output("Playing \(count) \(count == 1 ? "scene" : "scenes") on \(device), each twice.\n\n")
        progress.header()
        var figures: [Figures] = []
        for profile in options.profiles {
            let path = options.profiles.count == 1 ? "" : "\(profile.identifier)/"
            var index: [IndexData] = []
            for scene in options.scenes {
                progress.begin(figures.count / Mode.allCases.count, name: name(of: scene, on: profile))
                let profile = scene.profile(insteadOf: profile)
                let films = try shoot(scene, on: profile)
                progress.end(films.map(\.figures))
                figures += films.map(\.figures)
                try folder.write(sheet(films, of: scene, on: profile), to: "\(path)films/\(scene.name).png")
                if options.isAnimated {
                    let animation = FilmAnimation(scene: scene, profile: profile)
                    try folder.write(animation.file(), to: "\(path)films/\(scene.name).animated.png")
                }
                let rows = try films.map { film in
                    let pictures = try film.frames.enumerated().map { number, frame in
                        let name = "frames/\(scene.name)-\(film.figures.mode.rawValue)-\(number).png"
                        try folder.write(frame.picture.pngData() ?? Data(), to: path + name)
                        return name
                    }
                    return IndexData.Row(film, pictures: pictures)
                }
                index.append(IndexData(scene, profile: profile, rows: rows))
            }
            try folder.write(Data(try IndexPage.html(index).utf8), to: "\(path)index.html")
        }
        try folder.write(try Report.json(figures), to: "report.json")
    }

    private func shoot(_ scene: Scene, on profile: Simulator.Profile) throws -> [Film] {
        try Mode.allCases.map { mode in
            try Film.shoot(scene, mode: mode, profile: profile, count: pictureCount)
        }
    }

    /// Twice the number of the film's steps, if that is allowed, so that the film's frames are among the pictures.
    private var pictureCount: Int {
        let doubled = 2 * options.frames - 1
        return doubled <= Self.mostPictures ? doubled : options.frames
    }

    private func sheet(_ films: [Film], of scene: Scene, on profile: Simulator.Profile) -> Data {
        let layout = layout(on: profile)
        return FilmSheet(scene: scene, profile: profile, films: films, layout: layout).picture().pngData() ?? Data()
    }

    private func layout(on profile: Simulator.Profile) -> FilmLayout {
        FilmLayout(frames: options.frames, screen: profile.screenSize)
    }

    private func name(of scene: Scene, on profile: Simulator.Profile) -> String {
        options.profiles.count == 1 ? scene.name : "\(profile.identifier) \(scene.name)"
    }
}

extension IndexData {
    @MainActor
    fileprivate init(_ scene: Scene, profile: Simulator.Profile, rows: [Row]) {
        self.init(
            name: scene.name, title: scene.title, operation: scene.operation.title, profile: profile.name,
            screen: [Double(profile.screenSize.width), Double(profile.screenSize.height)], rows: rows)
    }
}
