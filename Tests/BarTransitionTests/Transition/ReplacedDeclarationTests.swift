import BarTransition
import TestSupport
import Testing
import UIKit

/// A page that declares one appearance before a transition and another one in its first layout: nothing is seen of the first.
@Suite("Declarations that are replaced before the first frame", .ownSimulator) @MainActor
struct ReplacedDeclarationTests {
    enum Look: String, CaseIterable, Sendable {
        case system, bare, color, toolbar, otherToolbar, plainToolbar, colorAndPlainToolbar, tintedButBare

        var appearance: BarAppearance {
            switch self {
            case .system: BarAppearance()
            case .bare: BarAppearance(isHidden: true)
            case .color: BarAppearance(background: .color(.red), tintColor: .yellow, statusBarStyle: .lightContent)
            case .toolbar: BarAppearance(toolbar: .init(background: .color(.green), tintColor: .red))
            case .otherToolbar: BarAppearance(toolbar: .init(background: .color(.blue), tintColor: .white))
            case .plainToolbar: BarAppearance(toolbar: .init())
            case .colorAndPlainToolbar: BarAppearance(background: .color(.red), toolbar: .init())
            case .tintedButBare:
                BarAppearance(tintColor: .yellow, isHidden: true, toolbar: .init(isHidden: true, tintColor: .red))
            }
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var first: Look
        var earlier: Look
        var later: Look
        var testDescription: String { "\(first): \(earlier), then \(later)" }

        init(_ first: Look, _ earlier: Look, _ later: Look) {
            (self.first, self.earlier, self.later) = (first, earlier, later)
        }

        /// UIKit decides before a page's first layout whether the bar moves with one of the pages. A later declaration of the
        /// bar's visibility cannot change that, and only the end is compared.
        var movesBar: Bool { (earlier == .bare) != (later == .bare) }

        /// Where it is also declared inside an animation.
        var animates: Bool { !movesBar && first == .toolbar || first == .bare && earlier == .toolbar }

        static let all = [
            Case(.color, .bare, .system), Case(.bare, .color, .bare), Case(.bare, .bare, .color),
            Case(.color, .toolbar, .system), Case(.color, .system, .toolbar), Case(.toolbar, .otherToolbar, .system),
            Case(.otherToolbar, .toolbar, .bare), Case(.bare, .toolbar, .bare),
            // The first declaration gives back what the page below had written, before the second one comes.
            Case(.tintedButBare, .plainToolbar, .colorAndPlainToolbar), Case(.otherToolbar, .system, .color),
        ]
    }

    private func pixels(_ stage: HeadlessStage) -> [UInt32] {
        guard let image = stage.simulator.picture(scale: 0.25).cgImage else { return [] }
        var pixels = [UInt32](repeating: 0, count: image.width * image.height)
        image.copyPixels(to: &pixels)
        return pixels
    }

    private struct Frame: Equatable {
        var pixels: [UInt32]
        var isHidden: Bool
        var isToolbarHidden: Bool
        var barX: CGFloat
        var toolbarY: CGFloat
        var tints: [UIColor?]
        var style: UIBarStyle
        var insets: [CGFloat]

        @MainActor
        init(_ stage: HeadlessStage, _ pixels: [UInt32]) {
            let (bar, toolbar) = (stage.bar, stage.navigation.toolbar!)
            self.pixels = pixels
            isHidden = stage.navigation.isNavigationBarHidden
            isToolbarHidden = stage.navigation.isToolbarHidden
            barX = isHidden ? 0 : (bar.layer.presentation() ?? bar.layer).frame.minX.rounded()
            toolbarY = (toolbar.layer.presentation() ?? toolbar.layer).frame.minY.rounded()
            tints = [isHidden ? nil : bar.tintColor, isToolbarHidden ? nil : toolbar.tintColor]
            style = bar.barStyle
            insets = stage.pages.map(\.view.safeAreaInsets.top)
        }
    }

