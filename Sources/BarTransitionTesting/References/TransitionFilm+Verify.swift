import Foundation

extension TransitionFilm {
    /// Compares the film with a reference, or records it, depending on the record mode, and returns the result without
    /// failing a test. `expectFilm` calls this and reports the result.
    ///
    /// A reference that cannot be read throws an error and is not overwritten in any mode.
    ///
    /// - Parameters:
    ///   - reference: the files of the reference.
    ///   - layers: values, picture or both. Default: both. None throws an error.
    ///   - tolerance: how much each frame's picture may differ. Default: nothing.
    ///   - record: the record mode. Default nil: see ``FilmRecordMode``.
    ///   - location: identifies the call, for example "FilmTests.swift:12", so that two calls cannot use one name. Default
    ///     nil: any number of calls can use the name.
    ///   - filter: the identifier of the test, as `swift test list` prints it, for the command in messages. Default nil: the
    ///     test's name.
    ///   - environment: the environment variables. Default: those of the process.
    @MainActor
    public func verify(
        _ reference: FilmReference, layers: FilmLayers = .all, tolerance: FilmTolerance = .exact,
        record: FilmRecordMode? = nil, location: String? = nil, filter: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> FilmVerdict {
        if layers.isDisjoint(with: .all) { throw FilmError.noLayers }
        if let problem = tolerance.problem { throw FilmError.badTolerance(problem) }
        let chosen = try ChosenRecordMode.choose(argument: record, environment: environment)
        let fingerprint = FilmFingerprint(self, layers)
        FilmOrphans.use(reference, layers: layers, environment: environment)
        if let location { try FilmRegistry.shared.register(reference, location: location, fingerprint: fingerprint) }
        let comparison = try FilmComparison.compare(self, reference, layers: layers, tolerance: tolerance)
        let message = FilmMessage(
            film: self, reference: reference, comparison: comparison, layers: layers, tolerance: tolerance,
            filter: filter ?? TestName.withoutParameters(reference.test),
            modeOfCode: chosen.isFromCode ? chosen.mode : nil)
        if writes(comparison, chosen.mode) {
            if chosen.mode == .failed, let location {
                try FilmRegistry.shared.checkReplacing(reference, location: location)
            }
            let files = try recordFiles(
                reference, layers: chosen.mode == .missing ? layers.intersection(comparison.missingLayers) : layers)
            FilmRegistry.shared.didRecord(reference, fingerprint: fingerprint)
            return FilmVerdict(
                comparison: comparison, recorded: files, message: message.recorded(in: chosen.mode), artifacts: [])
        }
        if location != nil, comparison.passes {
            // If the test is retried, this would compare the film with itself.
            if FilmRegistry.shared.hasRecorded(reference), let text = message.recorded(in: chosen.mode) {
                return FilmVerdict(comparison: comparison, recorded: [], message: text, artifacts: [])
            }
            FilmRegistry.shared.didMatch(reference)
        }
        return result(of: comparison, reference, message)
    }

    private func writes(_ comparison: FilmComparison, _ mode: FilmRecordMode) -> Bool {
        switch mode {
        case .all: true
        case .failed: !comparison.passes
        case .missing: comparison.isOnlyMissing
        case .never: false
        }
    }

    @MainActor
    private func result(
        of comparison: FilmComparison, _ reference: FilmReference, _ message: FilmMessage
    ) -> FilmVerdict {
        if comparison.passes { return FilmVerdict(comparison: comparison, recorded: [], message: nil, artifacts: []) }
        if let stamp = comparison.otherEnvironment {
            // If the renderer differs, one message for the folder instead of one for each film.
            let isRenderer = !stamp.hasPrefix(environment.renderer + ", ")
            let isSilent = isRenderer && !FilmRegistry.shared.reportsOtherRenderer(reference)
            return FilmVerdict(
                comparison: comparison, recorded: [], message: isSilent ? nil : message.otherEnvironment(stamp),
                artifacts: [])
        }
        if comparison.isOnlyMissing {
            return FilmVerdict(comparison: comparison, recorded: [], message: message.missing(), artifacts: [])
        }
        let artifacts = Result { try FilmArtifacts.write(self, reference, comparison) }
        return FilmVerdict(
            comparison: comparison, recorded: [], message: message.mismatch(artifacts),
            artifacts: (try? artifacts.get()) ?? [])
    }

    private func recordFiles(_ reference: FilmReference, layers: FilmLayers) throws -> [URL] {
        var files: [URL] = []
        if layers.contains(.values) {
            try FilmFiles.write(Data(text.utf8), to: reference.textFile)
            files.append(reference.textFile)
        }
        if layers.contains(.picture) {
            try FilmFiles.write(filmstrip, to: reference.imageFile)
            files.append(reference.imageFile)
        }
        try RecordedEnvironments.set(
            environment.description, for: reference.stem, in: reference.environmentFile)
        return files
    }
}

/// The result of verifying a film.
public struct FilmVerdict: Equatable, Sendable {
    /// The comparison; if the reference was written, the comparison before that.
    public let comparison: FilmComparison
    /// The files that were written.
    public let recorded: [URL]
    /// Why the test fails, what differs and how to accept it; nil if the test passes.
    public let message: String?
    /// The files of a failure; empty if there is none.
    public let artifacts: [URL]

    /// Whether the test passes.
    public var passes: Bool { message == nil }
}
