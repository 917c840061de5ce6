import BarTransition
import TestSupport
import Testing
import UIKit

/// Backgrounds of which at least one is not a plain color replace each other in place by fading.
@Suite("Backgrounds that cross-fade", .ownSimulator) @MainActor
struct CrossFadeTests {
    private nonisolated static let green = BarAppearance.Background.gradient(.init(colors: [.green, .green]))
    private nonisolated static let pale = BarAppearance.Background.gradient(
        .init(colors: [UIColor.green.withAlphaComponent(0.5), UIColor.green.withAlphaComponent(0.5)]))

    private func page(_ background: BarAppearance.Background) -> DeclaringPage {
        let page = DeclaringPage("", BarAppearance(background: background, transitionStyle: .interpolate))
        page.loadViewIfNeeded()
        page.marker.isHidden = true
        return page
    }

    private func stage(_ page: DeclaringPage) -> HeadlessStage { HeadlessStage(.iPhoneSE(iOS: 18), pages: page) }

    private func color(_ stage: HeadlessStage) -> [Int] {
        Array(rgba(stage.simulator.pixels(inRow: 30)[60]).prefix(3))
    }

    /// The colors of all frames of a change in place.
    private func frames(_ page: DeclaringPage, to background: BarAppearance.Background, _ stage: HeadlessStage)
        -> [[Int]]
    {
        page.barAppearance.background = background
        page.setNeedsBarAppearanceUpdate(animated: true)
        var frames = [color(stage)]
        while stage.simulator.isBusy, frames.count < 60 {
            stage.simulator.advance(by: 1 / 60)
            frames.append(color(stage))
        }
        stage.simulator.runToRest()
        return frames + [color(stage)]
    }

    private func largestStep(_ frames: [[Int]]) -> Int {
        zip(frames, frames.dropFirst()).map { zip($0, $1).map { abs($0 - $1) }.max() ?? 0 }.max() ?? 0
    }

    /// An opaque background covers the old one, and the white page is not seen between the two.
    @Test(arguments: [green, .gradient(.init(colors: [.green])), .color(.green)])
    func thePageDoesNotShineThroughBetweenOpaqueOnes(_ background: BarAppearance.Background) {
        let page = page(.image(.init(.block(.red))))
        let frames = frames(page, to: background, stage(page))
        #expect(frames.first == [255, 0, 0] && frames.last == [0, 255, 0])
        #expect(frames.allSatisfy { $0[2] < 5 }, "\(frames)")
        #expect(largestStep(frames) < 60 && frames.contains { $0[0] > 40 && $0[1] > 40 }, "\(frames)")
    }

    /// A small image without alpha.
    private func photo(_ color: UIColor, _ mode: UIView.ContentMode) -> BarAppearance.Background {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
        let image = renderer.image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        return .image(.init(image, contentMode: mode))
    }

    /// An image without alpha, as a photo, covers the one before it: the white page is not seen between the two.
    @Test(arguments: [UIView.ContentMode.scaleAspectFill, .scaleToFill])
    func thePageDoesNotShineThroughBetweenPhotos(_ mode: UIView.ContentMode) {
        let page = page(photo(.red, mode))
        let frames = frames(page, to: photo(.green, mode), stage(page))
        #expect(frames.first == [255, 0, 0] && frames.last == [0, 255, 0])
        #expect(frames.allSatisfy { $0[2] < 5 }, "\(frames)")
        #expect(largestStep(frames) < 60, "\(frames)")
    }

    /// One that does not reach the sides, or that is drawn in the tint color, leaves some of the one before, which fades out with it.
    @Test(arguments: [(UIView.ContentMode.center, UIImage.RenderingMode.automatic), (.scaleToFill, .alwaysTemplate)])
    func whatAnImageLeavesFree(_ mode: UIView.ContentMode, _ rendering: UIImage.RenderingMode) {
        let page = page(.color(.red))
        guard case .image(var image) = photo(.green, mode) else { return }
        image.image = image.image.withRenderingMode(rendering)
        let stage = stage(page)
        stage.bar.tintColor = .clear
        let frames = frames(page, to: .image(image), stage)
        #expect(frames.first == [255, 0, 0] && frames.last == [255, 255, 255], "\(frames)")
        #expect(largestStep(frames) < 60, "\(frames)")
    }

