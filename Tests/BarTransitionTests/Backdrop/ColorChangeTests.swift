import BarTransition
import TestSupport
import Testing
import UIKit

/// One color that becomes another one in place, through the colors of OKLab between both.
@Suite("Colors that change", .ownSimulator) @MainActor
struct ColorChangeTests {
    private func stage(_ color: UIColor, _ profile: Simulator.Profile = .iPhoneSE(iOS: 18)) -> (
        HeadlessStage, DeclaringPage
    ) {
        let page = DeclaringPage("", BarAppearance(background: .color(color)))
        page.loadViewIfNeeded()
        page.marker.isHidden = true
        return (HeadlessStage(profile, pages: page), page)
    }

    private func change(_ page: DeclaringPage, to color: UIColor) {
        page.barAppearance.background = .color(color)
        page.setNeedsBarAppearanceUpdate(animated: true)
    }

    private func color(_ stage: HeadlessStage, x: Int = 60, y: CGFloat = 40) -> [Int] {
        Array(rgba(stage.simulator.pixels(inRow: y)[x]).prefix(3))
    }

    private func rgb(_ color: UIColor) -> [Int] {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }

    private func distance(_ color: [Int], _ other: [Int]) -> Int { zip(color, other).map { abs($0 - $1) }.max() ?? 255 }

    /// How far a color is from the nearest mixture of two others.
    private func distance(_ color: [Int], fromMixturesOf from: UIColor, _ to: UIColor) -> Int {
        (0...200).map { distance(color, rgb(from.mixed(with: to, by: CGFloat($0) / 200))) }.min() ?? 255
    }

    @Test(arguments: [(UIColor.red, UIColor.blue), (.white, .red), (.green, .purple)])
    func itGoesThroughTheMixtures(_ from: UIColor, _ to: UIColor) {
        let (stage, page) = stage(from)
        change(page, to: to)
        #expect(color(stage) == rgb(from))
        var middle = 0
        for _ in 0..<6 {
            stage.simulator.advance(by: 1 / 30)
            let now = color(stage)
            #expect(distance(now, fromMixturesOf: from, to) <= 3, "\(now)")
            if min(distance(now, rgb(from)), distance(now, rgb(to))) > 30 { middle += 1 }
        }
        #expect(middle > 1)
        stage.simulator.runToRest()
        #expect(color(stage) == rgb(to))
    }

    /// A translucent color is drawn once in every frame: nothing jumps at the start or the end, and the page is seen through it.
    @Test(arguments: [
        (UIColor.red.withAlphaComponent(0.5), UIColor.blue.withAlphaComponent(0.5)), (.clear, .red), (.red, .clear),
        (.black, UIColor.black.withAlphaComponent(0.2)),
    ])
    func translucentColors(_ from: UIColor, _ to: UIColor) {
        let (stage, page) = stage(from)
        let before = color(stage)
        change(page, to: to)
        var frames = [before, color(stage)]
        while stage.simulator.isBusy, frames.count < 60 {
            stage.simulator.advance(by: 1 / 60)
            frames.append(color(stage))
        }
        stage.simulator.runToRest()
        frames.append(color(stage))
        #expect(frames[1] == before)
        let steps = zip(frames, frames.dropFirst()).map { distance($0, $1) }
        #expect(steps.max() ?? 255 < 45, "\(frames)")
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(color(stage) == frames.last)
    }

    /// The whole bar has one color at a time, up to the edges of the screen.
    @Test func theBarHasOneColor() {
        let (stage, page) = stage(.red, .iPhone15(iOS: 18))
        page.barAppearance.prompt = "Prompt"
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        change(page, to: .blue)
        for _ in 0..<3 {
            stage.simulator.advance(by: 0.05)
            let bottom = Int(stage.bar.frame.maxY)
            let columns = [2, 390].flatMap { stage.simulator.column($0)[0..<bottom] }
            let isOne = columns.allSatisfy { distance($0, columns[0]) <= 1 }
            #expect(isOne && columns[0][1] > 20, "\(Set(columns))")
        }
    }

