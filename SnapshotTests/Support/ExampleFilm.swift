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

    /// The same after the user has scrolled the page on top down, so that its bar has gone.
    static func scrolledExample(
        _ operation: TransitionFilm.Operation, over pages: [UIViewController],
        on profile: Simulator.Profile = .iPhone15(iOS: 18)
    ) -> FilmScene {
        let simulator = Simulator(profile: profile)
        let navigationController = UINavigationController()
        navigationController.navigationBar.prefersLargeTitles = true
        navigationController.attachBarTransition()
        navigationController.setViewControllers(pages, animated: false)
        simulator.show(navigationController)
        simulator.runToRest()
        simulator.touchDown(at: CGPoint(x: 200, y: 500))
        for step in 1...20 {
            simulator.advance(by: 1 / 60)
            simulator.touchMove(to: CGPoint(x: 200, y: 500 - 12.2 * CGFloat(step)))
        }
        simulator.advance(by: 0.2)
        simulator.touchUp()
        simulator.runToRest()
        return FilmScene(operation, on: navigationController)
    }
}
