import UIKit

/// Remembers what was there before the library wrote one of UIKit's values, so that what nobody declares stays the app's,
/// and what the app changes after the library is the app's again.
struct WrittenValue<Value: Equatable> {
    private var entry: (original: Value, written: Value)?

    /// What pages that declare nothing get while `present` is there, which is asked for only where something was written.
    func baseline(_ present: @autoclosure () -> Value) -> BarState.Target<Value> {
        guard let entry, entry.written == present() else { return .keep }
        return .restore(entry.original)
    }

    /// Notes what is about to be written.
    /// - Parameters:
    ///   - present: what is there now.
    ///   - own: what to give back later; asked only where it is needed.
    /// - Returns: what has to be written; nil where it is there already.
    mutating func take(
        _ target: BarState.Target<Value>, present: Value, own: @autoclosure () -> Value
    ) -> Value? {
        let value: Value
        switch target {
        case .keep: return nil
        case .set(let declared):
            let isOurs = entry.map { $0.written == present } ?? false
            entry = (isOurs ? entry?.original ?? own() : own(), declared)
            value = declared
        case .restore(let original):
            entry = nil
            value = original
        }
        return value == present ? nil : value
    }
}