    /// A change that follows another one begins with the color on the screen, and goes to its own from there.
    @Test(arguments: [0.05, 0.1, 0.15]) func aChangeOfAChangeDoesNotJump(time: Double) {
        let (stage, page) = stage(.red)
        change(page, to: .blue)
        stage.simulator.advance(by: time)
        let before = color(stage)
        #expect(distance(before, [255, 0, 0]) > 10 && distance(before, [0, 0, 255]) > 10)
        change(page, to: .green)
        #expect(distance(color(stage), before) <= 2)
        let start = UIColor(
            red: CGFloat(before[0]) / 255, green: CGFloat(before[1]) / 255, blue: CGFloat(before[2]) / 255, alpha: 1)
        for _ in 0..<4 {
            stage.simulator.advance(by: 0.05)
            #expect(distance(color(stage), fromMixturesOf: start, .green) <= 3)
        }
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
    }

    /// A change that follows one without animation begins with the color of that one, not with an earlier one.
    @Test func aChangeAfterOneWithoutAnimation() {
        let (stage, page) = stage(.red)
        change(page, to: .blue)
        stage.simulator.runToRest()
        page.barAppearance.background = .color(.yellow)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(color(stage) == [255, 255, 0])
        change(page, to: .green)
        #expect(distance(color(stage), [255, 255, 0]) <= 2)
        for _ in 0..<4 {
            stage.simulator.advance(by: 0.05)
            #expect(distance(color(stage), fromMixturesOf: .yellow, .green) <= 3)
        }
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
    }

    /// From iOS 26 a pop interrupts a push, and the other way round.
    @Test func anInterruptedTransitionGoesOnFromItsColor() {
        let (stage, first) = stage(.red, .iPhone17Pro(iOS: 26))
        first.barAppearance.transitionStyle = .interpolate
        let second = DeclaringPage("", BarAppearance(background: .color(.blue), transitionStyle: .interpolate))
        stage.push(second, andWait: 0.1)
        var before = color(stage, y: 20)
        for turn in 0..<3 {
            if turn.isMultiple(of: 2) {
                stage.navigation.popViewController(animated: true)
            } else {
                stage.navigation.pushViewController(second, animated: true)
            }
            stage.simulator.commit()
            #expect(distance(color(stage, y: 20), before) <= 3, "\(turn)")
            stage.simulator.advance(by: 0.05)
            before = color(stage, y: 20)
        }
        stage.simulator.runToRest()
        #expect(color(stage, y: 20) == [255, 0, 0])
    }

    /// Dynamic colors stay dynamic, during the change and after it.
    @Test func dynamicColorsFollowTheStyle() {
        let (dark, light) = (UIColor { $0.userInterfaceStyle == .dark ? .black : .white }, UIColor.white)
        let (stage, page) = stage(light)
        let red = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        change(page, to: dark)
        stage.simulator.runToRest()
        change(page, to: red)
        stage.simulator.advance(by: 0.1)
        #expect(distance(color(stage), fromMixturesOf: .white, .red) <= 3)
        stage.simulator.userInterfaceStyle = .dark
        #expect(distance(color(stage), fromMixturesOf: .black, .green) <= 3)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
        stage.simulator.userInterfaceStyle = .light
        #expect(color(stage) == [255, 0, 0])
    }

    /// The device rotates while the color changes: the color reaches both edges of the wider screen.
    @Test func aRotationDuringTheChangeLeavesNoGap() {
        let (stage, page) = stage(.red)
        change(page, to: .blue)
        stage.simulator.advance(by: 0.05)
        stage.simulator.rotate(to: .landscapeLeft)
        for _ in 0..<4 {
            stage.simulator.advance(by: 0.03)
            let width = (stage.bar.layer.presentation() ?? stage.bar.layer).frame.width
            let (left, right) = (color(stage, x: 1, y: 8), color(stage, x: Int(width) - 2, y: 8))
            #expect(left == right && left[1] < 200, "\(left), \(right), \(width)")
        }
    }
}
