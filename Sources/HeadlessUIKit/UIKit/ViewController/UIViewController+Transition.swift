import Foundation

extension UIViewController {
    /// How a page comes and goes where it prefers something else than its container does (iOS 18, fact 3.11).
    @MainActor @preconcurrency
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

        /// Zooms out of a view and back into it. The provider is asked whenever the view is needed; nil zooms out of the
        /// middle. With Reduce Motion the standard transition runs instead. Modelled for pushes and pops.
        public class func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            Self(kind: .zoom(options, sourceViewProvider))
        }

        /// Comes from below.
        public class var coverVertical: UIViewController.Transition { Transition(kind: .coverVertical) }
        /// Turns over.
        public class var flipHorizontal: UIViewController.Transition { Transition(kind: .flipHorizontal) }
        /// Fades in.
        public class var crossDissolve: UIViewController.Transition { Transition(kind: .crossDissolve) }
        /// Curls a corner up.
        public class var partialCurl: UIViewController.Transition { Transition(kind: .partialCurl) }
    }
}

extension UIViewController.Transition {
    /// Who zooms out of whom.
    @MainActor @preconcurrency
    open class ZoomSourceViewProviderContext: NSObject {
        /// The page that the zoom begins in.
        open private(set) unowned var sourceViewController: UIViewController
        /// The page that zooms.
        open private(set) unowned var zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// What a zoom can be given.
    @MainActor @preconcurrency
    open class ZoomOptions: NSObject {
        /// Where in the zoomed view the source view lies; nil, the default, takes the whole view.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// Whether a finger may begin to take the page back; nil, the default, means yes.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// The colour over the page behind; nil, the default, is the system's.
        open var dimmingColor: UIColor?
        /// The effect over the page behind; not modelled, setting one stops.
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
    @MainActor @preconcurrency
    open class AlignmentRectContext: NSObject {
        /// The view that the zoom begins in.
        open private(set) var sourceView: UIView
        /// The page that zooms.
        open private(set) var zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            sourceView = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// A finger that is about to take a zoomed page back.
    @MainActor @preconcurrency
    open class InteractionContext: NSObject {
        /// Where the finger is, in the page's view.
        open private(set) var location: CGPoint
        /// Its speed, in points per second.
        open private(set) var velocity: CGVector
        /// Whether the interaction would begin without the question.
        open private(set) var willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}
