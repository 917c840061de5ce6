import UIKit

/// Asserts that a film matches its reference, in Swift Testing and in XCTest.
///
/// ```swift
/// let film = try await TransitionFilm.record(.push(photo), on: navigationController, frames: 7)
/// expectFilm(film, named: "list to photo")
/// ```
///
/// The reference is kept beside the test file, in `__Snapshots__/<File>/<test>.<name>.png` and `.txt`. If it is missing, it
/// is recorded, and the test fails, also if it is retried in the same process. A target with such a folder needs
/// `exclude: ["__Snapshots__"]` in its manifest.
///
/// - Parameters:
///   - film: the film.
///   - name: the film's name, unique in the test; its letters and digits become part of the file names. Default nil, for
///     the only film of a test.
///   - layers: values, picture or both. Default: both; values are reported first.
///   - tolerance: how much each frame's picture may differ. Default: nothing.
///   - record: the record mode. Default nil: that of the scope, the trait or the environment; see ``FilmRecordMode``.
///   - directory: the folder to use instead of `__Snapshots__`, absolute or relative to the test file's folder. Default nil:
///     see ``FilmReference``.
///   - test: the name of the test function; leave it out.
///   - fileID: the module and file of the call; leave it out.
///   - filePath: the path of the call's file; leave it out.
///   - line: the line of the call; leave it out.
///   - column: the column of the call; leave it out.
/// - Returns: the result, or nil if an error was reported.
@MainActor
@discardableResult
public func expectFilm(
    _ film: TransitionFilm, named name: String? = nil, layers: FilmLayers = .all, tolerance: FilmTolerance = .exact,
    record: FilmRecordMode? = nil, directory: String? = nil, test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> FilmVerdict? {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = FilmCheck(
        name: name, layers: layers, tolerance: tolerance, record: record, directory: directory, test: test,
        callSite: callSite
    )
    return check.run(film, variant: .standard)
}

/// Asserts that films of the same transition in several variants match their references: light and dark, both layout
/// directions, other text sizes, other devices. This form suspends while it waits, so it works in every `async` test.
///
/// ```swift
/// await expectFilms(named: "list to photo", variants: [.standard, .dark, .rightToLeft], frames: 5) { _ in
///     FilmScene(.push(PhotoPage()), pages: [ListPage()])
/// }
/// ```
///
/// - Parameters:
///   - name: the film's name; each variant appends a hyphen and its suffix, the standard variant nothing. Default nil, for the
///     only films of a test.
///   - variants: the variants, at least one. None, and two with the same suffix, are reported as a failure.
///   - frames: the number of frames; see `TransitionFilm.record(_:on:variant:frames:scale:height:)`.
///   - scale: pixels per point. Default 1.
///   - height: the height of the part of the screen to film, in points from its top. Default nil: all of it.
///   - layers: values, picture or both. Default: both.
///   - tolerance: how much each frame's picture may differ. Default: nothing.
///   - record: the record mode. Default nil: that of the scope, the trait or the environment.
///   - directory: the folder to use instead of `__Snapshots__`. Default nil.
///   - test: the name of the test function; leave it out.
///   - fileID: the module and file of the call; leave it out.
///   - filePath: the path of the call's file; leave it out.
///   - line: the line of the call; leave it out.
///   - column: the column of the call; leave it out.
///   - scene: creates new view controllers and a new operation for each variant.
/// - Returns: the results of the films that could be recorded, in the order of the variants.
@MainActor
@discardableResult
public func expectFilms(
    named name: String? = nil, variants: [FilmVariant], frames: Int, scale: CGFloat = 1, height: CGFloat? = nil,
    layers: FilmLayers = .all, tolerance: FilmTolerance = .exact, record: FilmRecordMode? = nil,
    directory: String? = nil, test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    of scene: @MainActor (FilmVariant) throws -> FilmScene
) async -> [FilmVerdict] {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = FilmCheck(
        name: name, layers: layers, tolerance: tolerance, record: record, directory: directory, test: test,
        callSite: callSite
    )
    var verdicts: [FilmVerdict] = []
    check.reportEmptiness(of: variants)
    for (index, variant) in variants.enumerated() where check.isFirst(index, of: variants) {
        do {
            let film = try await TransitionFilm.record(
                scene(variant), variant: variant, frames: frames, scale: scale, height: height)
            if let verdict = check.run(film, variant: variant) { verdicts.append(verdict) }
        } catch {
            check.report(error, of: variant)
        }
    }
    return verdicts
}

/// Asserts that films of the same transition in several variants match their references: light and dark, both layout
/// directions, other text sizes, other devices. This form waits in place; with Apple's UIKit it fails in a task, so write
/// `await` there.
///
/// - Parameters:
///   - name: the film's name; each variant appends a hyphen and its suffix, the standard variant nothing. Default nil, for the
///     only films of a test.
///   - variants: the variants, at least one. None, and two with the same suffix, are reported as a failure.
///   - frames: the number of frames; see `TransitionFilm.record(_:on:variant:frames:scale:height:)`.
///   - scale: pixels per point. Default 1.
///   - height: the height of the part of the screen to film, in points from its top. Default nil: all of it.
///   - layers: values, picture or both. Default: both.
///   - tolerance: how much each frame's picture may differ. Default: nothing.
///   - record: the record mode. Default nil: that of the scope, the trait or the environment.
///   - directory: the folder to use instead of `__Snapshots__`. Default nil.
///   - test: the name of the test function; leave it out.
///   - fileID: the module and file of the call; leave it out.
///   - filePath: the path of the call's file; leave it out.
///   - line: the line of the call; leave it out.
///   - column: the column of the call; leave it out.
///   - scene: creates new view controllers and a new operation for each variant.
/// - Returns: the results of the films that could be recorded, in the order of the variants.
@MainActor
@discardableResult
public func expectFilms(
    named name: String? = nil, variants: [FilmVariant], frames: Int, scale: CGFloat = 1, height: CGFloat? = nil,
    layers: FilmLayers = .all, tolerance: FilmTolerance = .exact, record: FilmRecordMode? = nil,
    directory: String? = nil, test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    of scene: @MainActor (FilmVariant) throws -> FilmScene
) -> [FilmVerdict] {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = FilmCheck(
        name: name, layers: layers, tolerance: tolerance, record: record, directory: directory, test: test,
        callSite: callSite
    )
    var verdicts: [FilmVerdict] = []
    check.reportEmptiness(of: variants)
    for (index, variant) in variants.enumerated() where check.isFirst(index, of: variants) {
        do {
            let film = try TransitionFilm.record(
                scene(variant), variant: variant, frames: frames, scale: scale, height: height)
            if let verdict = check.run(film, variant: variant) { verdicts.append(verdict) }
        } catch {
            check.report(error, of: variant)
        }
    }
    return verdicts
}

/// Verifies the films of one call and reports failures.
@MainActor
struct FilmCheck {
    let name: String?
    let layers: FilmLayers
    let tolerance: FilmTolerance
    let record: FilmRecordMode?
    let directory: String?
    let test: String
    let callSite: CallSite

    func run(_ film: TransitionFilm, variant: FilmVariant) -> FilmVerdict? {
        do {
            let reference = try FilmReference(
                named: name, test: test, file: "\(callSite.filePath)", variant: variant.suffix, directory: directory)
            let verdict = try film.verify(
                reference, layers: layers, tolerance: tolerance, record: record, location: callSite.description,
                filter: TestReporter.filter(function: test, at: callSite))
            guard let message = verdict.message else { return verdict }
            FilmAttachments.attach(verdict.artifacts, stem: reference.stem, at: callSite)
            TestReporter.fail(message, at: callSite)
            return verdict
        } catch {
            TestReporter.fail("\(error)", at: callSite)
            return nil
        }
    }

    func reportEmptiness(of variants: [FilmVariant]) {
        guard variants.isEmpty else { return }
        TestReporter.fail("There are no variants, so nothing is compared; give at least .standard.", at: callSite)
    }

    /// Whether a variant is the first with its suffix. Others are reported.
    func isFirst(_ index: Int, of variants: [FilmVariant]) -> Bool {
        let suffix = variants[index].suffix
        guard variants[..<index].contains(where: { $0.suffix == suffix }) else { return true }
        TestReporter.fail("Two variants have the suffix “\(suffix)”; give each one of its own.", at: callSite)
        return false
    }

    /// Reports why a variant could not be recorded.
    func report(_ error: any Error, of variant: FilmVariant) {
        TestReporter.fail("\(variant.suffix.isEmpty ? "" : "Variant \(variant.suffix): ")\(error)", at: callSite)
    }
}
