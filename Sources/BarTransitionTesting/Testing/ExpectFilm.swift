import UIKit

/// Expects that a film is as its reference, in Swift Testing and in XCTest.
///
/// ```swift
/// let film = try TransitionFilm.record(.push(photo), on: navigationController, frames: 7)
/// expectFilm(film, named: "list to photo")
/// ```
///
/// The reference is kept beside the test file, in `__Snapshots__/<File>/<test>.<name>.png` and `.txt`; where it is
/// missing it is recorded, and the test fails once. A target with such a folder needs `exclude: ["__Snapshots__"]` in
/// its manifest.
///
/// - Parameters:
///   - film: the film.
///   - name: what the film is called, unlike any other in the test; letters and digits of it become part of the files'
///     names. Default nil, for the only film of a test.
///   - layers: values, picture or both. Default both; values are reported first.
///   - tolerance: how much each frame's picture may differ. Default nothing.
///   - record: the record mode. Default nil: that of the scope, the trait or the environment, see ``FilmRecordMode``.
///   - directory: the folder to use in place of `__Snapshots__`, absolute or beside the test file. Default nil: see
///     ``FilmReference``.
/// - Returns: what became of it, or nil where an error was reported.
@MainActor
@discardableResult
public func expectFilm(
    _ film: TransitionFilm, named name: String? = nil, layers: FilmLayers = .all, tolerance: FilmTolerance = .exact,
    record: FilmRecordMode? = nil, directory: String? = nil, test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> FilmVerdict? {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = FilmCheck(
        name: name, layers: layers, tolerance: tolerance, record: record, directory: directory, test: test, place: place
    )
    return check.run(film, variant: .standard)
}

/// Expects that films of the same transition in several variants are as their references: light and dark, both
/// directions, other sizes of text, other devices.
///
/// ```swift
/// expectFilms(named: "list to photo", variants: [.standard, .dark, .rightToLeft], frames: 5) { _ in
///     FilmScene(.push(PhotoPage()), pages: [ListPage()])
/// }
/// ```
///
/// - Parameters:
///   - name: what the film is called; each variant's suffix follows a hyphen, that of the standard variant is empty.
///   - variants: no two with the same suffix; two such are reported in one sentence.
///   - frames: how many frames; see `TransitionFilm.record(_:on:frames:scale:height:)`.
///   - scale: pixels per point. Default 1.
///   - height: how much of the screen is filmed, in points from its top. Default nil: all of it.
///   - layers: values, picture or both. Default both.
///   - tolerance: how much each frame's picture may differ. Default nothing.
///   - record: the record mode. Default nil: that of the scope, the trait or the environment.
///   - directory: the folder to use in place of `__Snapshots__`. Default nil.
///   - scene: makes pages and operation anew for each variant.
/// - Returns: the verdicts of the films that could be made, in the order of the variants.
@MainActor
@discardableResult
public func expectFilms(
    named name: String? = nil, variants: [FilmVariant], frames: Int, scale: CGFloat = 1, height: CGFloat? = nil,
    layers: FilmLayers = .all, tolerance: FilmTolerance = .exact, record: FilmRecordMode? = nil,
    directory: String? = nil, test: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    of scene: @MainActor (FilmVariant) throws -> FilmScene
) -> [FilmVerdict] {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = FilmCheck(
        name: name, layers: layers, tolerance: tolerance, record: record, directory: directory, test: test, place: place
    )
    var verdicts: [FilmVerdict] = []
    var suffixes: Set<String> = []
    for variant in variants {
        guard suffixes.insert(variant.suffix).inserted else {
            TestReporter.fail("Two variants have the suffix “\(variant.suffix)”; give each one of its own.", at: place)
            continue
        }
        do {
            let film = try TransitionFilm.record(
                scene(variant), variant: variant, frames: frames, scale: scale, height: height)
            if let verdict = check.run(film, variant: variant) { verdicts.append(verdict) }
        } catch {
            TestReporter.fail("\(variant.suffix.isEmpty ? "" : "Variant \(variant.suffix): ")\(error)", at: place)
        }
    }
    return verdicts
}