    /// A material that still fades in as something else is declared keeps its effect: with another one UIKit could end the fade.
    @Test func aMaterialKeepsItsEffectBesideAnotherUpdate() throws {
        func materials(in view: UIView) -> [UIVisualEffectView] {
            view.subviews.flatMap { ($0 as? UIVisualEffectView).map { [$0] } ?? materials(in: $0) }
        }
        let page = page(.color(.red))
        let stage = stage(page)
        page.barAppearance.background = .material(.init())
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        let backdrop = try #require(stage.bar.subviews.first { $0.layer.zPosition < 0 })
        let view = try #require(materials(in: backdrop).first)
        let effect = try #require(view.effect)
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(view.effect === effect)
        stage.simulator.runToRest()
    }

    /// Changes that follow each other quickly, again and again, leave no views in the bar.
    @Test func quickChangesLeaveNoViews() {
        let page = page(Self.green)
        let stage = stage(page)
        var counts: [Int] = []
        for _ in 0..<4 {
            for background in [BarAppearance.Background.color(.red), Self.pale, .color(.blue), Self.green] {
                page.barAppearance.background = background
                page.setNeedsBarAppearanceUpdate(animated: true)
                stage.simulator.advance(by: 0.03)
            }
            stage.simulator.runToRest()
            #expect(color(stage) == [0, 255, 0])
            counts.append(stage.bar.subviews.filter { $0.layer.zPosition < 0 }.flatMap(\.subviews).count)
        }
        #expect(counts[0] > 0 && Set(counts).count == 1, "\(counts)")
    }

    /// Through any other one the old background would be seen to the end, and then go in one step. So it fades out.
    @Test(arguments: [
        pale, .image(.init(.block(UIColor.green.withAlphaComponent(0.5)))), .gradient(.init(colors: [])),
        .material(.init()), .transparent, .system,
        .gradient(.init(colors: [.green, UIColor.green.withAlphaComponent(0.5)])),
    ])
    func theOldOneFadesOutUnderATranslucentOne(_ background: BarAppearance.Background) {
        let page = page(.gradient(.init(colors: [.red, .red])))
        let frames = frames(page, to: background, stage(page))
        #expect(frames.first == [255, 0, 0])
        #expect(largestStep(frames) < 60 && frames.contains { $0[1] > 40 && $0[1] < 200 }, "\(frames)")
    }

    /// The same from UIKit's own background and back to it, which does not fade itself.
    @Test func aMaterialFadesInAndOut() {
        let page = page(.color(.red))
        let stage = stage(page)
        let material = BarAppearance.Background.material(
            .init(.systemThickMaterialDark, tint: UIColor.blue.withAlphaComponent(0.5)))
        for _ in 0..<2 {
            let forth = frames(page, to: material, stage)
            #expect(forth.first == [255, 0, 0] && largestStep(forth) < 60, "\(forth)")
            #expect(forth.last?[2] ?? 0 > 100 && forth.last?[0] ?? 0 < 200, "\(forth)")
            let back = frames(page, to: .color(.red), stage)
            #expect(back.first == forth.last && largestStep(back) < 60, "\(back)")
            #expect(back.last == [255, 0, 0])
        }
    }

    /// A change that follows another one before its end leaves nothing of the first background behind the last.
    @Test(arguments: [green, pale]) func aFadeOfAFadeLeavesNothing(_ middle: BarAppearance.Background) {
        let page = page(.gradient(.init(colors: [.red, .red])))
        let stage = stage(page)
        for (background, time) in [(middle, 0.1), (.gradient(.init(colors: [.blue, .blue])), 0.1), (Self.pale, 1)] {
            page.barAppearance.background = background
            page.setNeedsBarAppearanceUpdate(animated: true)
            stage.simulator.advance(by: time)
        }
        stage.simulator.runToRest()
        #expect(color(stage) == [127, 255, 127] || color(stage) == [128, 255, 128], "\(color(stage))")
    }

    /// A color that still fades in and becomes translucent meanwhile: what it has not covered yet fades out, and does not go in one
    /// step at the end.
    @Test(arguments: [BarAppearance.Background.transparent, .color(UIColor.green.withAlphaComponent(0.2))])
    func aColorThatBecomesTranslucentAsItFadesIn(_ background: BarAppearance.Background) {
        let page = page(.image(.init(.block(.red))))
        let stage = stage(page)
        page.barAppearance.background = .color(.green)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        let frames = frames(page, to: background, stage)
        #expect(largestStep(frames) < 60, "\(frames)")
        #expect(frames.last?[2] ?? 0 > 200)
    }