    /// A push, a canceled swipe and a pop.
    private func frames(_ first: Look, _ page: DeclaringPage) -> [Frame] {
        let below = DeclaringPage("A", first.appearance)
        below.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        for page in [below, page] { page.toolbarItems = [UIBarButtonItem(title: "Share with everyone")] }
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: below)
        var frames: [Frame] = []
        func take(hasPicture: Bool = true) { frames.append(Frame(stage, hasPicture ? pixels(stage) : [])) }
        stage.navigation.pushViewController(page, animated: true)
        for step in [0, 0.12] {
            stage.simulator.advance(by: step)
            take()
        }
        stage.simulator.runToRest()
        take(hasPicture: false)
        stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
        take()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        take(hasPicture: false)
        return frames
    }

    /// The red, green, blue and alpha bytes of pixels differ by more than rounding.
    private func differs(_ pixel: UInt32, _ other: UInt32) -> Bool {
        pixel != other && zip(rgba(pixel), rgba(other)).contains { abs($0 - $1) > 3 }
    }

    /// Also if the page declares it inside an animation of its own.
    @Test(arguments: Case.all) func onlyTheLaterIsSeen(_ looks: Case) {
        let expected = frames(looks.first, LateDeclaringPage("B", looks.later.appearance))
        for isInsideAnimation in looks.animates ? [false, true] : [false] {
            let changing = LateDeclaringPage("B", looks.earlier.appearance)
            changing.later = looks.later.appearance
            changing.isInsideAnimation = isInsideAnimation
            expect(frames(looks.first, changing), expected, looks)
        }
    }

    /// The bar of a page that comes is expected to be as high as that of an earlier one with a prompt. If the page hides the bar after all,
    /// its content is where it is without that expectation, from the first frame on.
    @Test func contentOfAPageThatHidesTheBarAfterAll() {
        let films = [false, true].map { isHeightKnown -> [CGFloat] in
            let prompt = BarAppearance(background: .color(.red), prompt: "Fill this in")
            let stage = HeadlessStage(
                .iPhone15(iOS: 18), pages: DeclaringPage("A", BarAppearance(background: .color(.red))))
            if isHeightKnown {
                stage.push(DeclaringPage("P", prompt), andWait: 1)
                stage.simulator.runToRest()
                stage.navigation.popViewController(animated: true)
                stage.simulator.runToRest()
            }
            let page = LateDeclaringPage("B", prompt)
            page.later = .hidden
            stage.navigation.pushViewController(page, animated: true)
            stage.simulator.commit()
            #expect(page.later == nil && stage.navigation.isNavigationBarHidden)
            var tops: [CGFloat] = []
            for _ in 0..<16 {
                tops.append(page.marker.shownFrame.minY)
                stage.simulator.advance(by: 1 / 30)
            }
            stage.simulator.runToRest()
            #expect(page.additionalSafeAreaInsets == .zero)
            return tops + [page.marker.shownFrame.minY]
        }
        for (frame, (expected, seen)) in zip(films[0], films[1]).enumerated() {
            #expect(isClose(seen, expected, within: 0.5), "frame \(frame): \(seen), not \(expected)")
        }
    }

    /// A background that is replaced before it is seen leaves no view in the bar.
    @Test(arguments: [BarAppearance.Background.color(.green), .gradient(.init(colors: [.green, .green]))])
    func nothingIsLeftOfTheEarlierBackground(_ earlier: BarAppearance.Background) {
        func views(_ page: DeclaringPage) -> Int {
            let stage = HeadlessStage(
                .iPhone15(iOS: 18), pages: DeclaringPage("A", BarAppearance(background: .color(.red))))
            stage.navigation.pushViewController(page, animated: true)
            stage.simulator.runToRest()
            #expect(stage.simulator.color(at: CGPoint(x: 3, y: 3)) == .blue)
            return stage.bar.subviews.filter { $0.layer.zPosition < 0 }.flatMap(\.subviews).count
        }
        let later = BarAppearance(background: .color(.blue), transitionStyle: .slide)
        let changing = LateDeclaringPage("B", BarAppearance(background: earlier, transitionStyle: .slide))
        changing.later = later
        let expected = views(DeclaringPage("B", later))
        #expect(views(changing) == expected && changing.later == nil)
    }

