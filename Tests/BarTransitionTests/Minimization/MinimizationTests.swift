import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Bars that minimize", .ownSimulator) @MainActor
struct MinimizationTests {
    private static let red = BarAppearance(
        background: .color(.red), minimization: .init(behavior: .onScrollDown))
    private static let blue = BarAppearance(background: .color(.blue))

    // MARK: What is written

    @Test func aDeclaredMinimizationIsWrittenAndTakenBack() {
        let stage = MinimizationStage(Self.red, Self.blue)
        let item = stage.pages[0].navigationItem
        #expect(item.navigationBarMinimization.minimizationBehavior == .onScrollDown)
        #expect(item.navigationBarMinimization.restorationBehavior == .automatic)
        stage.pages[0].appearance?.minimization = .init(
            behavior: .onScrollDown, restoration: .atScrollEdge, safeAreaAdjustment: .disabled)
        stage.pages[0].setNeedsBarAppearanceUpdate(animated: false)
        #expect(item.navigationBarMinimization.restorationBehavior == .atScrollEdge)
        #expect(item.navigationBarMinimization.safeAreaAdjustment == .disabled)
        stage.pages[0].appearance?.minimization?.safeAreaAdjustment = .enabled
        stage.pages[0].setNeedsBarAppearanceUpdate(animated: false)
        #expect(item.navigationBarMinimization.safeAreaAdjustment == .enabled)
        stage.pages[0].appearance?.minimization = .never
        stage.pages[0].setNeedsBarAppearanceUpdate(animated: false)
        #expect(item.navigationBarMinimization.minimizationBehavior == .never)
        stage.pages[0].appearance?.minimization = nil
        stage.pages[0].setNeedsBarAppearanceUpdate(animated: false)
        #expect(item.navigationBarMinimization.minimizationBehavior == .automatic)
        #expect(item.navigationBarMinimization.safeAreaAdjustment == .automatic)
    }

    /// UIKit brings a minimized bar back in a rotation and tells no view of it. What comes down with it is the present background, and
    /// nothing of a gradient that it has replaced.
    @Test(arguments: [false, true]) func aBarThatComesBackIsCoveredByTheColorThatReplacedAGradient(animated: Bool) {
        let stage = MinimizationStage(
            comingBack(.gradient(.init(colors: [.green, .green]))), profile: .iPhone18Pro(iOS: 27))
        stage.pages[0].appearance = comingBack(.color(.red))
        stage.pages[0].setNeedsBarAppearanceUpdate(animated: animated)
        stage.simulator.runToRest()
        bringBack(stage)
        let column = stage.simulator.column(3).prefix(Int(stage.bar.frame.maxY))
        #expect(column.allSatisfy { $0 == [255, 0, 0, 255] }, "\(Set(column))")
    }

    /// Also if the app has set another value of the item meanwhile, which stays.
    @Test(arguments: [nil, "Prompt"]) func theAppsOwnMinimizationReturns(prompt: String?) {
        let stage = MinimizationStage(nil, Self.red)
        let page = stage.pages[1]
        page.navigationItem.navigationBarMinimization.minimizationBehavior = .onScrollUp
        page.navigationItem.navigationBarMinimization.safeAreaAdjustment = .enabled
        stage.push(1)
        #expect(page.navigationItem.navigationBarMinimization.minimizationBehavior == .onScrollDown)
        #expect(page.navigationItem.navigationBarMinimization.safeAreaAdjustment == .automatic)
        page.navigationItem.prompt = prompt
        stage.navigation.barTransition?.detach()
        #expect(page.navigationItem.prompt == prompt)
        #expect(page.navigationItem.navigationBarMinimization.minimizationBehavior == .onScrollUp)
        #expect(page.navigationItem.navigationBarMinimization.safeAreaAdjustment == .enabled)
    }

