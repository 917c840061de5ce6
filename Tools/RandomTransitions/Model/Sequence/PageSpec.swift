/// A page of a sequence, as a value that can be printed.
public struct PageSpec: Equatable, Sendable {
    public enum Content: String, CaseIterable, Sendable {
        /// Laid out in code at the top of the safe area.
        case plain
        /// Pinned to the top of the safe area.
        case pinned
        /// A scroll view that fills the page.
        case rows
    }

    /// What the page does from one of its callbacks, once.
    public enum Habit: String, Sendable {
        case pushesInDidAppear, pushesInViewDidLoad, popsInDidAppear
        case redeclaresInWillAppear, redeclaresInDidAppear
        /// Changes that bypass the library, so that the declaration cannot hold: these test the checks.
        case tintsInDidAppear, movesBarInWillAppear, shiftsInDidAppear

        static let legal: [Habit] = [
            .pushesInDidAppear, .pushesInViewDidLoad, .popsInDidAppear, .redeclaresInWillAppear, .redeclaresInDidAppear,
        ]
    }

    /// What it declares; nil for a page that declares nothing.
    public var bar: BarSpec?
    public var content: Content
    /// The app's own additional inset at the top, in points.
    public var inset: Int
    public var hidesBottomBar: Bool
    public var habit: Habit?

    public init(
        _ bar: BarSpec? = nil, content: Content = .plain, inset: Int = 0, hidesBottomBar: Bool = false,
        habit: Habit? = nil
    ) {
        self.bar = bar
        self.content = content
        self.inset = inset
        self.hidesBottomBar = hidesBottomBar
        self.habit = habit
    }
}

extension PageSpec: SwiftSource {
    var source: String {
        var call = SourceCall()
        if let bar { call.add(nil, bar.source) }
        call.add("content", ".\(content)", unless: content == .plain)
        call.add("inset", "\(inset)", unless: inset == 0)
        call.add("hidesBottomBar", "true", unless: !hidesBottomBar)
        if let habit { call.add("habit", ".\(habit)") }
        return call.text("PageSpec")
    }

    init(using random: inout SeededGenerator) {
        self.init(
            random.once(in: 5) ? nil : BarSpec(using: &random), content: random.pick(Content.allCases),
            inset: random.once(in: 5) ? 20 : 0, hidesBottomBar: random.once(in: 8),
            habit: random.once(in: 15) ? random.pick(Habit.legal) : nil)
    }
}
