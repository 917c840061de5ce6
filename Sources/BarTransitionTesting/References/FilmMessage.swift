import Foundation

/// The messages of a failing test: what differs, values first, and how to accept it.
struct FilmMessage {
    let film: TransitionFilm
    let reference: FilmReference
    let comparison: FilmComparison
    let layers: FilmLayers
    let tolerance: FilmTolerance
    /// The identifier of the test, as `swift test list` prints it.
    let filter: String
    /// The record mode that the code says; nil if it says none.
    let modeOfCode: FilmRecordMode?

    /// The number of values listed; the rest is counted.
    private static let listedValues = 6

    /// - Parameter artifacts: the files of the failure, or why they could not be written.
    func mismatch(_ artifacts: Result<[URL], any Error>) -> String {
        var lines = ["\(label) does not match its reference."]
        lines += valueLines
        lines += pictureLines
        switch artifacts {
        case .success(let files):
            let names = files.map(\.lastPathComponent).joined(separator: ", ")
            lines.append("See \(names) in \(reference.artifactsFolder.path)")
        case .failure(let error):
            lines.append("Not all files of this failure could be written: \(error)")
        }
        lines.append(command("If this is right, accept it with", mode: .failed))
        return lines.joined(separator: "\n")
    }

    func missing() -> String {
        """
        \(label) has no reference at \(file.path), and none is recorded in the mode “never”; where the \
        sources are elsewhere, set BARTRANSITION_SNAPSHOTS to the folder with the references.
        \(command("Record it with", mode: .missing))
        """
    }

    /// Why a film that was recorded fails its test; nil if it does not.
    func recorded(in mode: FilmRecordMode) -> String? {
        switch mode {
        case .missing: recordedMissing
        case .all, .failed: modeOfCode.map(recordedFromCode)
        case .never: nil
        }
    }

    private var recordedMissing: String {
        """
        \(label) had no reference, so this one was recorded: \(file.path). Look at it; the next run \
        compares with it.
        \(command("If it is not right, record it anew with", mode: .all))
        """
    }

    private func recordedFromCode(_ mode: FilmRecordMode) -> String {
        "\(label) was recorded because the code says “\(mode.rawValue)”: \(file.path). Remove that from "
            + "the call, the scope or the trait, so that the test compares again."
    }

    func otherEnvironment(_ stamp: String) -> String {
        """
        \(label) cannot be compared: its reference was recorded on “\(stamp)” and this film on \
        “\(film.environment.description)”. Run the test where it was recorded.
        \(command("If this is the place to record, do it with", mode: .failed))
        """
    }

    // MARK: Parts

    /// The file of the reference that shows it best.
    private var file: URL {
        let layers = comparison.isMissing ? comparison.missingLayers : layers
        return layers.contains(.picture) ? reference.imageFile : reference.textFile
    }

    private var label: String {
        let variant = reference.variant.isEmpty ? "" : ", variant \(reference.variant),"
        return (reference.name.map { "The film “\($0)”" } ?? "The film of \(reference.test)") + variant
    }

    private var valueLines: [String] {
        let values = comparison.values.filter { !restatesBackground($0) }
        guard !values.isEmpty else { return [] }
        let count = values.count
        let listed = values.prefix(Self.listedValues).map { "  \($0)" }
        let rest = count - listed.count
        return [count == 1 ? "1 value differs:" : "\(count) values differ:"] + listed
            + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    /// Whether a difference says again what that of the background in the bar's middle says: at both ends of the bar is the same
    /// color, in the reference and in the film.
    private func restatesBackground(_ ends: FilmValueDifference) -> Bool {
        guard ends.value == "bar background ends" else { return false }
        return comparison.values.contains { middle in
            middle.value == "bar background" && middle.progress == ends.progress
                && ends.reference == "\(middle.reference) \(middle.reference)"
                && ends.actual == "\(middle.actual) \(middle.actual)"
        }
    }

    private var pictureLines: [String] {
        switch comparison.picture {
        case .identical, .similar, .missingReference: return []
        case .sizeMismatch(let reference, let actual):
            return ["The filmstrip was \(reference) pixels and is \(actual)."]
        case .different(let difference):
            guard let worst = comparison.worstFrame else {
                return ["Only the lettering around the frames differs: \(difference.description(allowed: tolerance))."]
            }
            let count = film.frames.count
            let verb = comparison.differingFrames == 1 ? "differs" : "differ"
            return [
                "\(comparison.differingFrames) of \(TransitionFilm.countText(count)) \(verb); the worst is frame "
                    + "\(worst.index + 1) of \(count), progress \(FixedDecimal.text(worst.progress)): "
                    + worst.difference.description(allowed: tolerance) + "."
            ]
        }
    }

    private func command(_ purpose: String, mode: FilmRecordMode) -> String {
        let note =
            modeOfCode.map {
                "Remove “\($0.rawValue)” from the call, the scope or the trait first, since it comes before the variable.\n"
            } ?? ""
        #if !canImport(ObjectiveC)
            return note + "\(purpose): BARTRANSITION_RECORD=\(mode.rawValue) swift test --filter "
                + TestName.quoted(TestName.pattern(for: filter))
        #else
            return note + "\(purpose), for all tests that it runs: "
                + "TEST_RUNNER_BARTRANSITION_RECORD=\(mode.rawValue) xcodebuild test -scheme SCHEME -destination DESTINATION"
                + (TestName.suite(of: filter).map { " -only-testing:" + TestName.quoted($0) } ?? "")
                + "\nIn Xcode, set BARTRANSITION_RECORD to \(mode.rawValue) in the test action of the scheme instead."
        #endif
    }
}
