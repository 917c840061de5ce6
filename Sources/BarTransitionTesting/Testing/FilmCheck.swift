import UIKit

/// Verifies films of one call and reports what is wrong.
@MainActor
struct FilmCheck {
    let name: String?
    let layers: FilmLayers
    let tolerance: FilmTolerance
    let record: FilmRecordMode?
    let directory: String?
    let test: String
    let place: SourcePlace

    func run(_ film: TransitionFilm, variant: FilmVariant) -> FilmVerdict? {
        do {
            let reference = try FilmReference(
                named: name, test: test, file: "\(place.filePath)", variant: variant.suffix, directory: directory)
            let verdict = try film.verify(
                reference, layers: layers, tolerance: tolerance, record: record, location: place.description,
                filter: TestReporter.filter(function: test))
            guard let message = verdict.message else { return verdict }
            FilmAttachments.attach(verdict.artifacts, stem: reference.stem, at: place)
            TestReporter.fail(message, at: place)
            return verdict
        } catch {
            TestReporter.fail("\(error)", at: place)
            return nil
        }
    }
}
