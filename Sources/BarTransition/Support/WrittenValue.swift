import UIKit

/// What to do with one of UIKit's values.
enum TargetValue<Value: Equatable>: Equatable {
    /// Nothing is declared and the library has written nothing: leave the app's value.
    case keep
    /// Write the declared value.
    case set(Value)
    /// Nothing is declared any more: write back the value from before the library's first write, unless the app has set another one
    /// since.
    case restore(Value)

    /// The declared value; nil if none is.
    var declared: Value? {
        guard case .set(let value) = self else { return nil }
        return value
    }

    /// Whether a value is the one to write.
    func isWrite(of value: Value) -> Bool { self == .set(value) || self == .restore(value) }

    /// Restores once more what an earlier target of the same page has restored, unless the value is another one since.
    mutating func repeatRestore(of earlier: Self, current: @autoclosure () -> Value) {
        if self == .keep, case .restore(let value) = earlier, value == current() { self = earlier }
    }
}

/// Tracks the library's writes to one of UIKit's values, so that the original value can be restored. A value that the
/// app changes after the library's write belongs to the app again and is not restored over.
struct WrittenValue<Value: Equatable> {
    private var entry: (original: Value, written: Value)?

    /// The target for a view controller that declares nothing.
    /// - Parameter current: the current value; evaluated only if the library has written one.
    func baseline(_ current: @autoclosure () -> Value) -> TargetValue<Value> {
        guard let entry, entry.written == current() else { return .keep }
        return .restore(entry.original)
    }

    /// Whether a write is recorded.
    var isWritten: Bool { entry != nil }

    /// Forgets the write if the app has set another value since. Every value that it sets from now on is its own, even one that is
    /// equal to the written value.
    mutating func forgetReplaced(by current: Value) {
        if let entry, entry.written != current { self.entry = nil }
    }

    /// Records a write that the caller is about to make.
    /// - Parameters:
    ///   - current: the current value.
    ///   - original: the value to restore later; evaluated only if it is needed.
    /// - Returns: the value to write, or nil if the current value is already right.
    mutating func recordWrite(
        of target: TargetValue<Value>, current: Value, original: @autoclosure () -> Value
    ) -> Value? {
        let value: Value
        switch target {
        case .keep: return nil
        case .set(let declared):
            let earlier = entry.flatMap { $0.written == current ? $0.original : nil }
            entry = (earlier ?? original(), declared)
            value = declared
        case .restore(let original):
            // What the app has set since the target was made, or since it was carried out, is the app's.
            let isOurs = entry.map { $0.written == current } ?? false
            entry = nil
            guard isOurs else { return nil }
            value = original
        }
        return value == current ? nil : value
    }
}
