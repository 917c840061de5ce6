import UIKit

extension SequenceOperation {
    /// A random operation, allowed or not. Those that start transitions are likelier than those during them.
    init(using random: inout SeededGenerator, stackCount: Int) {
        let animated = !random.once(in: 6)
        switch random.below(100) {
        case 0..<20: self = .push(PageSpec(using: &random), animated: animated)
        case 20..<28: self = .pop(animated: animated)
        case 28..<30: self = .popToRoot(animated: animated)
        case 30..<34:
            let kept = random.below(stackCount + 1)
            let added = (0..<random.below(3)).map { _ in PageSpec(using: &random) }
            self = .set(keeping: kept, adding: added, animated: animated)
        case 34..<38: self = .tapBack
        case 38..<45: self = .beginSwipe
        case 45..<48: self = .beginDrag
        case 48..<54: self = .moveSwipe(to: random.below(101))
        case 54..<62: self = .endSwipe(finishing: random.once(in: 2))
        case 62: self = .interruptTouch
        case 63..<69:
            self = .declare(BarSpec(using: &random), below: random.once(in: 3), animated: animated)
        case 69..<72: self = .toggleBar(animated: animated)
        case 72: self = .toggleToolbar(animated: animated)
        case 73..<75: self = .scroll(by: random.below(400) - 200)
        case 75: self = random.pick([.rotate, .rotate, .toggleFold, .changePose(random.pick(Simulator.Pose.allCases))])
        case 76: self = random.pick([.toggleDark, .toggleContrast, .toggleTransparency])
        case 77: self = random.pick([.toggleTextSize, .toggleDirection, .toggleCrossFades])
        case 78: self = .present(animated: animated)
        case 79: self = .dismiss(animated: animated)
        case 80: self = .selectTab(random.below(2))
        case 81: self = random.pick([.attach, .attach, .detach])
        case 88..<90: self = .toggleHiding(random.pick(HidingMode.allCases))
        case 90..<93:
            self = random.pick([.tapPage, .tapPage, .dragPage(by: 80), .dragPage(by: -80), .dragPage(by: -80), .type])
        case 93: self = .hideByHand(animated: animated)
        case 82..<88: self = .advance(random.pick([0, 1, 5, 10, 20, 30]))
        default: self = .rest
        }
    }
}
