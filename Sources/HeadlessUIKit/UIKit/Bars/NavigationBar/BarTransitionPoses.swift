import Foundation

/// The start and end poses of a bar's outgoing and incoming content in a transition, computed from both.
struct BarTransitionPoses: Equatable {
    /// The properties of one item's content that determine its poses. Positions are in left-to-right order.
    struct Side: Equatable {
        var contentHeight: CGFloat
        var titleMiddle: CGFloat
        /// Nil if the back button has no text.
        var backTextMiddle: CGFloat?
        var hasBackButton: Bool
        var showsLargeTitle: Bool
        var leadingItems: [ObjectIdentifier] = []
        var trailingItems: [ObjectIdentifier] = []
    }

    /// How far a page moves under the one in front, as a fraction of its width (facts 3.5, m3.2).
    static let parallax: CGFloat = 0.3

    var outgoingStart = BarContentPose.rest
    var outgoingEnd = BarContentPose.rest
    var incomingStart = BarContentPose.rest

    /// No movement.
    static let stationary = BarTransitionPoses()

    private init() {}

    init(outgoing: Side, incoming: Side, isPop: Bool, isCrossFade: Bool, movesWithPages: Bool, width: CGFloat) {
        if isCrossFade {
            fade(titles: true)
        } else if movesWithPages {
            fade(titles: false)
            moveWithPage(isPop: isPop, width: width)
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
            // The two chevrons are at the same position: the incoming one is visible from the start.
            outgoingStart.chevronAlpha = 0
            incomingStart.chevronAlpha = 1
        }
        keepSharedItems(outgoing, incoming)
        // The content stays aligned with the bar's bottom edge, which moves if one side has a prompt.
        outgoingEnd.drop = incoming.contentHeight - outgoing.contentHeight
        incomingStart.drop = -outgoingEnd.drop
    }

    private mutating func fade(titles: Bool) {
        for path in [\Self.outgoingEnd, \Self.incomingStart] {
            self[keyPath: path].itemsAlpha = 0
            self[keyPath: path].leadingItemsAlpha = 0
            self[keyPath: path].trailingItemsAlpha = 0
            self[keyPath: path].chevronAlpha = 0
            self[keyPath: path].backTextAlpha = 0
            guard titles else { continue }
            self[keyPath: path].titleAlpha = 0
            self[keyPath: path].largeTitleAlpha = 0
        }
    }

    /// The items of a side that both pages have remain stationary (UIKit documentation of
    /// `setLeftBarButtonItems(_:animated:)`): those of the incoming page are there from the start.
    private mutating func keepSharedItems(_ outgoing: Side, _ incoming: Side) {
        func keep(_ items: KeyPath<Side, [ObjectIdentifier]>, _ alpha: WritableKeyPath<BarContentPose, CGFloat>) {
            guard outgoing[keyPath: items] == incoming[keyPath: items], !incoming[keyPath: items].isEmpty else {
                return
            }
            outgoingStart[keyPath: alpha] = 0
            outgoingEnd[keyPath: alpha] = 0
            incomingStart[keyPath: alpha] = 1
        }
        keep(\.leadingItems, \.leadingItemsAlpha)
        keep(\.trailingItems, \.trailingItemsAlpha)
    }

    // MARK: Before iOS 26 (fact 3.8)

    /// The back side: its title starts or ends at the front side's back-button text.
    private func under(_ pose: inout BarContentPose, _ side: Side, over front: Side, width: CGFloat) {
        pose.titleShift = (front.backTextMiddle ?? side.titleMiddle - width * Self.parallax) - side.titleMiddle
        pose.backTextShift = -width * Self.parallax
        pose.largeTitleShift = -width * Self.parallax
    }

    /// The front side: its title is offset to the trailing side, its back button's text to the title of the back side.
    private func over(_ pose: inout BarContentPose, _ side: Side, under back: Side, width: CGFloat) {
        pose.titleShift = width / 2
        if let text = side.backTextMiddle, !back.showsLargeTitle { pose.backTextShift = back.titleMiddle - text }
        pose.largeTitleShift = width
    }

    // MARK: iOS 26 (facts m3.1, m3.2)

    /// Titles move with their pages at full opacity; the back one is clipped where the front page begins.
    private mutating func moveWithPage(isPop: Bool, width: CGFloat) {
        let under = isPop ? \Self.incomingStart : \Self.outgoingEnd
        let over = isPop ? \Self.outgoingEnd : \Self.incomingStart
        for shift in [\BarContentPose.titlePageShift, \BarContentPose.largeTitleShift] {
            self[keyPath: under][keyPath: shift] = -width * Self.parallax
            self[keyPath: over][keyPath: shift] = width
        }
        self[keyPath: under].visibleWidth = width * Self.parallax
        if !isPop { outgoingStart.visibleWidth = width }
    }

    /// The end pose of the incoming content: at rest, clipped as it was at the start.
    func incomingEnd(width: CGFloat) -> BarContentPose {
        var pose = BarContentPose.rest
        if incomingStart.visibleWidth != nil { pose.visibleWidth = width }
        return pose
    }
}

/// The state of one item's content during a transition: offsets in points in left-to-right order, and alpha values.
struct BarContentPose: Equatable {
    /// The downward offset of all parts, which keeps the content at the bar's bottom edge if a prompt appears or
    /// disappears.
    var drop: CGFloat = 0
    /// The alpha of title and prompt, and the title's offset.
    var titleAlpha: CGFloat = 1
    var titleShift: CGFloat = 0
    /// The alpha of the buttons on each side other than the back button, and of those in the middle and in a strip.
    var leadingItemsAlpha: CGFloat = 1
    var trailingItemsAlpha: CGFloat = 1
    var itemsAlpha: CGFloat = 1
    /// The alpha of the back button's chevron and platter, and the alpha and offset of its text.
    var chevronAlpha: CGFloat = 1
    var backTextAlpha: CGFloat = 1
    var backTextShift: CGFloat = 0
    var largeTitleAlpha: CGFloat = 1
    /// The offset of the page that the large title, and on iOS 26 the inline title too, moves with.
    var largeTitleShift: CGFloat = 0
    var titlePageShift: CGFloat = 0
    /// The width of the page that is visible beside the front page (fact m3.2); nil for all of it.
    var visibleWidth: CGFloat?

    /// No offsets, everything visible.
    static let rest = BarContentPose()
}
