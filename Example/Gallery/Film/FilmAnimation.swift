import BarTransitionTesting
import UIKit

/// Plays a scene in both modes side by side, as an animated picture in slow motion.
@MainActor
struct FilmAnimation {
    /// In seconds of the transition.
    private static let step: TimeInterval = 1.0 / 60
    /// How long a step is shown, and how long the first and the last one are.
    private static let milliseconds = (step: 60, end: 1000)
    private static let pictureWidth: CGFloat = 240
    private static let margin: CGFloat = 16
    private static let titleHeight: CGFloat = 32
    /// The upper part of the screen, where the bar is.
    private static let shownPart: CGFloat = 0.62

    let scene: Scene
    let profile: Simulator.Profile

    /// The file, an animated PNG.
    func file() throws -> Data {
        let players = Mode.allCases.map { Player(Stage(scene, mode: $0, profile: profile)) }
        var frames = [(image: picture(of: players), milliseconds: Self.milliseconds.end)]
        var time = Self.step
        while !players.allSatisfy(\.isAtRest), time < 3 {
            for player in players { player.move(to: time) }
            frames.append((picture(of: players), Self.milliseconds.step))
            time += Self.step
        }
        frames[frames.count - 1].milliseconds = Self.milliseconds.end
        guard let file = AnimatedPNG.file(of: frames) else { throw CocoaError(.fileWriteUnknown) }
        return file
    }

    /// One pixel per point.
    private func picture(of players: [Player]) -> UIImage {
        let screen = profile.screenSize
        let height = (screen.height * Self.pictureWidth / screen.width * Self.shownPart).rounded()
        let size = CGSize(
            width: Self.margin + CGFloat(players.count) * (Self.pictureWidth + Self.margin),
            height: Self.titleHeight + height + Self.margin)
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = FilmSheet.paper
        for (index, player) in players.enumerated() {
            let x = Self.margin + CGFloat(index) * (Self.pictureWidth + Self.margin)
            let title = UILabel(frame: CGRect(x: x, y: 0, width: Self.pictureWidth, height: Self.titleHeight))
            title.text = Mode.allCases[index].title
            title.font = .systemFont(ofSize: 15, weight: .semibold)
            title.textColor = FilmSheet.ink
            title.textAlignment = .left
            view.addSubview(title)
            let frame = UIView(frame: CGRect(x: x, y: Self.titleHeight, width: Self.pictureWidth, height: height))
            frame.clipsToBounds = true
            frame.layer.cornerRadius = 6
            frame.layer.borderWidth = 1
            frame.layer.borderColor = FilmSheet.edge.cgColor
            // Reduced, as on a film's sheet.
            let picture = UIImageView(image: player.stage.simulator.picture(scale: Film.scale))
            picture.frame = CGRect(
                x: 0, y: 0, width: Self.pictureWidth, height: screen.height * Self.pictureWidth / screen.width)
            frame.addSubview(picture)
            view.addSubview(frame)
        }
        return FilmSheet.picture(of: view)
    }
}
