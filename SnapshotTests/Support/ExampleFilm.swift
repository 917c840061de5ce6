import BarTransitionTesting
import ExamplePages
import UIKit

/// Asserts that a film of the example's pages matches its reference: by default five frames, at half a pixel per point,
/// so that the many references stay small.
@MainActor
@discardableResult
func expectExample(
    variants: [FilmVariant] = [.standard], frames: Int = 5, scale: CGFloat = 0.5, test: String = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ scene: @MainActor () -> FilmScene
) -> [FilmVerdict] {
    expectFilms(
        variants: variants, frames: frames, scale: scale, test: test, fileID: fileID, filePath: filePath, line: line,
        column: column
    ) { _ in scene() }
}

extension FilmScene {
    /// The example's navigation controller: large titles, with BarTransition or by UIKit alone.
    static func example(
        _ operation: TransitionFilm.Operation, over pages: [UIViewController], attached: Bool = true
    ) -> FilmScene {
        FilmScene(operation, pages: pages, prefersLargeTitles: true, attachesBarTransition: attached)
    }
}
