import BarTransition
import UIKit

/// One of the known ways in which a navigation bar goes wrong: pages, the steps performed with them, and what must hold
/// after every step.
struct Scenario: Sendable {
    /// What surrounds the pages.
    struct Surroundings: OptionSet, Sendable {
        let rawValue: Int
        /// The stack is in a tab bar controller.
        static let tabs = Surroundings(rawValue: 1)
        /// `prefersLargeTitles`.
        static let largeTitles = Surroundings(rawValue: 2)
        /// The bar's `isTranslucent` is false.
        static let opaqueBar = Surroundings(rawValue: 4)
        /// Without the library, the app enables the swipe with a hidden bar by replacing the gesture's delegate (fact
        /// 8.4).
        static let swipeEnabledByApp = Surroundings(rawValue: 8)
        /// The app vends its own animator for every transition.
        static let appsAnimator = Surroundings(rawValue: 16)
        /// The stack is presented as a sheet by a page of its own.
        static let sheet = Surroundings(rawValue: 32)
        /// The stack's class is its own delegate and that of its swipe recognizer, as in the base class of many apps.
        static let ownDelegates = Surroundings(rawValue: 64)
        /// The stack is the primary column of a split view controller, whose secondary column shows page B.
        static let split = Surroundings(rawValue: 128)
    }

    /// "N01".
    let number: String
    /// What happens, in a few words.
    let gist: String
    var surroundings: Surroundings = []
    /// The first page is on the stack; the others are pushed by the steps, as B, C and D.
    let pages: [PagePreferences]
    let steps: [Step]
    /// What must hold after every step.
    let invariants: [Invariant]
    let variations: [Variation]
    /// App code around the pages, run before anything is shown.
    let prepare: @MainActor @Sendable (ScenarioRun) -> Void

    /// - Parameter variations: every device once by default; fewer where frames are recorded, which takes time.
    init(
        _ number: String, _ gist: String, in surroundings: Surroundings = [], pages: PagePreferences...,
        variations: [Variation]? = nil, invariants: [Invariant], steps: [Step],
        prepare: @escaping @MainActor @Sendable (ScenarioRun) -> Void = { _ in }
    ) {
        self.number = number
        self.gist = gist
        self.surroundings = surroundings
        self.pages = pages
        self.invariants = invariants
        self.steps = steps
        self.prepare = prepare
        let looksAtFrames = invariants.contains(where: \.looksAtFrames)
        self.variations = variations ?? (looksAtFrames ? Variation.recordedDevices : Variation.devices)
    }

    /// Whether the steps must be recorded frame by frame.
    var looksAtFrames: Bool { invariants.contains(where: \.looksAtFrames) }
}

/// A defect that older systems had. The model has it where a scenario asks for it; a window has what its system has.
enum OldDefect {
    /// The page of an interactive change of the stack stays after its cancellation.
    case pageOfCancelledSet
    /// The large title snaps in a pop of several pages.
    case snappingLargeTitle
}

/// One step of a scenario.
struct Step: Sendable {
    let name: String
    /// Whether it has a condition of its own, apart from the scenario's invariants.
    var checks = false
    /// Whether it swipes, which nothing but a finger can do in a window. There it is left out, or replaced by a tap.
    var needsFinger = false
    let perform: @MainActor @Sendable (ScenarioRun) async throws -> Void
}

/// A problem that a scenario found.
struct Breach: Equatable, Sendable {
    /// What a problem concerns. Under a variant of UIKit a row of DEVICE.md can excuse the first, never the
    /// second.
    enum Kind: Sendable {
        case smoothness
        case endState
    }

    /// A few words that do not depend on the device, for the table.
    let what: String
    /// Details for a failing test's message.
    let detail: String
    /// Nil: the kind of the invariant that found it.
    var kind: Kind?
}

/// What must hold after a step.
struct Invariant: Sendable {
    /// Whether it concerns the frames between two states of rest.
    var looksAtFrames = false
    /// Whether it concerns the views inside UIKit's bar, which only the model shows.
    var looksInside = false
    let breach: @MainActor @Sendable (ScenarioRun) -> Breach?

    /// Whether it can be judged at rest, from UIKit's public values and colors on the screen.
    var isPortable: Bool { !looksAtFrames && !looksInside }

    init(
        looksAtFrames: Bool = false, looksInside: Bool = false,
        _ breach: @escaping @MainActor @Sendable (ScenarioRun) -> Breach?
    ) {
        self.looksAtFrames = looksAtFrames
        self.looksInside = looksInside
        self.breach = breach
    }
}
