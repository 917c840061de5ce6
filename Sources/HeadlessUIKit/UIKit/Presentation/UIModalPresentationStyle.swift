import Foundation

/// How a presented view controller covers the screen. (UIKit documentation)
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
}

/// The animation of a presentation and dismissal. (UIKit documentation)
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}

extension UIModalTransitionStyle {
    /// Whether the view controller fades rather than slides, by its style or the cross-fade preference (fact 3.10).
    @MainActor
    var fades: Bool {
        switch self {
        case .coverVertical: UIAccessibility.prefersCrossFadeTransitions
        case .crossDissolve: true
        case .flipHorizontal, .partialCurl:
            fatalError("present: \(self) is not modelled; take coverVertical or crossDissolve.")
        }
    }
}

/// The effects of a presentation style. (UIKit documentation)
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

    /// Whether the presentation covers the view controller that defines the context.
    var isContextual: Bool { style == .currentContext || style == .overCurrentContext }

    /// Whether the presented view controller controls the status bar by default. (UIKit documentation)
    var controlsStatusBar: Bool { style == .fullScreen }

    /// The frame of the presented view in its container, in points. A form sheet on a pad has the size that its page prefers,
    /// where that is not 0. (UIKit documentation of `formSheet`)
    func frame(
        in bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool, preferred: CGSize, metrics: SheetMetrics
    ) -> CGRect {
        switch cover {
        case .screen: return bounds
        case .sheet where isCompact, .formSheet where isCompact: return bounds
        case .sheet where !metrics.isPad, .formSheet where !metrics.isPad:
            let top = max(safeArea.top + metrics.topGap, metrics.minimumTop)
            return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        case .sheet: return metrics.centred(metrics.padPageSize, in: bounds)
        case .formSheet:
            let size = CGSize(
                width: preferred.width > 0 ? preferred.width : metrics.padFormSize.width,
                height: preferred.height > 0 ? preferred.height : metrics.padFormSize.height)
            return metrics.centred(size, in: bounds)
        }
    }
}