    /// Each declared direction is written, and each of the app's own comes back after it, with the rest of the app's value.
    @Test(
        arguments: [
            (.automatic, .automatic), (.never, .never), (.onScrollDown, .onScrollDown), (.onScrollUp, .onScrollUp),
        ] as [(UIBarMinimizationBehavior, BarAppearance.Minimization.Behavior)],
        [UIBarMinimizationSafeAreaAdjustment.automatic, .enabled, .disabled])
    func eachDirectionIsWrittenAndComesBack(
        _ behavior: (own: UIBarMinimizationBehavior, declared: BarAppearance.Minimization.Behavior),
        _ adjustment: UIBarMinimizationSafeAreaAdjustment
    ) {
        let stage = MinimizationStage(Self.blue)
        let (page, item) = (stage.pages[0], stage.pages[0].navigationItem)
        page.appearance?.minimization = .init(behavior: behavior.declared)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(item.navigationBarMinimization.minimizationBehavior == behavior.own)
        page.appearance?.minimization = nil
        page.setNeedsBarAppearanceUpdate(animated: false)
        item.navigationBarMinimization.minimizationBehavior = behavior.own
        item.navigationBarMinimization.safeAreaAdjustment = adjustment
        let other = BarAppearance.Minimization(behavior: behavior.own == .never ? .onScrollUp : .never)
        page.appearance?.minimization = other
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(item.navigationBarMinimization.minimizationBehavior != behavior.own)
        page.appearance?.minimization = nil
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(item.navigationBarMinimization.minimizationBehavior == behavior.own)
        #expect(item.navigationBarMinimization.safeAreaAdjustment == adjustment)
    }