    /// An update without animation is there at once in the middle of a fade too. A background of that fade starts from nothing if
    /// it comes again.
    @Test(arguments: [green, pale]) func anUpdateWithoutAnimationEndsAFade(_ middle: BarAppearance.Background) {
        let page = page(.color(.red))
        let stage = stage(page)
        page.barAppearance.background = middle
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance.background = .gradient(.init(colors: [.blue, .blue]))
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(color(stage) == [0, 0, 255])
        let frames = frames(page, to: .color(.red), stage)
        #expect(frames.first == [0, 0, 255] && frames.last == [255, 0, 0])
        #expect(largestStep(frames) < 60, "\(frames)")
    }

    /// The effect of a material is whole at once too.
    @Test func anUpdateWithoutAnimationEndsTheFadeOfAMaterial() {
        let page = page(.color(.red))
        let stage = stage(page)
        page.barAppearance.background = .material(.init(.systemThickMaterialDark))
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: false)
        let shown = color(stage)
        stage.simulator.runToRest()
        #expect(shown == color(stage), "\(shown)")
    }

    /// It reaches the lower edge of the bar at once, also where it is drawn higher than the bar, which can minimize (iOS 27).
    @Test func anUpdateWithoutAnimationEndsTheFadeOfAMaterialOverABarThatMinimizes() {
        let page = page(.color(.red))
        page.barAppearance.minimization = .init(behavior: .onScrollDown)
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: page)
        page.barAppearance.background = .material(.init(.systemThickMaterialDark))
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: false)
        for distance in [CGFloat(40), 4] {
            let shown = stage.simulator.rgba(60, stage.bar.frame.maxY - distance)
            // The page is white.
            #expect(shown[0] < 150, "\(distance) points above the edge: \(shown)")
        }
    }

    /// While it fades it has one color, up to the edges of the screen and of the bar.
    @Test func theWholeBarFadesAtOnce() {
        let page = page(.color(.red))
        let stage = stage(page)
        for background in [Self.green, .color(.red), .material(.init(tint: .blue))] {
            page.barAppearance.background = background
            page.setNeedsBarAppearanceUpdate(animated: true)
            stage.simulator.advance(by: 0.1)
            let colors = [24, 62].flatMap { y in
                [1, 60, 373].map { rgba(stage.simulator.pixels(inRow: y)[$0]) }
            }
            #expect(Set(colors).count == 1, "\(colors)")
            #expect(rgba(stage.simulator.pixels(inRow: 64)[60]) == [255, 255, 255, 255])
            stage.simulator.runToRest()
        }
    }

    /// The library keeps no image that is not declared any more.
    @Test func imagesAreReleased() {
        let page = page(.color(.red))
        let stage = stage(page)
        var images: [() -> UIImage?] = []
        func show(_ image: UIImage?) {
            page.barAppearance.background = image.map { .image(.init($0)) } ?? .color(.red)
            page.setNeedsBarAppearanceUpdate(animated: true)
            stage.simulator.runToRest()
            images.append { [weak image] in image }
        }
        for color in [UIColor.green, .blue] { show(.block(color)) }
        #expect(images[0]() == nil && images[1]() != nil)
        show(nil)
        #expect(images[1]() == nil)
    }

    /// A background is whole again where it has faded out before: no view that is used again is still hidden.
    @Test(arguments: [green, pale, .material(.init(tint: .green)), .color(.green), .image(.init(.block(.green)))])
    func whatHasFadedOutComesBack(_ background: BarAppearance.Background) {
        let page = page(background)
        let stage = stage(page)
        let before = color(stage)
        for other in [BarAppearance.Background.color(.red), .transparent, .material(.init()), .system] {
            for next in [other, background] {
                page.barAppearance.background = next
                page.setNeedsBarAppearanceUpdate(animated: true)
                stage.simulator.runToRest()
            }
            #expect(color(stage) == before, "after \(other)")
        }
    }

    /// A background that stays does not flicker while something else changes.
    @Test(arguments: [green, pale, .color(.green), .material(.init())])
    func whatStaysDoesNotChange(_ background: BarAppearance.Background) {
        let page = page(background)
        let stage = stage(page)
        let before = color(stage)
        page.barAppearance.tintColor = .red
        let frames = frames(page, to: background, stage)
        #expect(Set(frames) == [before])
    }

    /// Pages that force different styles on the bar (iOS 27) cross-fade, with the old background as long as it is needed.
    @Test func betweenForcedStyles() {
        for (background, isOpaque) in [(Self.green, true), (Self.pale, false), (.color(.green), true)] {
            for from in [BarAppearance.Background.color(.red), .color(UIColor.red.withAlphaComponent(0.5))] {
                let (first, second) = (page(from), page(background))
                first.barAppearance.interfaceStyle = .dark
                second.barAppearance.interfaceStyle = .light
                let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: first)
                var frames = [color(stage)]
                stage.push(second, andWait: 0)
                while stage.simulator.isBusy, frames.count < 40 {
                    stage.simulator.advance(by: 1 / 60)
                    frames.append(color(stage))
                }
                stage.simulator.runToRest()
                frames.append(color(stage))
                #expect(largestStep(frames) < 70, "\(from), \(background): \(frames)")
                if isOpaque, from == .color(.red) {
                    #expect(frames.allSatisfy { $0[2] < 5 }, "\(background): \(frames)")
                }
            }
        }
    }

    /// A bar that goes with its page, or comes with it, keeps the style that its page forces (iOS 27).
    @Test func aBarThatGoesKeepsItsStyle() {
        let first = page(.color(UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }))
        first.barAppearance.interfaceStyle = .dark
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: first)
        #expect(color(stage) == [0, 0, 255])
        stage.push(DeclaringPage("", .hidden), andWait: 0)
        #expect(color(stage) == [0, 0, 255])
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.4)
        #expect(color(stage) == [0, 0, 255])
        stage.simulator.runToRest()
    }

    /// In a push, a pop and a canceled swipe.
    @Test func transitionsFadeToo() {
        let (first, second) = (page(.color(.red)), page(Self.pale))
        let stage = stage(first)
        stage.push(second, andWait: 0)
        #expect(color(stage) == [255, 0, 0])
        stage.simulator.advance(by: 0.1)
        let middle = color(stage)
        #expect(middle[0] > 140 && middle[1] > 30 && middle[2] > 10, "\(middle)")
        stage.simulator.runToRest()
        let end = color(stage)
        #expect(end == [127, 255, 127] || end == [128, 255, 128])
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        stage.simulator.advance(by: 0.02)
        #expect(color(stage) != end)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(color(stage) == end)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
    }

    /// A view that is used again fades in too, where presentation layers have the values from the start of the turn (CALayer.h).
    @Test(arguments: [true, false]) func aViewThatIsUsedAgainFadesIn(_ lags: Bool) {
        var profile = Simulator.Profile.iPhoneSE(iOS: 18)
        profile.variants.presentationLagsOneCommit = lags
        let page = page(.color(.red))
        let stage = HeadlessStage(profile, pages: page)
        for background in [Self.green, .color(.red)] {
            let frames = frames(page, to: background, stage)
            #expect(largestStep(frames) < 60, "\(frames)")
        }
    }

    /// A material in the view in which a color has faded out.
    @Test func aMaterialAfterAnotherOne() {
        let page = page(.color(.red))
        let stage = stage(page)
        for background in [BarAppearance.Background.material(.init()), .material(.init(tint: .green))] {
            page.barAppearance.background = background
            page.setNeedsBarAppearanceUpdate(animated: true)
            stage.simulator.runToRest()
        }
        #expect(color(stage) == [0, 255, 0])
    }

    /// A fade goes on under an update that leaves the background: the old one stays below it, and the page is not seen.
    @Test func anUpdateThatLeavesTheBackground() {
        let page = page(.image(.init(.block(.red))))
        let stage = stage(page)
        page.barAppearance.background = Self.green
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        page.barAppearance.titleColor = .white
        let frames = frames(page, to: Self.green, stage)
        #expect(frames.first != [0, 255, 0] && frames.last == [0, 255, 0])
        #expect(frames.allSatisfy { $0[2] < 5 }, "\(frames)")
        #expect(largestStep(frames) < 60, "\(frames)")
    }

    /// A dynamic color is translucent or not in the stack's own style, not in that of the device.
    @Test func aColorThatIsTranslucentInTheStacksOwnStyle() {
        let page = page(.gradient(.init(colors: [.red, .red])))
        let stage = stage(page)
        stage.navigation.overrideUserInterfaceStyle = .dark
        stage.simulator.commit()
        let color = UIColor { UIColor.green.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.5 : 1) }
        let frames = frames(page, to: .color(color), stage)
        #expect(largestStep(frames) < 60, "\(frames)")
    }
}
