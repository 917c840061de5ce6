extension SequenceOperation {
    /// Whether the operation does not affect a running transition: changes of appearance wait for its end, and before
    /// iOS 26 so do changes of the stack.
    func isHarmlessInFlight(isAttached: Bool, system: Int) -> Bool {
        switch self {
        case .moveSwipe, .endSwipe, .interruptTouch, .advance, .rest, .beginSwipe, .beginDrag: true
        case .declare, .toggleDark, .toggleContrast, .toggleTransparency, .attach: isAttached
        case .push, .pop, .set, .tapBack: system < 26
        default: false
        }
    }

    /// Whether it rotates, folds or opens the device.
    var changesSize: Bool {
        switch self {
        case .rotate, .toggleFold, .changePose: true
        default: false
        }
    }

    var changesDeclarations: Bool {
        switch self {
        case .declare, .toggleBar: true
        default: false
        }
    }

    /// Whether it moves the contents of the page on top, directly or with the bar's edge.
    var scrolls: Bool {
        switch self {
        case .scroll, .dragPage, .tapPage, .hideByHand: true
        default: false
        }
    }

    var beginsSwipe: Bool { self == .beginSwipe || self == .beginDrag }

    var leavesStackAlone: Bool {
        switch self {
        case .push, .pop, .popToRoot, .set, .tapBack, .beginSwipe, .beginDrag, .selectTab: false
        default: true
        }
    }

    /// The stack after the operation, performed at rest; nil if it cannot be predicted.
    @MainActor
    func outcome(of world: World) -> [Int]? {
        let pages = world.stack.pages
        // Habits may change the stack by themselves.
        guard !world.stack.hasHabits, world.modal == nil else { return nil }
        let numbers = pages.map(\.number)
        switch self {
        case .pop: return numbers.dropLast()
        case .popToRoot: return Array(numbers.prefix(1))
        // What waits for a presentation happens with it.
        case .push, .set, .tapBack, .beginSwipe, .beginDrag, .selectTab, .present, .dismiss: return nil
        default: return numbers
        }
    }
}
