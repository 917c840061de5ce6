import Foundation

/// How a presentation covers the screen, as its style and the traits decide. (UIKit documentation)
struct PresentationStyle: Equatable, Sendable {
    enum Cover: Sendable {
        case screen, sheet, formSheet
    }

    let style: UIModalPresentationStyle
    let cover: Cover
    /// Whether the presenter's view leaves the hierarchy, with its callbacks (fact m4.5).
    let removesPresenter: Bool

    @MainActor
    init(_ style: UIModalPresentationStyle) {
        self.style = style
        switch style {
        case .fullScreen, .currentContext: (cover, removesPresenter) = (.screen, true)
        case .overFullScreen, .overCurrentContext, .custom: (cover, removesPresenter) = (.screen, false)
        case .pageSheet, .automatic: (cover, removesPresenter) = (.sheet, false)
        case .formSheet: (cover, removesPresenter) = (.formSheet, false)
        case .popover:
            fatalError("present: popovers are missing in HeadlessUIKit; choose another modalPresentationStyle.")
        case .none:
            fatalError("The specified modal presentation style doesn't have a corresponding presentation controller.")
        }
    }

    /// Whether it covers the page that defines the context.
    var isContextual: Bool { style == .currentContext || style == .overCurrentContext }

    /// Whether the presented page decides about the status bar without asking for it. (UIKit documentation)
    var ownsStatusBar: Bool { style == .fullScreen }

    /// Where the presented view lies in its container, in points.
    func frame(in bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool, metrics: SheetMetrics) -> CGRect {
        switch cover {
        case .screen: return bounds
        case .sheet where isCompact, .formSheet where isCompact: return bounds
        case .sheet where !metrics.isPad, .formSheet where !metrics.isPad:
            let top = safeArea.top + metrics.topGap
            return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        case .sheet: return metrics.centred(metrics.padPageSize, in: bounds)
        case .formSheet: return metrics.centred(metrics.padFormSize, in: bounds)
        }
    }
}
