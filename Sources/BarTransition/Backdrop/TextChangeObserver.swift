import UIKit

/// Notifies when the user changes the text of a text field, such as that of a search: results can come or go with it, of which
/// UIKit tells nobody but the app.
@MainActor
final class TextChangeObserver {
    private let onChange: @MainActor @Sendable () -> Void
    private weak var field: UITextField?
    private var registration: Registration?

    init(onChange: @escaping @MainActor @Sendable () -> Void) {
        self.onChange = onChange
    }

    /// Follows the text of a text field; nil ends that. Idempotent.
    func follow(_ field: UITextField?) {
        guard field !== self.field else { return }
        self.field = field
        registration = field.map { Registration(of: $0, onChange: onChange) }
    }

    /// Ends with the object.
    private final class Registration {
        private let token: any NSObjectProtocol

        @MainActor
        init(of field: UITextField, onChange: @escaping @MainActor @Sendable () -> Void) {
            token = NotificationCenter.default.addObserver(
                forName: UITextField.textDidChangeNotification, object: field, queue: nil
            ) { _ in
                MainActor.assumeIsolated { onChange() }
            }
        }

        deinit {
            NotificationCenter.default.removeObserver(token)
        }
    }
}
