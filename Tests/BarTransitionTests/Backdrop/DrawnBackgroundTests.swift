import BarTransition
import TestSupport
import Testing
import UIKit

/// What each kind of background shows at rest, also after another one in its place.
@Suite("Drawn backgrounds", .ownSimulator) @MainActor
struct DrawnBackgroundTests {
    private func stage(_ background: BarAppearance.Background) -> (HeadlessStage, DeclaringPage) {
        let page = DeclaringPage("", BarAppearance(background: background))
        return (HeadlessStage(.iPhoneSE(iOS: 18), pages: page), page)
    }

    private func declare(_ background: BarAppearance.Background, _ page: DeclaringPage, animated: Bool = false) {
        page.barAppearance.background = background
        page.setNeedsBarAppearanceUpdate(animated: animated)
    }

    private func rgb(_ color: UIColor) -> [Int] {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }

    private func isNear(_ color: [Int], _ expected: [Int], within tolerance: Int = 4) -> Bool {
        zip(color, expected).allSatisfy { abs($0 - $1) <= tolerance }
    }

    /// An image of two rows, red above blue.
    private func halves(height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: height / 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: height / 2, width: 40, height: height / 2))
        }
    }

    /// The bar is 64 points high, with the status bar. A gradient is drawn as `CAGradientLayer` documents its properties.
    @Test func aGradientRunsFromStartToEnd() {
        let (stage, page) = stage(.gradient(.init(colors: [.red, .blue])))
        let down = stage.simulator.column(300)
        for y in [0, 16, 32, 48, 63] {
            let share = (Double(y) + 0.5) / 64
            #expect(isNear(down[y], [Int(255 * (1 - share)), 0, Int(255 * share)]), "\(y): \(down[y])")
        }
        #expect(down[64] == [255, 255, 255, 255])
        declare(
            .gradient(
                .init(
                    colors: [.red, .green, .blue], locations: [0, 0.2, 1], startPoint: CGPoint(x: 0, y: 0.5),
                    endPoint: CGPoint(x: 0.5, y: 0.5))), page)
        let across = stage.simulator.colors(inRow: 30).map(rgb)
        // Green is at a fifth of the left half, which is 187.5 points wide, and the right half is blue.
        #expect(isNear(across[0], [251, 4, 0], within: 6), "\(across[0])")
        #expect(isNear(across[37], [0, 255, 0], within: 6), "\(across[37])")
        #expect(isNear(across[112], [0, 127, 127], within: 6), "\(across[112])")
        #expect(across[190] == [0, 0, 255] && across[374] == [0, 0, 255])
    }

    /// Each of them is drawn from the left edge of the screen to the right one, also while a color changes.
    @Test(arguments: [BarAppearance.Background.gradient(.init(colors: [.green, .green])), .color(.green)])
    func itReachesBothEdges(_ background: BarAppearance.Background) {
        let (stage, page) = stage(.color(.red))
        declare(background, page, animated: true)
        stage.simulator.advance(by: 0.1)
        let middle = stage.simulator.pixels(inRow: 30).map { rgba($0) }
        #expect(middle.allSatisfy { $0 == middle[100] } && middle[100][0] > 10, "\(Set(middle))")
        stage.simulator.runToRest()
        #expect(stage.simulator.pixels(inRow: 30).allSatisfy { rgba($0) == [0, 255, 0, 255] })
    }

    /// Its dynamic colors follow the style, also where it comes into a window of another style than the screen's.
    @Test(arguments: [false, true]) func aGradientsColorsFollowTheStyle(isWindowDark: Bool) {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
        let page = DeclaringPage("", BarAppearance(background: .gradient(.init(colors: [dynamic, dynamic]))))
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        simulator.window.overrideUserInterfaceStyle = isWindowDark ? .dark : .unspecified
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        let point = CGPoint(x: 300, y: 5)
        #expect(simulator.color(at: point) == (isWindowDark ? .blue : .red))
        simulator.window.overrideUserInterfaceStyle = isWindowDark ? .light : .dark
        #expect(simulator.color(at: point) == (isWindowDark ? .red : .blue))
    }

    /// The content mode says where an image is. It is clipped to the background, which reaches to the top of the screen.
    @Test func anImageHasItsContentModeAndIsClipped() {
        let (stage, page) = stage(.image(.init(halves(height: 200), contentMode: .bottomLeft)))
        page.marker.isHidden = true
        // It is 40 points wide, and its lower half is higher than the bar. The status bar is over its upper end.
        #expect(stage.simulator.column(38)[22...63].allSatisfy { $0 == [0, 0, 255, 255] })
        #expect(stage.simulator.column(38)[64] == [255, 255, 255, 255])
        #expect(stage.simulator.column(42)[30] == [255, 255, 255, 255])
        declare(.image(.init(halves(height: 200), contentMode: .topLeft)), page)
        #expect(stage.simulator.column(38)[22...63].allSatisfy { $0 == [255, 0, 0, 255] })
        #expect(stage.simulator.column(38)[64] == [255, 255, 255, 255])
        declare(.image(.init(halves(height: 20), contentMode: .scaleToFill)), page)
        #expect(isNear(stage.simulator.column(2)[5], [255, 0, 0]))
        #expect(isNear(stage.simulator.column(372)[60], [0, 0, 255]))
        // Filled to the bar's width, it is 375 points high, of which the middle 64 are seen.
        declare(.image(.init(halves(height: 40))), page)
        let column = stage.simulator.column(2)
        #expect(isNear(column[10], [255, 0, 0]) && isNear(column[54], [0, 0, 255]))
        #expect(column[64] == [255, 255, 255, 255])
    }

    /// Each background replaces the one before completely, in one step or in an animation: a translucent one shows the page,
    /// not what was there before.
    @Test(arguments: [false, true]) func nothingIsLeftOfTheOneBefore(animated: Bool) {
        let pale = BarAppearance.Background.color(UIColor.red.withAlphaComponent(0.5))
        let others: [BarAppearance.Background] = [
            .gradient(.init(colors: [.green, .green])), .image(.init(.block(.green))), .color(.green),
            .material(.init(.systemThickMaterialDark, tint: .green)), .system, .transparent,
        ]
        let (stage, page) = stage(pale)
        let color = stage.simulator.rgba(300, 30)
        #expect(isNear(color, [255, 128, 128]))
        for other in others {
            declare(other, page, animated: animated)
            stage.simulator.runToRest()
            let opaque = [255, 255, 255, 255]
            let isGreen = stage.simulator.rgba(300, 30) == [0, 255, 0, 255]
            #expect(isGreen == (other != .system && other != .transparent), "\(other)")
            declare(pale, page, animated: animated)
            stage.simulator.runToRest()
            #expect(stage.simulator.rgba(300, 30) == color, "after \(other)")
            #expect(stage.simulator.rgba(300, 64) == opaque, "below, after \(other)")
            declare(.transparent, page, animated: animated)
            stage.simulator.runToRest()
            #expect(stage.simulator.rgba(300, 30) == opaque, "clear, after \(other)")
            declare(pale, page)
        }
    }

    /// The tint is over the blur; without one there is the blur alone, in its own style.
    @Test func aMaterialHasItsStyleAndItsTint() {
        let (stage, page) = stage(.material(.init(.systemThickMaterialDark)))
        page.view.backgroundColor = .red
        let dark = stage.simulator.rgba(300, 30)
        declare(.material(.init(.systemThickMaterialLight)), page)
        let light = stage.simulator.rgba(300, 30)
        #expect(dark[1] < 120 && light[1] > dark[1] + 60, "\(dark), \(light)")
        declare(.material(.init(.systemThickMaterialLight, tint: UIColor.blue.withAlphaComponent(0.5))), page)
        let tinted = stage.simulator.rgba(300, 30)
        #expect(isNear(tinted, [light[0] / 2, light[1] / 2, (light[2] + 255) / 2]), "\(tinted)")
    }

    /// A background has the width of the bar after a rotation too.
    @Test(arguments: [
        BarAppearance.Background.color(.red), .gradient(.init(colors: [.red, .red])),
        .image(.init(.block(.red), contentMode: .scaleToFill)), .material(.init(tint: .red)),
    ])
    func itIsAsWideAsTheBarAfterARotation(_ background: BarAppearance.Background) {
        let (stage, page) = stage(background)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        let bottom = Int(stage.bar.frame.maxY)
        page.marker.isHidden = true
        for x in [0, 300, 666] {
            let column = stage.simulator.column(x)
            #expect(column[0..<bottom].allSatisfy { $0 == [255, 0, 0, 255] }, "\(x)")
            #expect(column[bottom] == [255, 255, 255, 255], "\(x)")
        }
    }
}
