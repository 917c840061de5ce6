import BarTransition
import TestSupport
import Testing
import UIKit

@testable import BarTransitionTesting

@Suite("Temporary delegate of a recording", .ownSimulator) @MainActor
struct TemporaryDelegateTests {
    private final class Delegate: NSObject, UINavigationControllerDelegate {}

    private let navigation: UINavigationController
    private let simulator: Simulator
    private let transition: BarTransitionController

    init() throws {
        (simulator, navigation) = Pages.shown([Pages.blue()])
        transition = try #require(navigation.barTransition)
    }

    /// The problems that the library reports while `body` runs.
    private func problems(_ body: () -> Void) -> [String] {
        var problems: [String] = []
        transition.onProblem = { problems.append($0) }
        body()
        return problems
    }

    private func push() {
        navigation.pushViewController(Pages.orange(), animated: true)
        simulator.runToRest()
        navigation.topViewController?.setNeedsBarAppearanceUpdate()
        simulator.runToRest()
    }

    @Test func theLibraryDoesNotReportTheTemporaryDelegate() {
        let own = navigation.delegate
        let (film, temporary) = (Delegate(), TemporaryDelegate(navigation))
        let problems = problems {
            temporary.replace(with: film)
            #expect(navigation.delegate === film)
            #expect(temporary.original === own)
            push()
            temporary.restore(from: film)
            #expect(navigation.delegate === own)
            push()
        }
        #expect(problems.isEmpty)
    }

    @Test func laterReplacementsAreReported() {
        let (film, late) = (Delegate(), Delegate())
        let problems = problems {
            let temporary = TemporaryDelegate(navigation)
            temporary.replace(with: film)
            push()
            temporary.restore(from: film)
            navigation.delegate = late
            push()
        }
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("the delegate of ") == true)
    }

    /// UIKit keeps no delegate alive, and neither does the library: a recording that is given up goes, and the library is the delegate
    /// again as soon as it is called.
    @Test func aTemporaryDelegateThatNobodyKeepsIsReleased() {
        let own = navigation.delegate
        let temporary = TemporaryDelegate(navigation)
        weak var released: Delegate?
        let problems = problems {
            do {
                let film = Delegate()
                released = film
                temporary.replace(with: film)
                #expect(navigation.delegate === film)
            }
            #expect(released == nil && navigation.delegate == nil)
            push()
            #expect(navigation.delegate === own)
        }
        #expect(problems.isEmpty)
    }

    @Test func aDelegateThatTheAppSetsMeanwhileIsKeptAndReported() {
        let (film, late) = (Delegate(), Delegate())
        let problems = problems {
            let temporary = TemporaryDelegate(navigation)
            temporary.replace(with: film)
            navigation.delegate = late
            push()
            temporary.restore(from: film)
        }
        #expect(navigation.delegate === late)
        #expect(problems.count == 1)
    }

    /// Each kind of problem is reported once, so one that a film withholds would never be reported.
    @Test func otherProblemsAreReported() {
        let (film, temporary) = (Delegate(), TemporaryDelegate(navigation))
        let page = Pages.orange()
        page.barAppearance.minimization = .init(restoration: .atScrollEdge)
        let problems = problems {
            temporary.replace(with: film)
            navigation.pushViewController(page, animated: true)
            simulator.runToRest()
            page.setNeedsBarAppearanceUpdate()
            simulator.runToRest()
            temporary.restore(from: film)
        }
        #expect(problems.count == 1)
        #expect(problems.first?.contains(".atScrollEdge") == true)
    }

    /// A film sets no handler, so the first handler that the app sets still receives what was reported before the film.
    @Test func theAppsFirstHandlerReceivesWhatWasReportedBeforeTheFilm() {
        let (film, late) = (Delegate(), Delegate())
        navigation.delegate = late
        push()
        navigation.attachBarTransition()
        let temporary = TemporaryDelegate(navigation)
        temporary.replace(with: film)
        temporary.restore(from: film)
        let problems = problems {}
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("the delegate of ") == true)
        withExtendedLifetime(late) {}
    }

    /// A page can attach the library again in its `viewWillAppear`, which has no other effect.
    @Test func attachingAgainDuringAFilmKeepsTheAppsDelegate() {
        let (film, app) = (Delegate(), Delegate())
        navigation.delegate = app
        navigation.attachBarTransition()
        let own = navigation.delegate
        let temporary = TemporaryDelegate(navigation)
        temporary.replace(with: film)
        navigation.attachBarTransition()
        #expect(navigation.delegate === film)
        temporary.restore(from: film)
        #expect(navigation.delegate === own)
        navigation.detachBarTransition()
        #expect(navigation.delegate === app)
    }

    @Test func detachingDuringAFilmRestoresTheAppsDelegate() {
        let (film, app) = (Delegate(), Delegate())
        navigation.delegate = app
        navigation.attachBarTransition()
        let temporary = TemporaryDelegate(navigation)
        temporary.replace(with: film)
        navigation.detachBarTransition()
        temporary.restore(from: film)
        #expect(navigation.delegate === app)
    }
}
