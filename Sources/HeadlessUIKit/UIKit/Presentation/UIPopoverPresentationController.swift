import Foundation

/// Manages a page that is presented as a popover. On a phone that is a sheet; on iPad popovers are not modelled and
/// stop. (UIKit documentation)
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at; default nil.
    open var sourceView: UIView?
    /// The part of that view, in its coordinates; default null: all of it.
    open var sourceRect = CGRect.null
    /// The bar item that the popover points at; default nil.
    open var barButtonItem: UIBarButtonItem?
    /// iOS 16: what the popover points at, in place of the two before; default nil.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// Where the arrow may be; default anywhere.
    open var permittedArrowDirections = UIPopoverArrowDirection.any

    open override var frameOfPresentedViewInContainerView: CGRect { modal?.cardFrame ?? .zero }
    override var usualAdaptiveStyle: UIModalPresentationStyle { .pageSheet }
    /// The controller of the sheet that the popover becomes on a phone (iOS 15).
    open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }
    private lazy var adaptiveSheet = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
    override var placesPresentedView: Bool { true }
}

/// Where a popover's arrow is.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
