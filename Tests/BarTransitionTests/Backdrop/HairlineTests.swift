import BarTransition
import TestSupport
import Testing
import UIKit

/// The hairline is one pixel of the device high, directly below the bar (`BarAppearance.Shadow`).
@Suite("Hairlines", .ownSimulator) @MainActor
struct HairlineTests {
    private nonisolated static let profiles = [
        Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]
    private let red = [255, 0, 0]
    private let green = [0, 255, 0]
    private let blue = [0, 0, 255]
    private let black = [0, 0, 0]
    private let white = [255, 255, 255]

    private func page(
        _ title: String = "", _ background: BarAppearance.Background = .color(.red),
        _ shadow: BarAppearance.Shadow = .color(.blue), style: BarAppearance.TransitionStyle = .automatic
    ) -> DeclaringPage {
        DeclaringPage(title, BarAppearance(background: background, shadow: shadow, transitionStyle: style))
    }

    /// The pixels above, in and below the place of the hairline.
    private func pixels(_ stage: HeadlessStage, at bottom: CGFloat? = nil) -> [[Int]] {
        pixels(in: stage.simulator.columns(300)[0], stage, at: bottom)
    }

    private func pixels(in column: [[Int]], _ stage: HeadlessStage, at bottom: CGFloat? = nil) -> [[Int]] {
        let first = Int(((bottom ?? stage.bar.frame.maxY) * stage.simulator.profile.scale).rounded())
        return Array(column[first - 1...first + 1])
    }

    @Test(arguments: profiles) func itIsOnePixelFromEdgeToEdge(_ profile: Simulator.Profile) {
        let page = page()
        let stage = HeadlessStage(profile, pages: page)
        page.marker.isHidden = true
        for column in stage.simulator.columns(0.5, 300, stage.bar.frame.width - 0.5) {
            #expect(pixels(in: column, stage) == [red, blue, white])
        }
    }

    @Test(arguments: [BarAppearance.Shadow.none, .automatic])
    func aDrawnBackgroundHasNoneUnlessItIsDeclared(_ shadow: BarAppearance.Shadow) {
        let page = page("", .color(.red), shadow)
        let stage = HeadlessStage(.iPhoneSE(iOS: 15), pages: page)
        #expect(pixels(stage) == [red, white, white])
        page.barAppearance.shadow = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(pixels(stage) == [red, blue, white])
        page.barAppearance.shadow = shadow
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(pixels(stage) == [red, white, white])
    }

    /// In place it fades in, changes its color and fades out, whether the background changes with it or not.
    @Test(arguments: [BarAppearance.Background.color(.red), .color(.green)])
    func itChangesInAnAnimation(_ background: BarAppearance.Background) {
        let page = page("", .color(.red), .none)
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        let shadows = [(BarAppearance.Shadow.color(.blue), blue), (.color(.black), black), (.none, white)]
        var before = white
        for (shadow, color) in shadows {
            page.barAppearance.shadow = shadow
            page.barAppearance.background = page.barAppearance.background == background ? .color(.red) : background
            page.setNeedsBarAppearanceUpdate(animated: true)
            stage.simulator.advance(by: 0.1)
            let line = pixels(stage)
            for (value, ends) in zip(line[1], zip(before, color)) where ends.0 != ends.1 {
                #expect(value > min(ends.0, ends.1) + 20 && value < max(ends.0, ends.1) - 20, "\(line), to \(color)")
            }
            #expect(line[2] == white)
            stage.simulator.runToRest()
            #expect(pixels(stage)[1] == color)
            before = color
        }
    }

