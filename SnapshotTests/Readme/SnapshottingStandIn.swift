import BarTransitionTesting
import TestSupport
import Testing
import UIKit

// The part of SnapshotTesting's public interface that the README's recipe uses: this package has no dependencies, but
// the recipe must compile and work.

struct Snapshotting<Value, Format> {
    let snapshot: (Value) -> Format

    func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format> { snapshot(transform($0)) }
    }
}

typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == String, Format == String {
    static var lines: Self { Self { $0 } }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    static var image: Self { Self { $0 } }
}

// The README's recipe, verbatim.
extension Snapshotting where Value == TransitionFilm, Format == String {
    static var values: Self { SimplySnapshotting.lines.pullback(\.text) }
}

extension Snapshotting where Value == TransitionFilm, Format == UIImage {
    static var filmstrip: Self {
        SimplySnapshotting.image.pullback { UIImage(data: $0.filmstrip) ?? UIImage() }
    }
}

@Suite("The recipe for another snapshot library", .ownSimulator) @MainActor
struct SnapshottingRecipeTests {
    @Test func aFilmBecomesTextAndPicture() throws {
        let film = try TransitionFilm.record(
            .pop, pages: [UIViewController(), UIViewController()], frames: 2, height: 50)
        #expect(Snapshotting<TransitionFilm, String>.values.snapshot(film) == film.text)
        let picture = Snapshotting<TransitionFilm, UIImage>.filmstrip.snapshot(film)
        #expect(try picture.size.width == film.image(at: 0).size.width * 2 + 76)
    }
}