    private func expect(_ seen: [Frame], _ expected: [Frame], _ looks: Case) {
        for (index, (frame, other)) in zip(seen, expected).enumerated() where index > 1 || !looks.movesBar {
            let difference = zip(frame.pixels, other.pixels).count { differs($0, $1) }
            #expect(difference == 0, "frame \(index): \(difference) pixels")
            var (frame, other) = (frame, other)
            frame.pixels = []
            other.pixels = []
            #expect(frame == other, "frame \(index)")
        }
    }

    /// One that comes after the first frame is too late: nothing jumps, and it counts when the transition is over.
    @Test func aDeclarationInTheMiddleWaits() {
        let page = DeclaringPage("B", BarAppearance(background: .color(.blue), transitionStyle: .interpolate))
        let stage = HeadlessStage(.iPhone15(iOS: 18)) {
            let navigation = UINavigationController(
                rootViewController: DeclaringPage("A", BarAppearance(background: .color(.red))))
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        func color() -> [Int] { Array(stage.simulator.rgba(3, 3).prefix(3)) }
        stage.push(page, andWait: 0.2)
        let before = color()
        #expect(before[0] > 0 && before[2] > 0)
        page.barAppearance.background = .color(.green)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(color() == before)
        stage.simulator.advance(by: 0.05)
        let after = color()
        #expect(after[0] < before[0] && after[2] > 0)
        stage.simulator.runToRest()
        #expect(color() == [0, 255, 0])
    }

    /// A toolbar over pages without a navigation bar keeps the app's look if its page declares no background after all.
    @Test func aToolbarWithoutABarKeepsItsOwn() {
        let plain = BarAppearance(isHidden: true, toolbar: .init())
        let page = LateDeclaringPage("B", BarAppearance(isHidden: true, toolbar: .init(background: .color(.green))))
        page.later = plain
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: DeclaringPage("A", plain))
        let look = UIToolbarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .yellow
        stage.navigation.toolbar.standardAppearance = look
        stage.push(page, andWait: 0.1)
        #expect(stage.navigation.toolbar.standardAppearance == look)
    }

