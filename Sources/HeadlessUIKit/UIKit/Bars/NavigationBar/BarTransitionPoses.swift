import Foundation

/// Where the content that leaves a bar goes and where the content that comes starts: a value worked out from both.
struct BarTransitionPoses: Equatable {
    /// What of one item's content decides. Places are as if read from left to right.
    struct Side: Equatable {
        var contentHeight: CGFloat
        var titleMiddle: CGFloat
        /// Nil where the back button has no text.
        var backTextMiddle: CGFloat?
        var hasBackButton: Bool
        var showsLargeTitle: Bool
    }

    /// How far a page goes under the one in front of it, as a share of its width (facts 3.5, m3.2).
    static let parallax: CGFloat = 0.3

    var outgoingStart = BarContentPose.rest
    var outgoingEnd = BarContentPose.rest
    var incomingStart = BarContentPose.rest

    /// Nothing moves.
    static let standing = BarTransitionPoses()

    private init() {}

    init(outgoing: Side, incoming: Side, isPop: Bool, isCrossFade: Bool, travels: Bool, width: CGFloat) {
        if isCrossFade {
            fade(titles: true)
        } else if travels {
            fade(titles: false)
            travel(isPop: isPop, width: width)
        } else {
            fade(titles: true)
            if isPop {
                over(&outgoingEnd, outgoing, under: incoming, width: width)
                under(&incomingStart, incoming, over: outgoing, width: width)
            } else {
                under(&outgoingEnd, outgoing, over: incoming, width: width)
                over(&incomingStart, incoming, under: outgoing, width: width)
            }
        }
        if outgoing.hasBackButton, incoming.hasBackButton {
            // Two chevrons in one place: the coming one stands still from the beginning.
            outgoingStart.chevronAlpha = 0
            incomingStart.chevronAlpha = 1
        }
        // The content stays on the bar's lower edge, which moves where one side has a prompt.
        outgoingEnd.drop = incoming.contentHeight - outgoing.contentHeight
        incomingStart.drop = -outgoingEnd.drop
    }

    private mutating func fade(titles: Bool) {
        for path in [\Self.outgoingEnd, \Self.incomingStart] {
            self[keyPath: path].itemsAlpha = 0
            self[keyPath: path].chevronAlpha = 0
            self[keyPath: path].backTextAlpha = 0
            guard titles else { continue }
            self[keyPath: path].titleAlpha = 0
            self[keyPath: path].largeTitleAlpha = 0
        }
    }

    // MARK: Before iOS 26 (fact 3.8)

    /// The page underneath: its title lies where the other side's back button speaks of it.
    private func under(_ pose: inout BarContentPose, _ side: Side, over front: Side, width: CGFloat) {
        pose.titleShift = (front.backTextMiddle ?? side.titleMiddle - width * Self.parallax) - side.titleMiddle
        pose.backTextShift = -width * Self.parallax
        pose.largeTitleShift = -width * Self.parallax
    }

    /// The page in front: its title is off to the trailing side, its back button's text where the title below is.
    private func over(_ pose: inout BarContentPose, _ side: Side, under back: Side, width: CGFloat) {
        pose.titleShift = width / 2
        if let text = side.backTextMiddle, !back.showsLargeTitle { pose.backTextShift = back.titleMiddle - text }
        pose.largeTitleShift = width
    }

    // MARK: iOS 26 (facts m3.1, m3.2)

    /// Titles go with their pages at full opacity; the one underneath is cut off where the page in front begins.
    private mutating func travel(isPop: Bool, width: CGFloat) {
        let under = isPop ? \Self.incomingStart : \Self.outgoingEnd
        let over = isPop ? \Self.outgoingEnd : \Self.incomingStart
        for shift in [\BarContentPose.titlePageShift, \BarContentPose.largeTitleShift] {
            self[keyPath: under][keyPath: shift] = -width * Self.parallax
            self[keyPath: over][keyPath: shift] = width
        }
        self[keyPath: under].visibleWidth = width * Self.parallax
        if !isPop { outgoingStart.visibleWidth = width }
    }

    /// Where the coming content goes: to rest, while it is still cut off where that is what it began with.
    func incomingEnd(width: CGFloat) -> BarContentPose {
        var pose = BarContentPose.rest
        if incomingStart.visibleWidth != nil { pose.visibleWidth = width }
        return pose
    }
}
