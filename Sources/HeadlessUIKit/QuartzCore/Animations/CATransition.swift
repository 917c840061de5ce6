import Foundation

/// Changes a layer's contents from what they were to what they are. (QuartzCore documentation)
///
/// "What they were" is what showed when the transition was added.
open class CATransition: CAAnimation {
    /// How; default fade.
    open var type = CATransitionType.fade
    /// From where, for all but a fade; default nil, which is the left.
    open var subtype: CATransitionSubtype?

    override func effect() -> AnimationEffect {
        precondition(
            [.fade, .moveIn, .push, .reveal].contains(type),
            "CATransition.type: \"\(type.rawValue)\" is not modelled; take fade, moveIn, push or reveal.")
        return { _, _, _ in }
    }
}

/// How a transition changes contents.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// One moment of a transition: where the old and the new contents are and how strongly they show.
struct TransitionMoment {
    var oldOffset = CGSize.zero
    var newOffset = CGSize.zero
    var oldAlpha: CGFloat = 1
    var newAlpha: CGFloat = 1
    /// Whether the old contents lie in front.
    var oldIsInFront = false

    init(_ transition: CATransition, progress: Double, size: CGSize) {
        let progress = CGFloat(progress)
        let way = transition.subtype?.way(in: size) ?? CGSize(width: -size.width, height: 0)
        func part(_ share: CGFloat) -> CGSize { CGSize(width: way.width * share, height: way.height * share) }
        switch transition.type {
        case .push:
            oldOffset = part(-progress)
            newOffset = part(1 - progress)
        case .moveIn: newOffset = part(1 - progress)
        case .reveal:
            oldOffset = part(-progress)
            oldIsInFront = true
        default:
            newAlpha = progress
        }
    }
}

extension CATransitionSubtype {
    /// Where new contents start, as far as they travel. "Top" and "bottom" are meant with y up, as in Core Animation:
    /// on the screen new contents come from the other side.
    fileprivate func way(in size: CGSize) -> CGSize {
        switch self {
        case .fromRight: CGSize(width: size.width, height: 0)
        case .fromTop: CGSize(width: 0, height: size.height)
        case .fromBottom: CGSize(width: 0, height: -size.height)
        default: CGSize(width: -size.width, height: 0)
        }
    }
}
