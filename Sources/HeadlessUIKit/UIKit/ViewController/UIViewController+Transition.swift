import Foundation

extension UIViewController {
    /// A transition that a view controller prefers to its container's standard one (iOS 18, fact 3.11).
    public class Transition: NSObject {
        enum Kind {
            case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
            case coverVertical, flipHorizontal, crossDissolve, partialCurl
        }

        let kind: Kind

        required init(kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// Zooms from a source view and back to it. The provider is called whenever the view is needed; nil zooms from
        /// the center. With Reduce Motion the standard transition runs instead. Modelled for pushes and pops only.
        public class func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            Self(kind: .zoom(options, sourceViewProvider))
        }

        /// Slides up from the bottom.
        public class var coverVertical: UIViewController.Transition { Transition(kind: .coverVertical) }
        /// Flips horizontally.
        public class var flipHorizontal: UIViewController.Transition { Transition(kind: .flipHorizontal) }
        /// Cross-fades.
        public class var crossDissolve: UIViewController.Transition { Transition(kind: .crossDissolve) }
        /// Curls up a corner of the page.
        public class var partialCurl: UIViewController.Transition { Transition(kind: .partialCurl) }
    }
}

extension UIViewController.Transition {
    /// The view controllers of a zoom.
    open class ZoomSourceViewProviderContext: NSObject {
        /// The view controller that the zoom starts from.
        open private(set) unowned var sourceViewController: UIViewController
        /// The view controller that zooms.
        open private(set) unowned var zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// The options of a zoom.
    open class ZoomOptions: NSObject {
        /// The rectangle of the zoomed view that aligns with the source view; nil, the default, is the whole view.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// Whether an interactive dismissal may begin; nil, the default, allows it.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// The color that dims the view behind; nil, the default, is the system's.
        open var dimmingColor: UIColor?
        /// The effect over the view behind; not modeled: setting one traps.
        open var dimmingVisualEffect: UIBlurEffect? {
            didSet {
                precondition(
                    dimmingVisualEffect == nil,
                    "UIViewController.Transition.ZoomOptions.dimmingVisualEffect is not modelled; take dimmingColor.")
            }
        }

        /// Options with nothing set.
        public override init() {
            super.init()
        }
    }

    /// The two views of a zoom.
    open class AlignmentRectContext: NSObject {
        /// The view that the zoom starts from.
        open private(set) var sourceView: UIView
        /// The view controller that zooms.
        open private(set) var zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            sourceView = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// The gesture that is about to dismiss a zoomed view controller.
    open class InteractionContext: NSObject {
        /// The location of the touch in the zoomed view.
        open private(set) var location: CGPoint
        /// The velocity in points per second.
        open private(set) var velocity: CGVector
        /// Whether the interaction would begin by default.
        open private(set) var willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}