    /// A bar that an update hides keeps its hairline. If the app shows the bar again, it slides out with it before a page without bar.
    @Test(arguments: profiles) func itIsKeptByABarThatTheAppShowsAgain(_ profile: Simulator.Profile) {
        let page = page("", .color(.red), .color(.blue))
        let next = self.page()
        next.barAppearance.isHidden = true
        let stage = HeadlessStage(profile, pages: page)
        // The bar still moves, so its hairline can be in two rows of pixels. Nothing else is blue or green.
        func hasBlueAndGreen() -> [Bool] {
            let column = stage.simulator.columns(300)[0]
            return [column.contains { $0[2] > $0[0] + 40 }, column.contains { $0[1] > $0[2] + 40 }]
        }
        page.barAppearance.shadow = .color(.green)
        page.barAppearance.isHidden = true
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.simulator.commit()
        #expect(hasBlueAndGreen() == [true, false])
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.commit()
        #expect(hasBlueAndGreen() == [true, false])
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// A further update of the bar does not change the time in which a hairline fades in or out.
    @Test(arguments: [false, true]) func anotherUpdateDoesNotDelayIt(goes: Bool) {
        let page = page("", .color(.red), goes ? .color(.blue) : .none)
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        page.barAppearance.shadow = goes ? .none : .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: true)
        let duration = Double(UINavigationController.hideShowBarDuration)
        stage.simulator.advance(by: 0.6 * duration)
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: true)
        let middle = pixels(stage)[1]
        #expect(middle[0] > 20 && middle[0] < 235, "\(middle)")
        stage.simulator.advance(by: 0.45 * duration)
        #expect(pixels(stage)[1] == (goes ? white : blue))
        stage.simulator.runToRest()
    }

    /// Nor does it end a fade or a change of the color that takes longer, in an animation of the app's.
    @Test(arguments: [BarAppearance.Shadow.none, .color(.white)])
    func anotherUpdateDoesNotEndALongerChange(_ first: BarAppearance.Shadow) {
        let page = page("", .color(.red), first)
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        page.barAppearance.shadow = .color(.black)
        UIView.animate(withDuration: 1) { page.setNeedsBarAppearanceUpdate(animated: true) }
        stage.simulator.advance(by: 0.3)
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: true)
        var last = pixels(stage)[1]
        #expect(last[0] > 150 && last[0] < 250, "\(last)")
        for frame in 0..<50 {
            let line = pixels(stage)[1]
            #expect(abs(line[0] - last[0]) < 30, "from \(last) to \(line), frame \(frame)")
            last = line
            stage.simulator.advance(by: 1 / 60)
        }
        #expect(last == black)
    }

    /// An update without animation ends a fade of the hairline, in or out, at once.
    @Test(arguments: [false, true]) func anUpdateWithoutAnimationEndsItsFade(goes: Bool) {
        let page = page("", .color(.red), goes ? .color(.blue) : .none)
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        page.barAppearance.shadow = goes ? .none : .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(pixels(stage) == [red, goes ? white : blue, white])
        stage.simulator.runToRest()
        #expect(pixels(stage) == [red, goes ? white : blue, white])
    }

    /// So does it end a change of its color.
    @Test func anUpdateWithoutAnimationEndsAChangeOfItsColor() {
        let page = page("", .color(.red), .color(.blue))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        page.barAppearance.shadow = .color(.green)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(pixels(stage) == [red, green, white])
        stage.simulator.runToRest()
        #expect(pixels(stage) == [red, green, white])
    }

    /// One that is declared and taken back in one turn is never seen, and one that is taken away and declared again does not fade.
    @Test(arguments: [false, true]) func whatIsTakenBackAtOnceIsNotSeen(isThereBefore: Bool) {
        let shadows: [BarAppearance.Shadow] = isThereBefore ? [.none, .color(.blue)] : [.color(.blue), .none]
        let page = page("", .color(.red), shadows[1])
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        for shadow in shadows {
            page.barAppearance.shadow = shadow
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        for frame in 0..<8 {
            #expect(pixels(stage) == [red, isThereBefore ? blue : white, white], "\(frame)")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
    }

    /// In a push and a pop, and in a swipe that is canceled, each page has its own as far as it is seen.
    @Test(arguments: profiles.dropFirst()) func eachPageKeepsItsOwnInASlide(_ profile: Simulator.Profile) {
        let back = page("", .color(.red), .color(.blue))
        let front = page("", .color(.green), .color(.black))
        let stage = HeadlessStage(profile, pages: back)
        func check(_ place: String) {
            let edge = front.view.shownFrame.minX
            let columns = stage.simulator.columns(60, 370).map { pixels(in: $0, stage)[0...1] }
            let (left, right) = (columns[0], columns[1])
            if edge > 64 { #expect(left == [red, blue], "\(place), \(edge)") }
            if edge < 366 { #expect(right == [green, black], "\(place), \(edge)") }
        }
        stage.push(front, andWait: 0)
        for frame in 0..<3 {
            stage.simulator.advance(by: 0.07)
            check("push \(frame)")
        }
        stage.simulator.runToRest()
        #expect(pixels(stage) == [green, black, white])
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        check("swipe")
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(pixels(stage) == [green, black, white])
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        check("pop")
        stage.simulator.runToRest()
        #expect(pixels(stage) == [red, blue, white])
    }

    /// The page that goes keeps its own also if the next one first declares no bar, and another hairline before the first frame.
    @Test(arguments: profiles.dropFirst()) func thePageThatGoesKeepsItsOwnUnderALateDeclaration(
        _ profile: Simulator.Profile
    ) {
        final class LatePage: DeclaringPage {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                barAppearance = BarAppearance(
                    background: .color(.green), shadow: .color(.black), transitionStyle: .slide)
                setNeedsBarAppearanceUpdate()
            }
        }
        let stage = HeadlessStage(profile, pages: page("", .color(.red), .color(.blue)))
        let front = LatePage("", .hidden)
        stage.push(front, andWait: 0.04)
        let edge = front.view.shownFrame.minX
        #expect(edge > 150)
        let left = pixels(in: stage.simulator.columns(60)[0], stage)[0...1]
        #expect(left == [red, blue], "\(edge)")
        stage.simulator.runToRest()
        #expect(pixels(stage) == [green, black, white])
    }

    /// Of two backgrounds that cross-fade each has its own: the new one comes with its background.
    @Test func itFadesInWithItsBackground() {
        let gradient = BarAppearance.Background.gradient(.init(colors: [.green, .green]))
        let next = page("", gradient, .color(.black), style: .interpolate)
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page("", .color(.red), .none))
        stage.push(next, andWait: 0)
        #expect(pixels(stage)[0...1] == [red, white])
        stage.simulator.advance(by: 0.1)
        let middle = pixels(stage)[1]
        #expect(middle.allSatisfy { $0 > 20 && $0 < 235 }, "\(middle)")
        stage.simulator.runToRest()
        #expect(pixels(stage) == [green, black, white])
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(pixels(stage) == [red, white, white])
    }

    /// Under a large title (from iOS 26) it is at the lower edge of the title only, also while the title collapses and after it
    /// has been declared anew.
    @Test func itIsUnderTheLargeTitle() {
        let page = page("Title", .color(.red), .none)
        page.wantsScrollView = true
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: page, largeTitles: true)
        #expect(pixels(stage, at: 168) == [red, white, white])
        page.barAppearance.shadow = .color(.blue)
        page.barAppearance.background = .color(.orange)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        let middle = pixels(stage, at: 168)[1]
        #expect(middle[0] > 20 && middle[0] < 235, "\(middle)")
        stage.simulator.runToRest()
        page.barAppearance.background = .color(.red)
        page.setNeedsBarAppearanceUpdate(animated: false)
        for distance in [CGFloat(0), 20, 51] {
            page.scrollView?.contentOffset.y = distance - 168
            stage.simulator.commit()
            #expect(pixels(stage, at: 168 - distance) == [red, blue, white], "\(distance)")
            #expect(pixels(stage, at: 116)[0] == red, "\(distance)")
            if distance < 50 { #expect(pixels(stage, at: 116)[1...2] == [red, red], "\(distance)") }
        }
        page.scrollView?.contentOffset.y = 60 - 168
        stage.simulator.commit()
        #expect(pixels(stage, at: 116)[0...1] == [red, blue])
        // Without animation, too.
        page.scrollView?.contentOffset.y = -168
        for (shadow, color) in [(BarAppearance.Shadow.color(.black), black), (.none, white), (.color(.blue), blue)] {
            page.barAppearance.shadow = shadow
            page.setNeedsBarAppearanceUpdate(animated: false)
            #expect(pixels(stage, at: 168)[1] == color)
        }
    }

    /// Once the title has scrolled away it is at the row of buttons only, not where the content begins behind a translucent bar.
    @Test(arguments: [CGFloat(60), 100]) func itGoesWithTheLargeTitle(_ distance: CGFloat) {
        let page = page("", .color(UIColor.red.withAlphaComponent(0.5)))
        page.wantsScrollView = true
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: page, largeTitles: true)
        page.scrollView?.contentOffset.y = distance - 168
        stage.simulator.commit()
        let column = stage.simulator.columns(398)[0]
        let bottom = Int(116 * stage.simulator.profile.scale)
        #expect(Set(column[..<bottom]).count == 1, "\(Set(column[..<bottom]))")
        #expect(column[bottom] == blue && column[bottom + 1] == white)
    }

    /// A list can go on scrolling while its page is popped. The hairline is still seen where the background ends at the row of buttons
    /// then: it follows the bar's lower edge, which UIKit moves there.
    @Test func itIsSeenIfTheTitleScrollsAwayInAPop() {
        let back = page("", .color(.red), .none, style: .slide)
        back.navigationItem.largeTitleDisplayMode = .never
        let front = page("", .color(.green), .color(.black), style: .slide)
        front.wantsScrollView = true
        front.navigationItem.largeTitleDisplayMode = .always
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: back, front, largeTitles: true)
        #expect(pixels(stage, at: 168) == [green, black, white])
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        front.scrollView?.contentOffset.y = 100 - 168
        stage.simulator.advance(by: 0.02)
        #expect(front.view.shownFrame.minX < 390)
        // UIKit moves the bar's lower edge, so that the hairline can be in two rows of pixels, half in each.
        let scale = stage.simulator.profile.scale
        let column = stage.simulator.columns(398)[0][Int(110 * scale)..<Int(160 * scale)]
        let hasLine = column.contains { $0.allSatisfy { $0 < 150 } }
        #expect(hasLine)
        stage.simulator.runToRest()
    }

    /// Views that are used again for another page have that page's.
    @Test func itIsNotThatOfAnEarlierPage() {
        let colors = [UIColor.red, .green, .red, .green]
        let shadows: [BarAppearance.Shadow] = [.color(.blue), .none, .color(.black), .color(.blue)]
        let wanted = [blue, white, black, blue]
        let pages = zip(colors, shadows).map { page("", .color($0), $1) }
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: pages[0])
        for index in 1..<4 {
            stage.push(pages[index], andWait: 1)
            stage.simulator.runToRest()
            #expect(pixels(stage)[1] == wanted[index], "\(index)")
        }
        for index in [2, 1, 0] {
            stage.navigation.popViewController(animated: true)
            stage.simulator.advance(by: 0.15)
            let back = pixels(in: stage.simulator.columns(60)[0], stage)[1]
            #expect(back == wanted[index] || wanted[index] == white && back[0] > 200, "\(index), in the pop")
            stage.simulator.runToRest()
            #expect(pixels(stage)[1] == wanted[index], "\(index), popped")
        }
    }

    @Test func itFadesInACrossFade() {
        let page = page("", .gradient(.init(colors: [.red, .red])), .color(.blue))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        page.barAppearance = BarAppearance(background: .color(.green), shadow: .none)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(pixels(stage)[1][0] > 20, "it is half gone")
        stage.simulator.runToRest()
        page.barAppearance = BarAppearance(background: .material(.init(tint: .red)), shadow: .color(.black))
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(pixels(stage)[1] == white, "it is not there yet")
    }

    /// Where opaque backgrounds cross-fade, a hairline that both have is there in every frame, as it was.
    @Test func itStaysWhereBackgroundsCrossFade() {
        let pages = [UIColor.red, .green].map { color in
            DeclaringPage(
                "",
                BarAppearance(
                    background: .gradient(.init(colors: [color, color])), shadow: .color(.blue),
                    transitionStyle: .interpolate))
        }
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: pages[0])
        stage.push(pages[1], andWait: 0)
        var frames = 0
        while stage.navigation.transitionCoordinator != nil {
            stage.simulator.advance(by: 1 / 30)
            let row = Int((stage.bar.frame.maxY * stage.simulator.profile.scale).rounded())
            let line = stage.simulator.columns(5)[0][row]
            #expect(line == [0, 0, 255], "frame \(frames)")
            frames += 1
        }
        #expect(frames > 8)
    }

    /// That of a material goes with it.
    @Test func itFadesOutWithAMaterial() {
        let page = page("", .material(.init(tint: .green)), .color(.black))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        #expect(pixels(stage)[1] == black)
        page.barAppearance = BarAppearance(background: .color(UIColor.red.withAlphaComponent(0.5)), shadow: .none)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        let middle = pixels(stage)[1]
        #expect(middle.allSatisfy { $0 > 20 && $0 < 235 }, "\(middle)")
        stage.simulator.runToRest()
        #expect(pixels(stage)[1] == white)
    }

    /// That of a material comes with it, not after it.
    @Test func itFadesInWithAMaterial() {
        let page = page("", .color(.red), .none)
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        stage.simulator.runToRest()
        page.barAppearance = BarAppearance(background: .material(.init(tint: .green)), shadow: .color(.black))
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.18)
        let middle = pixels(stage)[1]
        #expect(stage.simulator.isBusy && middle[0] < 100, "\(middle)")
        stage.simulator.runToRest()
        #expect(pixels(stage)[1] == black)
    }

    /// Where opaque backgrounds cross-fade, a pale hairline that both have does not become darker, and lighter in one step at the end.
    @Test func aPaleOneDoesNotBecomeDarker() {
        let pale = BarAppearance.Shadow.color(UIColor.black.withAlphaComponent(0.3))
        let page = page("", .gradient(.init(colors: [.red, .red])), pale)
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        let before = pixels(stage)[1]
        page.barAppearance.background = .color(.green)
        page.setNeedsBarAppearanceUpdate(animated: true)
        for frame in 0..<16 {
            let line = pixels(stage)[1]
            #expect(abs(line[0] - before[0]) < 15, "frame \(frame): \(line), before \(before)")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        #expect(pixels(stage)[1] == before)
    }

    /// Before iOS 26 UIKit fades that of its own background: a pale one does not become darker as the page goes or comes.
    @Test(arguments: profiles.filter { $0.system < 26 })
    func aPaleOneOfUIKitsBackgroundDoesNotBecomeDarker(_ profile: Simulator.Profile) {
        let back = page("A", .system, .color(UIColor.black.withAlphaComponent(0.3)))
        let stage = HeadlessStage(profile, pages: back)
        let before = pixels(stage)[1]
        #expect(before[0] > 150 && before[0] < 200, "\(before)")
        stage.push(page("B", .color(.red), .none), andWait: 0)
        let first = pixels(stage)[1]
        #expect(abs(first[0] - before[0]) < 15, "\(first), before \(before)")
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.97)
        let last = pixels(stage)[1]
        #expect(abs(last[0] - before[0]) < 15, "\(last), before \(before)")
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(pixels(stage)[1] == before)
    }

    /// A hairline that is taken away while its background still fades in goes in an animation, also that of the background below.
    @Test func itGoesWhileItsBackgroundFadesIn() {
        let page = page("", .gradient(.init(colors: [.red, .red])), .color(.blue))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        page.barAppearance.background = .color(.green)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        page.barAppearance.shadow = .none
        page.setNeedsBarAppearanceUpdate(animated: true)
        var before = pixels(stage)[1]
        #expect(before == blue)
        for frame in 0..<20 {
            stage.simulator.advance(by: 1 / 60)
            let line = pixels(stage)[1]
            #expect(abs(line[0] - before[0]) < 60, "frame \(frame): \(before), \(line)")
            before = line
        }
        #expect(before == white)
    }

    /// A hairline that comes after one of another color has gone fades in in its own color only.
    @Test func itComesInItsOwnColor() {
        let page = page("", .color(.red), .color(.blue))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        page.barAppearance.shadow = .none
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        page.barAppearance.shadow = .color(.black)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        let middle = pixels(stage)[1]
        #expect(middle[0] > 20 && middle[0] < 235 && abs(middle[0] - middle[2]) < 3, "\(middle)")
        stage.simulator.runToRest()
        #expect(pixels(stage)[1] == black)
    }

    /// One that comes back in another color while it still goes changes from the color that is seen.
    @Test func itComesBackInAnotherColorWhileItGoes() {
        let page = page("", .color(.red), .color(.blue))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        page.barAppearance.shadow = .none
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        let before = pixels(stage)[1]
        #expect(before[2] > 200 && before[0] < 150, "\(before)")
        page.barAppearance.shadow = .color(.black)
        page.setNeedsBarAppearanceUpdate(animated: true)
        let after = pixels(stage)[1]
        #expect(zip(before, after).allSatisfy { abs($0 - $1) < 40 }, "\(before), \(after)")
        stage.simulator.runToRest()
        #expect(pixels(stage)[1] == black)
    }

    /// A hairline that slides away with its page does so also when the next page comes meanwhile, with the background that is there
    /// already and no hairline.
    @Test func itSlidesOnWithItsPage() {
        let pages = [page("A"), page("B", .color(.green), .none), page("C", .color(.green), .none)]
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: pages[0])
        stage.push(pages[1], andWait: 0.06)
        stage.push(pages[2], andWait: 0)
        var frames = 0
        for frame in 0..<12 {
            let edge = pages[1].view.shownFrame.minX
            guard edge > 20 else { break }
            frames += 1
            let line = pixels(in: stage.simulator.columns((edge / 2).rounded())[0], stage)[1]
            #expect(line == blue, "frame \(frame): \(line)")
            stage.simulator.advance(by: 1 / 60)
        }
        #expect(frames > 2)
        stage.simulator.runToRest()
        #expect(pixels(stage)[1] == white)
    }
}
