import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Record modes", .ownSimulator) @MainActor
struct FilmRecordModeTests {
    private let sandbox: Sandbox
    private let film: TransitionFilm

    init() throws {
        sandbox = try Sandbox()
        film = try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 2, height: 100)
    }

    private func records(_ variables: [String: String] = [:], argument: FilmRecordMode? = nil) throws -> Bool {
        let verdict = try film.verify(
            sandbox.reference(), record: argument, environment: sandbox.environment(variables))
        return !verdict.recorded.isEmpty
    }

    @Test func missingIsTheDefaultAndNeverWhereCIIsSet() throws {
        #expect(try !records(["CI": "true"]))
        #expect(try !records(["CI": "1"]))
        #expect(try records(["CI": "false"]))
        #expect(try !records())
    }

    @Test func wordsAreParsedStrictly() throws {
        #expect(throws: FilmError.unknownRecordMode("True")) { try records(["BARTRANSITION_RECORD": "True"]) }
        #expect(throws: FilmError.unknownRecordMode("ALL")) { try FilmRecordMode(word: "ALL") }
        #expect(
            FilmError.unknownRecordMode("1").description
                == "BARTRANSITION_RECORD is “1”, which is no record mode; use all, failed, missing or never.")
        for mode in FilmRecordMode.allCases { #expect(try FilmRecordMode(word: mode.rawValue) == mode) }
        // Build scripts may set variables to an empty string.
        #expect(try records(["BARTRANSITION_RECORD": ""]))
    }

    @Test func theEnvironmentWinsOverCI() throws {
        #expect(try records(["CI": "true", "BARTRANSITION_RECORD": "missing"]))
    }

    @Test func theScopeWinsOverTheEnvironmentAndTheArgumentOverTheScope() throws {
        let (scope, argument, inner) = try withFilmRecording(.never) {
            (
                try records(["BARTRANSITION_RECORD": "all"]),
                try records(["BARTRANSITION_RECORD": "never"], argument: .missing),
                try withFilmRecording(.all) { try records(["BARTRANSITION_RECORD": "never"]) }
            )
        }
        #expect([scope, argument, inner] == [false, true, true])
        #expect(try !records(["BARTRANSITION_RECORD": "all"], argument: .never))
    }

    @Test func aScopeMaySuspend() async throws {
        let recorded = try await withFilmRecording(.all) {
            await Task.yield()
            return try records(["BARTRANSITION_RECORD": "never"])
        }
        #expect(recorded)
    }

    @Test(.filmRecording(.never)) func theTraitWinsOverTheEnvironment() throws {
        #expect(try !records(["BARTRANSITION_RECORD": "all"]))
        let scope = try withFilmRecording(.all) { try records() }
        #expect(scope)
    }
}

@Suite("Record modes of a suite", .filmRecording(.never), .ownSimulator) @MainActor
struct FilmRecordingTraitTests {
    @Test func testsInheritTheTrait() throws {
        let sandbox = try Sandbox()
        let film = try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 2, height: 100)
        let verdict = try film.verify(
            sandbox.reference(), environment: sandbox.environment(["BARTRANSITION_RECORD": "all"]))
        #expect(verdict.recorded.isEmpty)
        #expect(FilmRecordingTrait.filmRecording(.never).isRecursive)
    }
}
