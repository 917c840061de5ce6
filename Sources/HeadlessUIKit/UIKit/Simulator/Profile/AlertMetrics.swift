import Foundation

/// The metrics of alerts and action sheets, in points. All are unknown; the defaults are defined only here.
struct AlertMetrics: Equatable, Sendable {
    var width: CGFloat = 270
    var cornerRadius: CGFloat = 14
    /// Above the title and below the message.
    var textMargin: CGFloat = 20
    var textSideMargin: CGFloat = 16
    /// Between title and message.
    var textSpacing: CGFloat = 4
    var fieldHeight: CGFloat = 30
    /// Between text fields.
    var fieldSpacing: CGFloat = 4
    var buttonHeight: CGFloat = 44
    var sheetButtonHeight: CGFloat = 57
    /// Beside an action sheet, below it, and above its cancel button.
    var sheetMargin: CGFloat = 8
    var sheetMaximumWidth: CGFloat = 400
}

extension Simulator.Profile {
    /// The metrics of alerts.
    var alert: AlertMetrics { AlertMetrics() }
}
