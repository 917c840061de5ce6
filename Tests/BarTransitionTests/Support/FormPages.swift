import BarTransition
import TestSupport
import UIKit

/// A page with unsaved changes.
@MainActor
final class FormPage: MarkedPage, PopIntercepting {
    var answer = false
    var attempts: [PopAttempt] = []

    func shouldPop(for attempt: PopAttempt) -> Bool {
        attempts.append(attempt)
        return answer
    }
}

/// The same with a bar of its own.
@MainActor
final class DeclaringFormPage: DeclaringPage, PopIntercepting {
    var answer = false
    var attempts: [PopAttempt] = []

    func shouldPop(for attempt: PopAttempt) -> Bool {
        attempts.append(attempt)
        return answer
    }
}
