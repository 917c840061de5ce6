import UIKit

extension World {
    private static let deepest = 6

    /// Whether an app may do this now. Otherwise UIKit raises an exception or has nothing to act on.
    func allows(_ operation: SequenceOperation) -> Bool {
        let count = navigation.viewControllers.count
        let isFree = modal == nil && !fingerIsDown
        switch operation {
        case .push: return count < Self.deepest
        case .pop: return count > 1
        case .popToRoot: return count > 2 && isAtRest
        case .set(let kept, let added, _):
            guard kept + added.count > 0 else { return false }
            return isAtRest ? kept <= count : kept == 0
        case .tapBack: return isFree && count > 1 && !navigation.isNavigationBarHidden
        case .beginSwipe, .beginDrag: return isFree
        case .moveSwipe, .endSwipe, .interruptTouch: return fingerIsDown
        case .declare(_, let below, _): return page(below: below)?.bar != nil
        // Under a presented page the top page has not appeared yet, and the bars still show another page's declaration.
        case .toggleBar: return stack.declaration(of: stack.top)?.isHidden != nil || isAtRest && modal == nil
        case .toggleToolbar: return isAtRest && modal == nil && stack.declaration(of: stack.top)?.toolbar == nil
        // What UIKit does when a mode is turned off at a compact height is unknown.
        case .toggleHiding(let mode):
            return isAtRest && modal == nil && (mode != .atCompactHeight || !simulator.orientation.isLandscape)
        case .hideByHand, .tapPage: return isAtRest && modal == nil
        case .dragPage: return isAtRest && modal == nil
        // The keyboard changes the insets of scroll views.
        case .type: return isAtRest && modal == nil && stack.top?.rows == nil
        case .scroll: return isAtRest && stack.top?.rows != nil
        // Split View in portrait is not modeled.
        case .rotate:
            return isFree && (simulator.pose == nil || simulator.pose?.isSplitView == false && !isInTransition)
        case .toggleFold, .changePose: return isFree && simulator.pose != nil
        case .toggleDark, .toggleContrast, .toggleTransparency, .toggleTextSize, .toggleDirection, .toggleCrossFades:
            return !fingerIsDown
        case .present: return isFree && !isInTransition
        case .dismiss: return modal != nil && isAtRest
        case .selectTab(let index): return tabs != nil && isFree && index < stacks.count
        case .attach, .detach, .advance, .rest: return true
        }
    }

    func page(below: Bool) -> SequencePage? {
        below ? stack.pages.dropLast().last : stack.top
    }
}
