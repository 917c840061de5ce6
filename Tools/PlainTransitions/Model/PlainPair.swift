import BarTransition
import UIKit

/// Two pages between which every transition is smooth to the eye.
@MainActor
public struct PlainPair {
    /// The name in messages, for example "large title, color".
    public let name: String
    let isAttached: Bool
    private let make: () -> [UIViewController]

    /// New pages: the lower one, then the one above it.
    var pages: [UIViewController] { make() }

    private init(_ name: String, isAttached: Bool = true, _ make: @escaping () -> [UIViewController]) {
        self.name = name
        self.isAttached = isAttached
        self.make = make
    }

    private typealias Style = PlainPage.Style

    private static func color(
        _ title: String, _ color: UIColor, _ style: BarAppearance.TransitionStyle = .automatic,
        _ page: Style = Style()
    ) -> UIViewController {
        DeclaringPage(
            title,
            BarAppearance(background: .color(color), tintColor: .white, titleColor: .white, transitionStyle: style),
            page)
    }

    private static let list = Style(isList: true, hasLargeTitle: true)
    private static let scrolledList = Style(isList: true, scrolledBy: 400, hasLargeTitle: true)

    /// All pairs.
    public static let all: [PlainPair] = [
        PlainPair("UIKit alone", isAttached: false) { [PlainPage("One", Style()), PlainPage("Two", Style())] },
        PlainPair("nothing declared") { [PlainPage("One", Style()), PlainPage("Two", Style())] },
        PlainPair("large title, inline") { [PlainPage("Library", list), PlainPage("Photo", Style())] },
        PlainPair("large title, color") { [PlainPage("Library", list), color("Photo", .systemOrange)] },
        PlainPair("scrolled lists") { [PlainPage("Library", scrolledList), PlainPage("More", scrolledList)] },
        PlainPair("scrolled list, prompt") {
            [PlainPage("Library", scrolledList), PlainPage("Steps", Style(isList: true, prompt: "Step 1 of 2"))]
        },
        PlainPair("scrolled color, large title") {
            [
                color("Library", .systemBlue, .automatic, Style(isList: true, scrolledBy: 400)),
                color("More", .systemBlue, .automatic, list),
            ]
        },
        PlainPair("colors that slide") {
            [color("Blue", .systemBlue, .slide), color("Orange", .systemOrange, .slide)]
        },
        PlainPair("colors that interpolate") {
            [color("Blue", .systemBlue, .interpolate), color("Green", .systemGreen, .interpolate)]
        },
        PlainPair("declared tint, nothing declared") {
            [DeclaringPage("Library", BarAppearance(tintColor: .systemGreen)), PlainPage("Two", Style())]
        },
        PlainPair("color, hidden") { [color("Blue", .systemBlue), DeclaringPage("Reader", .hidden)] },
        PlainPair("nothing declared, hidden with the status bar") {
            [PlainPage("One", Style()), DeclaringPage("Reader", .hidden, Style(hidesStatusBar: true))]
        },
        PlainPair("hidden with the status bar, color") {
            [DeclaringPage("Reader", .hidden, Style(hidesStatusBar: true)), color("Blue", .systemBlue)]
        },
        PlainPair("list, picture") {
            [
                PlainPage("Library", list),
                DeclaringPage(
                    "Photo", BarAppearance(background: .transparent, tintColor: .white, titleColor: .white),
                    Style(picture: .systemTeal)),
            ]
        },
    ]
}
