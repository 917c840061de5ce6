import Foundation

extension TransitionFilm {
    /// Compares with a reference, or records it, as the record mode says; nothing fails by itself. It is what
    /// `expectFilm` does before it reports.
    ///
    /// A reference that cannot be read throws an error and is never overwritten, in no mode.
    ///
    /// - Parameters:
    ///   - reference: where the reference is.
    ///   - layers: values, picture or both. Default both.
    ///   - tolerance: how much each frame's picture may differ. Default nothing.
    ///   - record: the record mode. Default nil: see ``FilmRecordMode``.
    ///   - location: what tells two calls apart, for example "FilmTests.swift:12". Default nil: the film may be
    ///     verified any number of times under its name.
    ///   - filter: the test as `swift test --filter` takes it, for the command in messages. Default nil: the test's
    ///     name.
    ///   - environment: the environment variables. Default those of the process.
    @MainActor
    public func verify(
        _ reference: FilmReference, layers: FilmLayers = .all, tolerance: FilmTolerance = .exact,
        record: FilmRecordMode? = nil, location: String? = nil, filter: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> FilmVerdict {
        if let problem = tolerance.problem { throw FilmError.badTolerance(problem) }
        let chosen = try ChosenRecordMode.choose(argument: record, environment: environment)
        let bytes = TransitionFilmBytes(self)
        FilmOrphans.use(reference, environment: environment)
        if let location { try FilmRegistry.shared.register(reference, location: location, bytes: bytes) }
        let comparison = try FilmComparison.compare(self, reference, layers: layers, tolerance: tolerance)
        let message = FilmMessage(
            film: self, reference: reference, comparison: comparison, tolerance: tolerance,
            filter: filter ?? String(reference.test.prefix { $0 != "(" }))
        if writes(comparison, chosen.mode) {
            let files = try recordFiles(reference, layers: layers)
            FilmRegistry.shared.didRecord(reference, bytes: bytes)
            let text =
                chosen.mode == .missing
                ? message.recordedMissing() : chosen.isFromCode ? message.recordedFromCode(chosen.mode) : nil
            return FilmVerdict(comparison: comparison, recorded: files, message: text, artifacts: [])
        }
        return try judge(comparison, reference, message)
    }

    private func writes(_ comparison: FilmComparison, _ mode: FilmRecordMode) -> Bool {
        switch mode {
        case .all: true
        case .failed: !comparison.passes
        case .missing: comparison.isMissing && comparison.values.isEmpty && comparison.otherEnvironment == nil
        case .never: false
        }
    }

    @MainActor
    private func judge(
        _ comparison: FilmComparison, _ reference: FilmReference, _ message: FilmMessage
    ) throws -> FilmVerdict {
        if comparison.passes { return FilmVerdict(comparison: comparison, recorded: [], message: nil, artifacts: []) }
        if let stamp = comparison.otherEnvironment {
            // One message for a folder rather than one for each film, where it is the renderer.
            let isRenderer = !stamp.hasPrefix(environment.renderer + ", ")
            let isSilent = isRenderer && !FilmRegistry.shared.isFirstWithOtherRenderer(in: reference.folder)
            return FilmVerdict(
                comparison: comparison, recorded: [], message: isSilent ? nil : message.otherEnvironment(stamp),
                artifacts: [])
        }
        if comparison.isMissing, comparison.values.isEmpty {
            return FilmVerdict(comparison: comparison, recorded: [], message: message.missing(), artifacts: [])
        }
        let artifacts = try FilmArtifacts.write(self, reference, comparison)
        return FilmVerdict(
            comparison: comparison, recorded: [], message: message.mismatch(artifacts: reference.artifactsFolder),
            artifacts: artifacts)
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
        var stamps = FilmStamps(reference.stampFile)
        try stamps.set(environment.description, for: reference.stem)
        return files
    }
}
