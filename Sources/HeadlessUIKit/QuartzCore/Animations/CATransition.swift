import Foundation

/// Animates from a layer's old contents, those shown when the transition was added, to its new ones. (QuartzCore
/// documentation)
open class CATransition: CAAnimation {
    /// The type of the transition; default fade.
    open var type = CATransitionType.fade

    /// The direction from which new contents come, for all types but fade; default nil, from the left.
    open var subtype: CATransitionSubtype?

    override func makeEmpty() -> CAAnimation { CATransition() }

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CATransition else { return }
        (copy.type, copy.subtype) = (type, subtype)
    }

    override func effect() -> AnimationEffect {
        precondition(
            [.fade, .moveIn, .push, .reveal].contains(type),
            "CATransition.type: \"\(type.rawValue)\" is not modelled; take fade, moveIn, push or reveal.")
        return { _, _, _ in }
    }
}

/// The types of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction from which a transition's new contents come.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The offsets and opacities of the old and new contents at one moment of a transition.
struct TransitionMoment {
    var oldOffset = CGSize.zero
    var newOffset = CGSize.zero
    var newAlpha: CGFloat = 1
    /// Whether the old contents are in front.
    var oldIsInFront = false

    init(_ transition: CATransition, progress: Double, size: CGSize) {
        let progress = CGFloat(progress)
        let start = transition.subtype?.startOffset(in: size) ?? CGSize(width: -size.width, height: 0)
        func offset(_ fraction: CGFloat) -> CGSize {
            CGSize(width: start.width * fraction, height: start.height * fraction)
        }
        switch transition.type {
        case .push:
            oldOffset = offset(-progress)
            newOffset = offset(1 - progress)
        case .moveIn: newOffset = offset(1 - progress)
        case .reveal:
            oldOffset = offset(-progress)
            oldIsInFront = true
        default:
            newAlpha = progress
        }
    }
}

extension CATransitionSubtype {
    /// The offset at which new contents start. "Top" and "bottom" are meant for y up, as in Core Animation: on the
    /// screen new contents come from the other side.
    fileprivate func startOffset(in size: CGSize) -> CGSize {
        switch self {
        case .fromRight: CGSize(width: size.width, height: 0)
        case .fromTop: CGSize(width: 0, height: size.height)
        case .fromBottom: CGSize(width: 0, height: -size.height)
        default: CGSize(width: -size.width, height: 0)
        }
    }
}
