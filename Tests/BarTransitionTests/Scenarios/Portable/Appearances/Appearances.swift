import BarTransition
import UIKit

/// Colors, appearances and items.
enum Appearances {
    static let n35 = Scenario(
        "N35", "the title's color after a tap and after a swipe back",
        pages: .titled(.red), .titled(.black), variations: Variation.all, invariants: [.titleColor, .title, .items],
        steps: [.push(1), .back])

    static let n36 = Scenario(
        "N36", "a color set alongside the transition",
        pages: PagePreferences.plain(.blue).with { $0.barSetup = .alongside },
        PagePreferences.plain(.white).with { $0.barSetup = .alongside }, variations: Variation.methods,
        invariants: [.color, .colorPath], steps: [.push(1), .back])

    static let n37 = Scenario(
        "N37", "from the system's background to a colored one: it is as wide as the bar from the start",
        pages: PagePreferences.visible.with { $0.barSetup = .legacy },
        // In place: from iOS 26 the system's background is the page's, and by default both slide (fact 27.3.7).
        PagePreferences.plain(.blue).with {
            $0.barSetup = .legacy
            $0.bar?.transitionStyle = .interpolate
        },
        invariants: [.visibility],
        steps: [.watchPush(1) { $0.unevenBackground }, .watchBack { $0.unevenBackground }])

    static let n38 = Scenario(
        "N38", "back from an opaque bar to a clear one",
        pages: PagePreferences.transparent.with { $0.pageColor = .yellow }, .plain(.blue),
        variations: Variation.methods,
        invariants: [.color, .colorPath], steps: [.push(1), .back])

    static let n39 = Scenario(
        "N39", "a page that changes its color late does not color the page below", pages: .plain(.blue),
        .plain(.blue), variations: Variation.methods, invariants: [.color, .colorPath],
        steps: [
            .push(1),
            .act("B changes late") { run in
                await run.advance(by: 0.3)
                run.pages[1].change { $0.bar?.background = .color(.white) }
                await run.advance(by: 1)
            },
            .back,
        ])

    static let n40 = Scenario(
        "N40", "back to the root past pages of other colors", pages: .plain(.blue), .plain(.red), .plain(.green),
        .plain(.white), variations: Variation.methods, invariants: [.color, .colorPath, .items],
        steps: [.push(1), .push(2), .push(3), .backToRoot])

    static let n41 = Scenario(
        "N41", "a stack that is set", pages: .plain(.blue), .plain(.red), .plain(.white),
        variations: Variation.methods, invariants: [.color, .colorPath, .items, .visibility],
        steps: [.set([1]), .set([0, 2]), .set([0])])

    static let n42 = Scenario(
        "N42", "an opaque bar and a clear one, there and back", pages: .plain(.blue),
        PagePreferences.transparent.with { $0.pageColor = .black }, variations: Variation.methods,
        invariants: [.color, .colorPath], steps: [.push(1), .back])

    static let n43 = Scenario(
        "N43", "a bar that turned opaque with the scroll still takes changes after a push and back",
        pages: PagePreferences.transparent.with { $0.content = .scroll(0) }, .plain(.green),
        variations: Variation.methods,
        invariants: [.color],
        steps: [
            .act("scroll") { run in
                run.pages[0].scrollView?.contentOffset.y += 200
                run.pages[0].change { $0.bar?.background = .color(.blue) }
            },
            .push(1), .back, .act("set another") { run in run.pages[0].change { $0.bar?.background = .color(.red) } },
        ])
}

extension PagePreferences {
    /// A white bar with a title in a color.
    static func titled(_ color: UIColor) -> PagePreferences {
        PagePreferences(bar: BarAppearance(background: .color(.white), titleColor: color))
    }
}

extension ScenarioRun {
    /// A breach where the bar's color differs from one side to the other.
    fileprivate var unevenBackground: Breach? {
        let frame = navigation.navigationBar.frame
        let colors = [0.02, 0.5, 0.98].compactMap { movingColor(at: CGPoint(x: frame.width * $0, y: frame.minY + 2)) }
        guard colors.dropFirst().contains(where: { $0.distance(to: colors[0]) > 30 }) else { return nil }
        return Breach(what: "the background does not fill the bar", detail: "\(colors)")
    }
}

extension Invariant {
    /// The title has the color that the page on top declares.
    static let titleColor = Invariant(looksInside: true) { run in
        guard let page = run.top, let wanted = page.preferences.bar?.titleColor else { return nil }
        let label = run.navigation.navigationBar.label(page.title ?? "")
        guard let seen = label?.textColor, seen.distance(to: wanted) <= 1 else {
            return Breach(
                what: "the title is in another page's color",
                detail: "\(label?.textColor as Any) for \(wanted)")
        }
        return nil
    }
}

extension UIView {
    /// The visible label with a text.
    func label(_ text: String) -> UILabel? {
        if isHidden || alpha < 0.01 || isBarButton { return nil }
        if let label = self as? UILabel { return label.text == text ? label : nil }
        return subviews.lazy.compactMap { $0.label(text) }.first
    }
}