    @Test func nothingIsWrittenThatWasNotDeclared() {
        let stage = MinimizationStage(Self.blue, .hidden, BarAppearance(background: .transparent), nil)
        for page in 1...3 { stage.push(page) }
        stage.simulator.swipeBack(toProgress: 0.5, finishing: false)
        stage.simulator.swipeBack(toProgress: 0.8, finishing: true)
        stage.pages[2].setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        stage.pop()
        stage.navigation.barTransition?.detach()
        for page in stage.pages { #expect(!Simulator.hasAssignedMinimization(page.navigationItem)) }
    }

    /// The bar comes back after the transition, and its background reaches the top of the screen, where there is no status bar
    /// too. If the page changes its declaration under way, nothing is laid out after that.
    @Test(arguments: [false, true], [false, true])
    func aCoveredPageThatMinimizesNoMoreHasAWholeBackground(isLandscape: Bool, isUnderWay: Bool) {
        let stage = MinimizationStage(Self.red, Self.blue)
        if isLandscape { stage.simulator.rotate(to: .landscapeRight) }
        stage.simulator.runToRest()
        stage.simulator.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 260), velocity: .zero)
        stage.simulator.runToRest()
        #expect(stage.minimized == 1)
        stage.push(1)
        if isUnderWay {
            stage.navigation.popViewController(animated: true)
            stage.simulator.advance(by: 0.1)
        }
        stage.pages[0].appearance?.minimization = .never
        stage.pages[0].setNeedsBarAppearanceUpdate(animated: true)
        if isUnderWay { stage.simulator.runToRest() } else { stage.pop() }
        #expect(stage.minimized == 0)
        #expect(stage.simulator.color(at: CGPoint(x: 3, y: 1)).bytes == [255, 0, 0, 255])
        #expect(stage.simulator.color(at: CGPoint(x: 3, y: stage.bar.frame.maxY - 2)).bytes == [255, 0, 0, 255])
    }

    /// The row of the iPhone Duo's bar is higher than that of iOS 26, so the large title still shows a part as the bar begins to
    /// minimize.
    @Test(arguments: [CGFloat(1), 0.5])
    func aLargeTitleOverAPartlyMinimizedBarHasNoGap(alpha: CGFloat) {
        var appearance = Self.red
        appearance.background = .color(.red.withAlphaComponent(alpha))
        let stage = MinimizationStage(appearance, profile: .iPhoneDuo(iOS: 27, pose: .openLandscape), largeTitles: true)
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
        var partly = 0
        for distance in stride(from: 12, through: 120, by: 4) {
            stage.simulator.touchMove(to: CGPoint(x: 200, y: 400 - distance))
            stage.simulator.advance(by: 0.02)
            guard stage.minimized > 0, stage.minimized < 1 else { continue }
            partly += 1
            // The row of buttons, and what is left of the large title above the content.
            let row = stage.bar.frame.minY + 54
            let bottom = Int(max(row, -stage.pages[0].scrollView.contentOffset.y))
            let rows = (1..<bottom).map { stage.simulator.color(at: CGPoint(x: 400, y: $0)).bytes }
            #expect(abs(Int(rows[0][1]) - Int(255 * (1 - alpha))) < 2)
            let gap = rows.indices.filter { rows[$0] != rows[0] }
            #expect(gap == [], "dragged by \(distance) points, the bar is at \(stage.bar.frame.minY)")
        }
        #expect(partly > 3)
    }

    /// UIKit brings a minimized bar back as the content of a rotated page settles, and tells no view of it. No row at the top of the
    /// screen is left out, and those below it are as far from the bar as before.
    @Test(arguments: [false, true])
    func aBarThatComesBackIsCoveredByAGradientOrAnImage(isImage: Bool) {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 100)).image { context in
            for y in 0..<100 {
                UIColor(red: 1 - CGFloat(y) / 100, green: 0, blue: CGFloat(y) / 100, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: y, width: 2, height: 1))
            }
        }
        let background: BarAppearance.Background =
            isImage
            ? .image(.init(picture, contentMode: .scaleToFill)) : .gradient(.init(colors: [.red, .blue]))
        let stage = MinimizationStage(comingBack(background), profile: .iPhone18Pro(iOS: 27))
        expectCoveredAsItComesBack(stage)
    }

    /// By the present one, if it has replaced another.
    @Test func aBarThatComesBackIsCoveredByTheNewGradient() {
        let stage = MinimizationStage(
            comingBack(.gradient(.init(colors: [.green, .green]))), profile: .iPhone18Pro(iOS: 27))
        stage.pages[0].appearance = comingBack(.gradient(.init(colors: [.red, .blue])))
        stage.pages[0].setNeedsBarAppearanceUpdate(animated: false)
        expectCoveredAsItComesBack(stage)
    }

    /// A gradient from the left to the right goes on above the bar.
    @Test func aBarThatComesBackIsCoveredFromSideToSide() {
        let gradient = BarAppearance.Gradient(
            colors: [.red, .blue], startPoint: CGPoint(x: 0, y: 0.5), endPoint: CGPoint(x: 1, y: 0.5))
        let stage = MinimizationStage(comingBack(.gradient(gradient)), profile: .iPhone18Pro(iOS: 27))
        bringBack(stage)
        let width = Int(stage.simulator.window.bounds.width)
        for x in [3, width / 4, width - 3] {
            let column = stage.simulator.column(x).prefix(Int(stage.bar.frame.maxY))
            #expect(column.allSatisfy { abs($0[0] - column[column.count - 1][0]) < 4 }, "\(x): \(column)")
        }
    }

    private func comingBack(_ background: BarAppearance.Background) -> BarAppearance {
        BarAppearance(
            background: background, minimization: .init(behavior: .onScrollDown, restoration: .atScrollEdge))
    }

    /// Minimizes the bar, and lets it come back in a rotation.
    private func bringBack(_ stage: MinimizationStage) {
        stage.simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 440), velocity: .zero)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
        #expect(stage.bar.frame.minY > 0)
    }

    /// The same. Its background goes from red to blue.
    private func expectCoveredAsItComesBack(_ stage: MinimizationStage) {
        bringBack(stage)
        let column = stage.simulator.column(3)
        let bottom = Int(stage.bar.frame.maxY)
        #expect(!column.prefix(bottom).contains { $0[1] > 0 }, "\(column.prefix(bottom))")
        // Neighboring rows differ little, where the mirror image begins too.
        for (row, next) in zip(column.prefix(bottom), column.prefix(bottom).dropFirst()) {
            #expect(abs(row[0] - next[0]) < 12)
        }
    }

    /// A stack in another tab is laid out for the new size when it appears. A gradient is not stretched above the screen then.
    @Test func theDeviceRotatesInAnotherTab() {
        func column(rotatesInOtherTab: Bool) -> [[Int]] {
            let simulator = Simulator(profile: .iPhone18ProMax(iOS: 27))
            let gradient = BarAppearance.Gradient(colors: [.red, .blue])
            let page = DeclaringScrollPage(
                "A", BarAppearance(background: .gradient(gradient), minimization: .init(behavior: .onScrollDown)))
            let stack = UINavigationController(rootViewController: page)
            stack.attachBarTransition()
            let tabs = UITabBarController()
            tabs.setViewControllers([stack, UIViewController()], animated: false)
            simulator.show(tabs)
            simulator.runToRest()
            if rotatesInOtherTab { tabs.selectedIndex = 1 }
            simulator.rotate(to: .landscapeRight)
            simulator.runToRest()
            tabs.selectedIndex = 0
            simulator.runToRest()
            #expect(simulator.window.bounds.width > simulator.window.bounds.height)
            return Array(simulator.column(3).prefix(Int(stack.navigationBar.frame.maxY)))
        }
        let expected = column(rotatesInOtherTab: false)
        #expect(Set(expected).count > 20 && column(rotatesInOtherTab: true) == expected)
    }

    /// Of the value that an item has, too: every assignment changes how UIKit lays out the bar.
    @Test func theDefaultIsNotWritten() {
        let stage = MinimizationStage(BarAppearance(background: .color(.red), minimization: .init()))
        #expect(!Simulator.hasAssignedMinimization(stage.pages[0].navigationItem))
    }

    @Test(arguments: [15, 18, 26]) func beforeIOS27ItHasNoEffect(_ system: Int) {
        let stage = MinimizationStage(Self.red, profile: .iPhone17Pro(iOS: system))
        #expect(!Simulator.hasAssignedMinimization(stage.pages[0].navigationItem))
        stage.scroll(by: 300)
        #expect(stage.minimized == 0)
    }

    @Test func aRestorationThatUIKitDoesNotHonorIsReportedOnce() {
        let stage = MinimizationStage(Self.blue, Self.blue)
        var problems: [String] = []
        stage.navigation.barTransition?.onProblem = { problems.append($0) }
        stage.pages[0].appearance?.minimization = .init(behavior: .onScrollDown, restoration: .atScrollEdge)
        stage.pages[0].setNeedsBarAppearanceUpdate()
        stage.simulator.runToRest()
        #expect(problems.isEmpty)
        for page in stage.pages {
            page.appearance?.minimization = .init(behavior: .onScrollUp, restoration: .atScrollEdge)
        }
        stage.pages[0].setNeedsBarAppearanceUpdate()
        stage.simulator.runToRest()
        stage.push(1)
        #expect(problems.count == 1)
        #expect(
            problems.first?.hasSuffix(
                "the restoration .atScrollEdge was declared with the minimization behavior .onScrollUp, but UIKit honors it "
                    + "with .onScrollDown only; declare .onScrollDown, or leave the restoration out.") == true)
    }

    @Test(arguments: [
        BarAppearance.Minimization(), .never, .init(behavior: .onScrollUp), .init(behavior: .onScrollDown),
        .init(behavior: .onScrollUp, safeAreaAdjustment: .disabled),
    ])
    func anyOtherMinimizationIsNoProblem(_ minimization: BarAppearance.Minimization) {
        let stage = MinimizationStage(Self.blue)
        var problems: [String] = []
        stage.navigation.barTransition?.onProblem = { problems.append($0) }
        stage.pages[0].appearance?.minimization = minimization
        stage.pages[0].setNeedsBarAppearanceUpdate()
        stage.simulator.runToRest()
        #expect(problems == [])
    }

    // MARK: The background

    private func color(_ stage: MinimizationStage, y: CGFloat) -> UIColor {
        stage.simulator.color(at: CGPoint(x: 2, y: y))
    }

    @Test func theBackgroundEndsAtTheBar() {
        let stage = MinimizationStage(Self.red)
        func check() {
            let edge = stage.bar.frame.maxY
            #expect(color(stage, y: 1) == UIColor.red)
            #expect(color(stage, y: edge - 1) == UIColor.red)
            #expect(color(stage, y: edge + 1).distance(to: .white) == 0)
        }
        check()
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 500))
        for distance in stride(from: CGFloat(10), through: 80, by: 7) {
            stage.simulator.touchMove(to: CGPoint(x: 200, y: 490 - distance))
            stage.simulator.commit()
            check()
        }
        #expect(stage.minimized == 1 && stage.bar.frame.maxY == 62)
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        check()
        stage.scroll(by: -200)
        #expect(stage.bar.frame.maxY == 116)
        check()
    }

    /// A gradient moves with the bar: its lower end is at the bar's edge, and it is as high as without minimization.
    @Test func aGradientIsNotCompressed() {
        let gradient = BarAppearance.Background.gradient(.init(colors: [.black, .white]))
        let stage = MinimizationStage(
            BarAppearance(background: gradient, minimization: .init(behavior: .onScrollDown)))
        let before = (0..<10).map { color(stage, y: 115 - CGFloat($0) * 6) }
        stage.scroll(by: 300)
        #expect(stage.minimized == 1)
        stage.navigation.view.setNeedsLayout()
        stage.bar.setNeedsLayout()
        stage.simulator.runToRest()
        let after = (0..<10).map { color(stage, y: 115 - 54 - CGFloat($0) * 6) }
        #expect(before == after)
    }

    // MARK: As UIKit alone

    typealias Deviation = Simulator.Profile.Variants.Deviation

    /// The operations, each of which ends at rest, as names of the tests' arguments.
    private static func play(_ stage: MinimizationStage) -> [[String]] {
        var states: [[String]] = []
        func note() { states.append(stage.state) }
        stage.scroll(by: 300)
        note()
        stage.push(1)
        note()
        stage.scroll(by: 200)
        note()
        for _ in 0..<2 {
            stage.simulator.swipeBack(toProgress: 0.5, finishing: false)
            note()
        }
        stage.simulator.swipeBack(toProgress: 0.8, finishing: true)
        note()
        stage.push(1)
        note()
        stage.pop()
        note()
        stage.scroll(by: -600)
        note()
        stage.push(1)
        note()
        stage.pop()
        note()
        return states
    }

    private static let minimizing = BarAppearance.Minimization(behavior: .onScrollDown)
    private static let atEdge = BarAppearance.Minimization(behavior: .onScrollDown, restoration: .atScrollEdge)
    private static let still = BarAppearance.Minimization(behavior: .onScrollDown, safeAreaAdjustment: .disabled)

    private nonisolated static let deviations: [Deviation?] =
        [nil] + Simulator.Profile.Variants.deviations.sample(every: 24)

    /// What is on the screen at rest is what UIKit alone shows: the library's insets are gone and have scrolled nothing and
    /// minimized nothing. Where UIKit updates safe areas late, it alone scrolls a page whose bar is minimized; with the library
    /// the page is where UIKit leaves it when it updates them at once.
    @Test(arguments: deviations, [0, 1, 2, 3]) func everyEndIsThatOfUIKitAlone(_ deviation: Deviation?, pair: Int) {
        let usual = Simulator.Profile.iPhone17Pro(iOS: 27)
        var profile = usual
        deviation?.apply(to: &profile)
        let second: BarAppearance.Minimization? = [nil, Self.minimizing, Self.atEdge, .never][pair]
        let first = [Self.minimizing, Self.atEdge, Self.still, Self.minimizing][pair]
        func states(isAttached: Bool, on profile: Simulator.Profile) -> [[String]] {
            Self.play(
                MinimizationStage(
                    BarAppearance(background: .color(.red), minimization: first),
                    BarAppearance(background: .color(.blue), minimization: second), profile: profile,
                    isAttached: isAttached))
        }
        let attached = states(isAttached: true, on: profile)
        var alone = states(isAttached: false, on: profile)
        if deviation?.switchName == "safeAreaUpdate" {
            let offsets = states(isAttached: false, on: usual).map { $0.last! }
            for step in alone.indices { alone[step][alone[step].count - 1] = offsets[step] }
        }
        // Here UIKit alone scrolls in each canceled swipe.
        let scrolls = deviation?.name == "updatesMinimizedSafeAreaBeforeWillShow.true"
        for (step, states) in zip(attached, alone).enumerated() {
            let count = scrolls ? states.0.count - 1 : states.0.count
            #expect(states.0.prefix(count) == states.1.prefix(count), "step \(step)")
        }
        #expect(attached[3] == attached[2] && attached[4] == attached[2] || deviation?.name.hasPrefix("keeps") == true)
    }

    // MARK: No layout without end

    /// A push from a minimized bar and the pop after it lay out a page at most four times more than from a whole one: at the
    /// start and at the end of each, the view of a page at its top moves with the bar.
    @Test(arguments: deviations) func aPushFromAMinimizedBarLaysOutAsOftenAsFromAWholeOne(_ deviation: Deviation?) {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 27)
        deviation?.apply(to: &profile)
        func counts(scrolled: CGFloat) -> (layouts: [Int], insets: [Int]) {
            let stage = MinimizationStage(Self.red, Self.red, profile: profile)
            if scrolled != 0 { stage.scroll(by: scrolled) }
            let before = stage.pages.map { ($0.layouts, $0.insetChanges) }
            stage.push(1)
            stage.pop()
            return (
                zip(stage.pages, before).map { $0.layouts - $1.0 },
                zip(stage.pages, before).map { $0.insetChanges - $1.1 }
            )
        }
        let (whole, minimized) = (counts(scrolled: 0), counts(scrolled: 300))
        for page in 0...1 {
            #expect(minimized.layouts[page] <= whole.layouts[page] + 4, "page \(page): \(whole), \(minimized)")
            #expect(minimized.insets[page] <= whole.insets[page] + 2, "page \(page): \(whole), \(minimized)")
        }
    }

    /// The page whose bar can minimize gets no inset of the library at any time.
    @Test(arguments: deviations) func thePageGetsNoInsets(_ deviation: Deviation?) {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 27)
        deviation?.apply(to: &profile)
        let stage = MinimizationStage(Self.red, BarAppearance(background: .color(.blue), prompt: "B"), profile: profile)
        stage.scroll(by: 300)
        func check() {
            #expect(stage.pages[0].additionalSafeAreaInsets == .zero)
            #expect(isClose(stage.pages[0].scrollView.contentOffset.y, 300 - 116, within: 0.01))
        }
        stage.navigation.pushViewController(stage.pages[1], animated: true)
        while stage.simulator.isBusy {
            stage.simulator.advance(by: 1 / 60)
            check()
        }
        stage.simulator.beginBackSwipe()
        for progress in [CGFloat(0.2), 0.5, 0.8] {
            stage.simulator.moveBackSwipe(toProgress: progress)
            check()
        }
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        check()
    }

    /// Under a bar that never minimizes the content moves with a prompt as under one for which nothing is declared.
    @Test func aBarThatNeverMinimizesMovesTheContent() {
        func tops(_ minimization: BarAppearance.Minimization?) -> [CGFloat] {
            let first = DeclaringPage("A", BarAppearance(prompt: "Prompt", minimization: minimization))
            let second = DeclaringPage("B", BarAppearance(minimization: minimization))
            let stage = HeadlessStage(.iPhone17Pro(iOS: 27), pages: first)
            stage.push(second, andWait: 0)
            var tops: [CGFloat] = []
            while stage.simulator.isBusy, tops.count < 120 {
                stage.simulator.advance(by: 1 / 60)
                tops.append(second.marker.shownFrame.minY)
            }
            return tops
        }
        let expected = tops(nil)
        #expect(Set(expected).count > 3, "it moves: \(expected)")
        #expect(tops(.never) == expected)
    }

    /// A background that replaces another one in one step fills such a bar at once, whichever of the two is drawn higher than it.
    @Test(arguments: [
        BarAppearance.Background.material(.init(tint: .red)), .gradient(.init(colors: [.red, .red])),
        .image(.init(.block(.red), contentMode: .scaleToFill)),
    ])
    func aBackgroundThatReplacesAnotherFillsABarThatCanMinimize(_ background: BarAppearance.Background) {
        let others: [BarAppearance.Background] = [
            .material(.init(tint: .blue)), .color(.blue), .gradient(.init(colors: [.blue, .blue])),
        ]
        for other in others {
            let stage = MinimizationStage(
                BarAppearance(background: other, minimization: .init(behavior: .onScrollDown)))
            stage.pages[0].appearance?.background = background
            stage.pages[0].setNeedsBarAppearanceUpdate(animated: false)
            stage.simulator.commit()
            let bar = stage.bar.frame
            for y in [CGFloat(2), bar.minY + 3, bar.midY, bar.maxY - 3] {
                #expect(stage.simulator.rgba(5, y) == [255, 0, 0, 255], "after \(other), at \(y)")
            }
        }
    }

    /// A material, which is drawn higher than the bar, still reaches its lower edge.
    @Test func aMaterialFillsABarThatCanMinimize() {
        let stage = MinimizationStage(
            BarAppearance(
                background: .material(.init(tint: .red)), shadow: BarAppearance.Shadow.none,
                minimization: .init(behavior: .onScrollDown)))
        stage.simulator.runToRest()
        let bar = stage.navigation.navigationBar.frame
        for y in [CGFloat(2), bar.minY + 3, bar.midY, bar.maxY - 3] {
            #expect(stage.simulator.rgba(5, y) == [255, 0, 0, 255], "\(y)")
        }
    }
}