    /// Notes which color the toolbar's buttons have after its later declaration.
    private final class TintReadingPage: LateDeclaringPage {
        private(set) var tint: UIColor?

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            tint = navigationController?.toolbar.tintColor
        }
    }

    /// The buttons of a toolbar that stays are those of the page that goes until the animation, and have its color.
    @Test func aToolbarKeepsItsTintUntilTheAnimation() {
        let page = TintReadingPage("B", BarAppearance(toolbar: .init(tintColor: .yellow)))
        page.later = BarAppearance(toolbar: .init(tintColor: .green))
        let stage = HeadlessStage(
            .iPhone15(iOS: 18), pages: DeclaringPage("A", BarAppearance(toolbar: .init(tintColor: .red))))
        #expect(stage.navigation.toolbar.tintColor == .red)
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.runToRest()
        #expect(page.tint == .red && stage.navigation.toolbar.tintColor == .green)
    }

    /// Sets tints of the app's own before its later declaration.
    private final class TintingPage: LateDeclaringPage {
        override func viewIsAppearing(_ animated: Bool) {
            navigationController?.navigationBar.tintColor = .green
            navigationController?.toolbar.tintColor = .green
            super.viewIsAppearing(animated)
        }
    }

    /// What the app sets before the later declaration is the app's from the first frame on, also where the page that goes declares a
    /// color.
    @Test(arguments: [true, false]) func tintsThatTheAppSetsBeforeTheLaterStay(isBarHidden: Bool) {
        let page = TintingPage("B", BarAppearance(isHidden: false, toolbar: .init()))
        page.later = BarAppearance(background: .color(.blue), isHidden: false, toolbar: .init())
        let below = BarAppearance(tintColor: .red, isHidden: isBarHidden, toolbar: .init(tintColor: .red))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: DeclaringPage("A", below))
        stage.push(page, andWait: 0.1)
        #expect(page.later == nil && stage.navigation.transitionCoordinator != nil)
        #expect(stage.bar.tintColor == .green && stage.navigation.toolbar.tintColor == .green)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .green && stage.navigation.toolbar.tintColor == .green)
    }

    /// A page that updates its bar as it appears, and declares what it did before, changes nothing: the app is not asked again for the
    /// style of the change.
    @Test func anUpdateThatChangesNothing() {
        let below = BarAppearance(tintColor: .red, isHidden: true, toolbar: .init(isHidden: true, tintColor: .red))
        let page = LateDeclaringPage("B", BarAppearance(isHidden: false, toolbar: .init()))
        page.later = page.barAppearance
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: DeclaringPage("A", below))
        var asked = 0
        stage.navigation.barTransition?.styleForTransition = { _, _ in
            asked += 1
            return nil
        }
        stage.push(page, andWait: 0.1)
        #expect(page.later == nil && asked == 1)
        #expect(stage.bar.tintColor == .systemBlue && stage.navigation.toolbar.tintColor == .systemBlue)
        stage.simulator.runToRest()
        #expect(asked == 1)
    }

    /// Shows a page that declares a green toolbar first and something else inside of an animation of its own before the first frame.
    private func show(_ later: BarAppearance, over below: BarAppearance) -> HeadlessStage {
        let page = LateDeclaringPage("B", BarAppearance(toolbar: .init(background: .color(.green))))
        page.later = later
        page.isInsideAnimation = true
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: DeclaringPage("A", below))
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        #expect(page.later == nil)
        return stage
    }

    /// A toolbar that is not declared after all does not slide out with that animation: it is never seen.
    @Test func aToolbarThatDoesNotComeAfterAll() {
        let stage = show(BarAppearance(), over: BarAppearance())
        let (toolbar, height) = (stage.navigation.toolbar!, stage.navigation.view.bounds.height)
        for frame in 0..<12 {
            let top = (toolbar.layer.presentation() ?? toolbar.layer).frame.minY
            #expect(toolbar.isHidden || top > height - 0.5, "frame \(frame): \(top)")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        #expect(stage.navigation.isToolbarHidden)
    }

    /// One that comes with another color has that from its first frame, also over a page that declares a color for a hidden one.
    @Test(arguments: [BarAppearance.Background.system, .color(.red)])
    func aToolbarThatComesWithAnotherColor(_ hidden: BarAppearance.Background) {
        let stage = show(
            BarAppearance(toolbar: .init(background: .color(.blue))),
            over: BarAppearance(toolbar: .init(isHidden: true, background: hidden)))
        let (toolbar, bounds) = (stage.navigation.toolbar!, stage.navigation.view.bounds)
        var frames = 0
        for frame in 0..<18 {
            stage.simulator.advance(by: 1 / 60)
            guard (toolbar.layer.presentation() ?? toolbar.layer).frame.minY < bounds.height - 6 else { continue }
            frames += 1
            let color = stage.simulator.color(at: CGPoint(x: 5, y: bounds.height - 3))
            #expect(color == .blue, "frame \(frame): \(color)")
        }
        #expect(frames > 2)
    }

    /// A bar that was declared hidden, and that stays after all, begins with the background and the hairline of the page that
    /// goes, which slide away with that page.
    @Test func aBarThatStaysAfterAllBeginsAsThatOfThePageThatGoes() {
        let page = LateDeclaringPage("B", .hidden)
        page.later = BarAppearance(background: .color(.blue), isHidden: false, transitionStyle: .slide)
        let below = BarAppearance(background: .color(.red), shadow: .color(.green), isHidden: false)
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: DeclaringPage("A", below))
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        #expect(page.later == nil && !stage.navigation.isNavigationBarHidden)
        let picture = stage.simulator.picture(scale: 3)
        #expect(picture.rgba(20, Int((stage.barBottom * 3).rounded())) == [0, 255, 0, 255])
        for frame in 0..<4 {
            let color = stage.simulator.color(at: CGPoint(x: 3, y: 3))
            #expect(color == .red, "frame \(frame): \(color)")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: 3, y: 3)) == .blue)
    }
}
