import Foundation

/// A view that performs actions for control events, such as touches.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    /// The states a control is drawn in.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// Makes a control with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that performs an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: State

    /// Whether the control responds to touches; default true.
    open var isEnabled = true {
        didSet { setNeedsLayout() }
    }

    /// Whether the control is in the selected state; default false.
    open var isSelected = false {
        didSet { setNeedsLayout() }
    }

    /// Whether a finger is down on the control.
    open var isHighlighted = false {
        didSet { setNeedsLayout() }
    }

    /// The present state.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    // MARK: Actions

    /// Adds an action to be performed for events, in place of one with the same identifier. (UIKit documentation)
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        for index in actions.indices where actions[index].action.identifier == action.identifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
        actions.append((action, controlEvents))
    }

    /// Whether an action was added for one of the events.
    final func hasActions(for controlEvents: Event) -> Bool {
        actions.contains { !$0.events.isDisjoint(with: controlEvents) }
    }

    /// Performs the actions that were added for one of the events.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
            action.performWithSender(self, target: nil)
        }
    }

    // MARK: Touches

    /// Whether a tap with one finger is the control's own. The documentation says so of buttons; here bar buttons, tabs, alert
    /// buttons and text fields, which are controls too, do as buttons do.
    var keepsTaps: Bool { false }

    /// A recognizer for a tap on a superview that would cancel the touch does not begin on a button; one on the button itself
    /// does. (UIKit documentation, "Attaching gesture recognizers to UIKit controls")
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard keepsTaps, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return false
    }

    /// Whether the control tracks a finger that came down on it.
    open private(set) var isTracking = false

    /// Whether that finger is on the control or near it.
    open private(set) var isTouchInside = false

    /// A finger came down; returns whether the control tracks it. Default true. (UIKit documentation)
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger moved; returns whether the control continues to track it. Default true. (UIKit documentation)
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The system or a gesture recognizer canceled the touch.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return stopTracking() }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isTracking = continueTracking(touch, with: event)
        guard isTracking else { return stopTracking() }
        isHighlighted = isTouchInside
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = isNear(touch)
        let events: Event = isTouchInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside
        endTracking(touch, with: event)
        stopTracking()
        if isEnabled { sendActions(for: events) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func isNear(_ touch: UITouch) -> Bool {
        let tolerance = Simulator.current.profile.touch.controlReach
        return bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(touch.location(in: self))
    }
}
