import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Expecting films", .ownSimulator) @MainActor
struct ExpectFilmTests {
    private let sandbox: Sandbox
    private let film: TransitionFilm

    init() throws {
        sandbox = try Sandbox()
        film = try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 2, height: 100)
    }

    @Test func aReferenceIsRecordedThenComparedWith() {
        let recorded = failures { expectFilm(film, named: "push", record: .missing, directory: sandbox.folder.path) }
        #expect(recorded.count == 1)
        #expect(recorded.first?.hasPrefix("The film “push” had no reference, so this one was recorded: ") == true)
        #expect(recorded.first?.hasSuffix(#"ExpectFilmTests/aReferenceIsRecordedThenComparedWith\b'"#) == true)
    }

    @Test func theSameLineMayRunAgain() {
        func check(_ mode: FilmRecordMode) -> FilmVerdict? {
            expectFilm(film, named: "push", record: mode, directory: sandbox.folder.path)
        }
        _ = failures { _ = check(.missing) }
        #expect(check(.never)?.passes == true)
        #expect(check(.never)?.passes == true)
    }

    /// The film that the first attempt has recorded is compared with nothing but itself.
    @Test func aRetryOfATestWithoutAReferenceFailsToo() {
        for _ in 1...2 {
            let messages = failures {
                expectFilm(film, named: "push", record: .missing, directory: sandbox.folder.path)
            }
            #expect(messages.count == 1)
            #expect(messages.first?.hasPrefix("The film “push” had no reference, so this one was recorded: ") == true)
        }
    }

    @Test func secondFilmsWithoutANameAreRefused() {
        _ = failures { expectFilm(film, record: .missing, directory: sandbox.folder.path) }
        let messages = failures { expectFilm(film, record: .missing, directory: sandbox.folder.path) }
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasPrefix(
                "secondFilmsWithoutANameAreRefused() has a second film without a name at ExpectFilmTests.swift:")
                == true)
        #expect(messages.first?.hasSuffix("; name them with named:.") == true)
    }

    @Test func duplicateNamesAreRefusedWhateverTheirCase() {
        _ = failures { expectFilm(film, named: "push", record: .missing, directory: sandbox.folder.path) }
        let messages = failures { expectFilm(film, named: "Push", record: .missing, directory: sandbox.folder.path) }
        #expect(messages.first?.contains("has a second film named “Push” at ExpectFilmTests.swift:") == true)
        #expect(messages.first?.hasSuffix("; give it another name.") == true)
    }

    @Test func oneLineThatRecordsTwoFilmsIsRefused() throws {
        let other = try TransitionFilm.record(.push(Pages.hidden()), pages: [Pages.blue()], frames: 2, height: 100)
        let messages = failures {
            for film in [film, other] { expectFilm(film, named: "push", record: .all, directory: sandbox.folder.path) }
        }
        #expect(messages.count == 2)
        #expect(
            messages.last?.contains("records two different films as oneLineThatRecordsTwoFilmsIsRefused.push") == true)
    }

    @Test func errorsAreReported() {
        let messages = failures { expectFilm(film, named: "!", directory: sandbox.folder.path) }
        #expect(
            messages == [
                "A film cannot be named “!”: a name becomes part of a file's name, so it needs at least one letter or digit."
            ])
    }

    /// A detached task and a callback of a queue are in no test. What fails there fails the run, as with `#expect`.
    @Test func aFailureOutsideOfTheTestsTaskIsReported() async {
        let (film, folder) = (film, sandbox.folder.path)
        let messages = await Task.detached { @MainActor in
            failures { expectFilm(film, named: "!", directory: folder) }
        }.value
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("A film cannot be named “!”: ") == true)
    }

    @Test func variantsHaveFilesOfTheirOwn() {
        let variants: [FilmVariant] = [
            .standard, .dark, .rightToLeft, .contentSize(.accessibilityLarge), .profile("iphonese-ios15"),
            .dark.and(.rightToLeft),
        ]
        var verdicts: [FilmVerdict] = []
        let messages = failures {
            verdicts = expectFilms(
                named: "hide", variants: variants, frames: 2, height: 80, record: .missing,
                directory: sandbox.folder.path
            ) { _ in FilmScene(.push(Pages.hidden()), pages: [Pages.blue()]) }
        }
        #expect(messages.count == 6)
        #expect(messages[1].hasPrefix("The film “hide”, variant dark, had no reference"))
        let stems = verdicts.map {
            $0.recorded.last?.deletingPathExtension().lastPathComponent.split(separator: ".").last
        }
        #expect(
            stems == [
                "hide", "hide-dark", "hide-rtl", "hide-text-accessibilityl", "hide-iphonese-ios15", "hide-dark-rtl",
            ])
    }

    @Test func noVariantsAreReported() {
        let messages = failures {
            expectFilms(named: "pop", variants: [], frames: 2, directory: sandbox.folder.path) { _ in
                FilmScene(.pop, pages: [Pages.blue(), Pages.orange()])
            }
        }
        #expect(messages == ["There are no variants, so nothing is compared; give at least .standard."])
    }

    @Test func `the command (for a name with parentheses) runs it, isn't that so?`() {
        let messages = failures { expectFilm(film, record: .missing, directory: sandbox.folder.path) }
        #expect(
            messages.first?.hasSuffix(
                #"swift test --filter 'BarTransitionTestingTests.ExpectFilmTests/`the command \(for a name with parentheses\) "#
                    + #"runs it, isn'\''t that so\?`'"#) == true)
        #expect(
            messages.first?.contains("/the-command-for-a-name-with-parentheses-runs-it-isn-t-that-so.png. ") == true)
    }

    @Test func invalidVariantsAreReported() {
        let messages = failures {
            expectFilms(
                named: "pop", variants: [.dark, .dark, .profile("nokia")], frames: 2, height: 80, record: .never,
                directory: sandbox.folder.path
            ) { _ in FilmScene(.pop, pages: [Pages.blue(), Pages.orange()]) }
        }
        #expect(messages.count == 3)
        #expect(messages[1] == "Two variants have the suffix “dark”; give each one of its own.")
        #expect(messages[2].hasPrefix("Variant nokia: There is no profile named “nokia”; the names are "))
    }

    @Test func aRetryOfATestThatRecordsByItselfFailsToo() {
        for _ in 1...2 {
            let messages = failures { expectFilm(film, named: "push", record: .failed, directory: sandbox.folder.path) }
            #expect(messages.first?.contains("was recorded because the code says “failed”") == true)
        }
    }
}
