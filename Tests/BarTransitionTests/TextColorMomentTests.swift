import BarTransition
import TestSupport
import Testing
import UIKit

/// A change in place from a light bar with dark texts to a dark one with white texts, and back.
@Suite("Texts during a change in place", .ownSimulator) @MainActor
struct TextColorMomentTests {
    nonisolated static let profiles = SmoothLayoutTests.profiles
    private static let violet = UIColor(red: 0.36, green: 0.25, blue: 0.84, alpha: 1)
    private let light = BarAppearance(background: .color(.white), titleColor: .black)
    private let dark = BarAppearance(background: .color(violet), titleColor: .white)

    private func stage(_ profile: Simulator.Profile, _ appearance: BarAppearance) -> (HeadlessStage, DeclaringPage) {
        let page = DeclaringPage("A", appearance)
        let stage = HeadlessStage(profile, pages: page)
        return (stage, page)
    }

    private func title(_ page: UIViewController) -> UIColor? {
        page.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor
    }

    /// The seconds after which the title has a color, at most 1.
    private func timeOfTitle(_ color: UIColor?, on page: UIViewController, of stage: HeadlessStage) -> Double {
        time(of: stage) { title(page) == color }
    }

    /// The time in seconds until something is true, at most one.
    private func time(of stage: HeadlessStage, until isTrue: () -> Bool) -> Double {
        var time = 0.0
        while !isTrue(), time < 1 {
            stage.simulator.advance(by: 1 / 480)
            time += 1 / 480
        }
        return time
    }

    /// The weighted sum of the components.
    private func brightness(_ color: UIColor) -> CGFloat { sum(of: color) { $0 } }

    /// The relative luminance, 0...1 (WCAG 2.2).
    private func luminance(_ color: UIColor) -> CGFloat {
        sum(of: color) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }

    private func sum(of color: UIColor, _ part: (CGFloat) -> CGFloat) -> CGFloat {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
    }

    /// The contrast ratio of two luminances (WCAG 2.2).
    private func contrast(_ luminance: CGFloat, _ other: CGFloat) -> CGFloat {
        (max(luminance, other) + 0.05) / (min(luminance, other) + 0.05)
    }

    /// How much the title's brightness differs from the background's in each of the next frames.
    private func contrasts(of page: UIViewController, on stage: HeadlessStage, frames: Int) throws -> [CGFloat] {
        try contrasts(on: stage, frames: frames) { title(page) }
    }

    /// The same of another text.
    private func contrasts(
        on stage: HeadlessStage, frames: Int, of text: () -> UIColor?
    ) throws -> [CGFloat] {
        try (0..<frames).map { _ in
            defer { stage.simulator.advance(by: 1 / 120) }
            let background = stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3))
            let color = text()
            return abs(brightness(try #require(color)) - brightness(background))
        }
    }

    /// In each frame the title differs from the background by about half of what black and violet do at least.
    @Test(arguments: profiles, [true, false]) func theTitleIsLegibleInEachFrame(
        _ profile: Simulator.Profile, becomesDark: Bool
    ) throws {
        let (stage, page) = stage(profile, becomesDark ? light : dark)
        page.barAppearance = becomesDark ? dark : light
        page.setNeedsBarAppearanceUpdate(animated: true)
        let contrasts = try contrasts(of: page, on: stage, frames: 30)
        #expect(contrasts.allSatisfy { $0 > 0.25 }, "\(contrasts)")
        stage.simulator.runToRest()
        #expect(title(page) == (becomesDark ? .white : .black))
    }

    /// The time until the title is white where nothing else changes. The page is light again afterwards.
    private func timeOfDarkTitleAlone(on page: DeclaringPage, of stage: HeadlessStage) -> TimeInterval {
        page.barAppearance = dark
        page.setNeedsBarAppearanceUpdate(animated: true)
        let time = timeOfTitle(.white, on: page, of: stage)
        stage.simulator.runToRest()
        page.barAppearance = light
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        return time
    }

    /// Of several changes in quick succession the last one alone decides when the title changes.
    @Test(arguments: profiles) func anEarlierChangeDoesNotChangeTheTitleOfALaterOne(_ profile: Simulator.Profile) {
        let (stage, page) = stage(profile, light)
        let alone = timeOfDarkTitleAlone(on: page, of: stage)
        for appearance in [dark, light, dark] {
            page.barAppearance = appearance
            page.setNeedsBarAppearanceUpdate(animated: true)
            if appearance == light { #expect(title(page) == .black) }
            stage.simulator.advance(by: 0.02)
        }
        #expect(isClose(CGFloat(timeOfTitle(.white, on: page, of: stage)), CGFloat(alone - 0.02), within: 0.005))
        stage.simulator.runToRest()
    }

    /// The title changes where the old and the new color have equal contrast with the background, as WCAG 2.2 defines it: until then
    /// the old one has more, from then on the new one.
    /// - Parameter change: its direction, and the white value of the title on black.
    @Test(arguments: profiles, [(true, 1), (false, 1), (true, 0.2), (false, 0.2)] as [(Bool, CGFloat)])
    func theTitleChangesWhereBothColorsHaveEqualContrast(
        _ profile: Simulator.Profile, _ change: (becomesDark: Bool, white: CGFloat)
    ) throws {
        let gray = UIColor(white: change.white, alpha: 1)
        let (white, black) = (
            BarAppearance(background: .color(.white), titleColor: .black),
            BarAppearance(background: .color(.black), titleColor: gray)
        )
        let (stage, page) = stage(profile, change.becomesDark ? white : black)
        let next = change.becomesDark ? black : white
        page.barAppearance = next
        page.setNeedsBarAppearanceUpdate(animated: true)
        // The contrast of the color that is shown, as a multiple of the other one's.
        var ratios: [CGFloat] = []
        while ratios.count < 120 {
            let background = luminance(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3)))
            let text = luminance(try #require(title(page)))
            let other = luminance(try #require(title(page) == .black ? gray : .black))
            ratios.append(contrast(text, background) / contrast(other, background))
            stage.simulator.advance(by: 1 / 480)
        }
        #expect(title(page) == next.title.color)
        // The library knows the curve of UIKit's animation approximately.
        #expect(ratios.allSatisfy { $0 > 0.75 }, "\(ratios)")
        // At either end the color that belongs there has much more contrast.
        #expect(ratios[0] > 1.5 && ratios[119] > 1.5 && ratios.contains { $0 < 1.25 }, "\(ratios)")
    }

    /// From iOS 26 the library tints the buttons one by one: a declared tint waits as the title's color does.
    @Test(arguments: profiles.filter { $0.system >= 26 }) func buttonsChangeWithTheTitle(
        _ profile: Simulator.Profile
    ) {
        let (stage, page) = stage(profile, light)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
        page.barAppearance.tintColor = .black
        page.setNeedsBarAppearanceUpdate(animated: false)
        page.barAppearance = dark
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: true)
        let button = page.navigationItem.rightBarButtonItem
        #expect(button?.tintColor == .black)
        var frames = 0
        while title(page) != .white, frames < 60 {
            #expect(button?.tintColor == .black)
            stage.simulator.advance(by: 1 / 120)
            frames += 1
        }
        #expect(frames > 1)
        #expect(button?.tintColor == .white)
    }

    /// A change that is taken back before the texts have changed shows no other color.
    @Test(arguments: profiles) func aChangeThatIsTakenBackLeavesTheTitle(_ profile: Simulator.Profile) {
        let (stage, page) = stage(profile, light)
        page.barAppearance = dark
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 1 / 60)
        page.barAppearance = light
        page.setNeedsBarAppearanceUpdate(animated: true)
        for _ in 0..<30 {
            #expect(title(page) == .black)
            stage.simulator.advance(by: 1 / 120)
        }
    }

    /// A change to black that interrupts one to violet begins with what is on the screen, which is nearly white: there a yellow title
    /// would not be seen.
    @Test(arguments: profiles) func aChangeThatInterruptsAnotherHasItsMoment(_ profile: Simulator.Profile) throws {
        let (stage, page) = stage(profile, light)
        page.barAppearance = dark
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 1 / 60)
        page.barAppearance = BarAppearance(background: .color(.black), titleColor: .yellow)
        page.setNeedsBarAppearanceUpdate(animated: true)
        let contrasts = try contrasts(of: page, on: stage, frames: 30)
        #expect(contrasts.allSatisfy { $0 > 0.25 }, "\(contrasts)")
        stage.simulator.runToRest()
        #expect(title(page) == .yellow)
    }

    /// Without a change of the background the texts change at once. If the background has two colors at once, or lets the page
    /// through, they change in the middle.
    @Test(arguments: profiles) func theMomentDependsOnTheBackgrounds(_ profile: Simulator.Profile) {
        let gradient = BarAppearance.Background.gradient(BarAppearance.Gradient(colors: [.red, .blue]))
        let (pale, paleViolet) = (UIColor.white.withAlphaComponent(0.5), Self.violet.withAlphaComponent(0.5))
        for (from, to, expected) in [
            (BarAppearance.Background.color(.white), .color(.white), 0.0), (.color(.white), gradient, 0.5),
            // As light as before, and what is behind it is hardly seen.
            (.color(.white), .color(.white.withAlphaComponent(0.99)), 0.0),
            (.color(pale), .color(paleViolet), 0.5),
        ] {
            let (stage, page) = stage(profile, BarAppearance(background: from, titleColor: .black))
            page.barAppearance = BarAppearance(background: to, titleColor: .white)
            page.setNeedsBarAppearanceUpdate(animated: true)
            let time = timeOfTitle(.white, on: page, of: stage)
            let duration = Double(UINavigationController.hideShowBarDuration)
            #expect(abs(time - expected * duration) < 0.02, "\(from), \(to): \(time)")
        }
    }

    /// On light backgrounds black is easier to read than gray during the whole change, so it is shown during all of it.
    @Test(arguments: profiles, [true, false]) func theColorThatIsEasierToReadIsShownLonger(
        _ profile: Simulator.Profile, becomesWhite: Bool
    ) {
        let backgrounds =
            becomesWhite ? [UIColor(white: 0.9, alpha: 1), .white] : [.white, UIColor(white: 0.9, alpha: 1)]
        let gray = UIColor(white: 0.3, alpha: 1)
        let duration = Double(UINavigationController.hideShowBarDuration)
        for (from, to, wait) in [(UIColor.black, gray, duration), (gray, .black, 0)] {
            let (stage, page) = stage(profile, BarAppearance(background: .color(backgrounds[0]), titleColor: from))
            page.barAppearance = BarAppearance(background: .color(backgrounds[1]), titleColor: to)
            page.setNeedsBarAppearanceUpdate(animated: true)
            let time = timeOfTitle(to, on: page, of: stage)
            #expect(abs(time - wait) < 0.02, "to \(to): \(time)")
        }
    }

    private func buttonColor(_ page: UIViewController) -> UIColor? {
        let buttons = page.navigationItem.standardAppearance?.buttonAppearance.normal
        return buttons?.titleTextAttributes[.foregroundColor] as? UIColor
    }

    /// If the title's color stays, the text buttons have a moment of their own: they differ from the background in each frame.
    @Test(arguments: profiles, [true, false]) func buttonsAloneAreLegibleInEachFrame(
        _ profile: Simulator.Profile, declaresTitle: Bool
    ) throws {
        for (from, to) in [(UIColor.black, UIColor.white), (.white, .black)] {
            let (stage, page) = stage(
                profile,
                BarAppearance(background: .color(from), tintColor: to, titleColor: declaresTitle ? .gray : nil))
            page.barAppearance.background = .color(to)
            page.barAppearance.tintColor = from
            page.setNeedsBarAppearanceUpdate(animated: true)
            let contrasts = try contrasts(on: stage, frames: 30) { buttonColor(page) }
            #expect(contrasts.allSatisfy { $0 > 0.25 }, "from \(from): \(contrasts)")
            stage.simulator.runToRest()
            #expect(buttonColor(page) == from)
        }
    }

    /// So have buttons whose color is declared by itself, whatever the tint is (`BarAppearance.ButtonColors.normal`).
    @Test(arguments: profiles) func buttonsOfADeclaredColorAloneAreLegibleInEachFrame(
        _ profile: Simulator.Profile
    ) throws {
        for (from, to) in [(UIColor.black, UIColor.white), (.white, .black)] {
            var appearance = BarAppearance(background: .color(from), tintColor: .gray, titleColor: .gray)
            appearance.buttonColors.normal = to
            let (stage, page) = stage(profile, appearance)
            page.barAppearance.background = .color(to)
            page.barAppearance.buttonColors.normal = from
            page.setNeedsBarAppearanceUpdate(animated: true)
            let contrasts = try contrasts(on: stage, frames: 30) { buttonColor(page) }
            #expect(contrasts.allSatisfy { $0 > 0.25 }, "from \(from): \(contrasts)")
            stage.simulator.runToRest()
            #expect(buttonColor(page) == from)
        }
    }

    /// On a background that stays no moment is better than another: they change at once.
    @Test(arguments: profiles, [true, false]) func buttonsAloneChangeAtOnce(
        _ profile: Simulator.Profile, declaresTitle: Bool
    ) {
        var appearance = BarAppearance(background: .color(.black), titleColor: declaresTitle ? .gray : nil)
        appearance.buttonColors.normal = .red
        let (stage, page) = stage(profile, appearance)
        page.barAppearance.buttonColors.normal = .green
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(buttonColor(page) == .green)
        stage.simulator.runToRest()
    }

    /// A large title whose color changes alone is legible in each frame too.
    @Test(arguments: profiles) func theLargeTitleAloneIsLegibleInEachFrame(_ profile: Simulator.Profile) throws {
        let (stage, page) = stage(
            profile, BarAppearance(background: .color(.black), titleColor: .gray, largeTitleColor: .white))
        page.barAppearance.background = .color(.white)
        page.barAppearance.largeTitle.color = .black
        page.setNeedsBarAppearanceUpdate(animated: true)
        let contrasts = try contrasts(on: stage, frames: 30) { largeTitleColor(page) }
        #expect(contrasts.allSatisfy { $0 > 0.25 }, "\(contrasts)")
        stage.simulator.runToRest()
        #expect(largeTitleColor(page) == .black)
    }

    private func largeTitleColor(_ page: UIViewController) -> UIColor? {
        let attributes = page.navigationItem.standardAppearance?.largeTitleTextAttributes
        return attributes?[.foregroundColor] as? UIColor
    }

    /// A large title whose own color is taken back gets the title's color (`BarAppearance.largeTitle`), and changes to it at the same
    /// moment as if that were declared for it.
    @Test(arguments: profiles) func aLargeTitleThatGetsTheTitlesColor(_ profile: Simulator.Profile) {
        let gray = UIColor(white: 0.6, alpha: 1)
        let times = [nil, gray].map { color in
            let (stage, page) = stage(
                profile, BarAppearance(background: .color(.black), titleColor: gray, largeTitleColor: .white))
            page.barAppearance.background = .color(.white)
            page.barAppearance.largeTitle.color = color
            page.setNeedsBarAppearanceUpdate(animated: true)
            return time(of: stage) { largeTitleColor(page) == gray }
        }
        #expect(times[0] < 1 && isClose(CGFloat(times[0]), CGFloat(times[1]), within: 0.005), "\(times)")
    }

    /// Only the page that changes waits, not one below it that is declared anew at the same time.
    @Test(arguments: profiles) func otherPagesDoNotWait(_ profile: Simulator.Profile) {
        let (stage, below) = stage(profile, light)
        let page = DeclaringPage("B", light)
        stage.push(page, andWait: 1)
        page.barAppearance = dark
        page.setNeedsBarAppearanceUpdate(animated: true)
        below.barAppearance.title.color = .green
        below.setNeedsBarAppearanceUpdate(animated: false)
        #expect(title(page) == .black)
        #expect(title(below) == .green)
    }

    /// Without animation, in a transition that follows, and on detach nothing waits.
    @Test(arguments: profiles) func nothingWaitsLonger(_ profile: Simulator.Profile) {
        let (stage, page) = stage(profile, light)
        page.barAppearance = dark
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(title(page) == .white)
        page.barAppearance = light
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.push(DeclaringPage("B", dark), andWait: 0)
        #expect(title(page) == .black)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: false)
        page.barAppearance = dark
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.navigation.detachBarTransition()
        stage.simulator.runToRest()
        #expect(title(page) == nil)
    }

    /// The same update again, as of two values that change in one turn, leaves the texts their moment.
    @Test(arguments: profiles, [0, 0.04]) func theSameUpdateAgainLeavesTheMoment(
        _ profile: Simulator.Profile, later: Double
    ) {
        let (stage, page) = stage(profile, light)
        let alone = timeOfDarkTitleAlone(on: page, of: stage)
        page.barAppearance = dark
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: later)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(isClose(CGFloat(timeOfTitle(.white, on: page, of: stage)), CGFloat(alone - later), within: 0.005))
        stage.simulator.runToRest()
    }

    /// So it is where the change has waited for the end of the page's push.
    @Test(arguments: profiles) func aChangeThatHasWaitedForAPush(_ profile: Simulator.Profile) throws {
        let (stage, _) = stage(profile, light)
        let page = DeclaringPage("B", light)
        stage.push(page, andWait: 0.1)
        page.barAppearance = dark
        page.setNeedsBarAppearanceUpdate(animated: true)
        let contrasts = try contrasts(of: page, on: stage, frames: 151)
        #expect(contrasts.allSatisfy { $0 > 0.25 }, "\(contrasts)")
        stage.simulator.runToRest()
        #expect(title(page) == .white)
    }

    @Test(arguments: profiles) func theNextPageDoesNotWaitForTheOneBefore(_ profile: Simulator.Profile) {
        let (stage, page) = stage(profile, light)
        page.barAppearance = dark
        page.setNeedsBarAppearanceUpdate(animated: true)
        let next = DeclaringPage("B", dark)
        stage.navigation.pushViewController(next, animated: false)
        stage.simulator.advance(by: 0.02)
        next.barAppearance.title.color = .green
        next.setNeedsBarAppearanceUpdate(animated: true)
        #expect(title(next) == .green)
        stage.simulator.runToRest()
    }

    /// An app sets the background and calls for an update, then the title's color and calls again.
    @Test(arguments: profiles) func aColorThatIsToldAfterTheBackgroundHasItsMoment(_ profile: Simulator.Profile) throws
    {
        let (stage, page) = stage(profile, light)
        page.barAppearance.background = dark.background
        page.setNeedsBarAppearanceUpdate(animated: true)
        page.barAppearance.title.color = .white
        page.setNeedsBarAppearanceUpdate(animated: true)
        let contrasts = try contrasts(of: page, on: stage, frames: 30)
        #expect(contrasts.allSatisfy { $0 > 0.25 }, "\(contrasts)")
        stage.simulator.runToRest()
    }

    /// Inside of an animation of the app's the background changes as long as that takes, and the title has its moment in it.
    @Test(arguments: profiles) func insideAnAnimationOfTheApps(_ profile: Simulator.Profile) {
        let (stage, page) = stage(profile, light)
        let alone = timeOfDarkTitleAlone(on: page, of: stage)
        page.barAppearance = dark
        UIView.animate(withDuration: 4 * Double(UINavigationController.hideShowBarDuration)) {
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        #expect(isClose(CGFloat(timeOfTitle(.white, on: page, of: stage)), CGFloat(4 * alone), within: 0.02))
        stage.simulator.runToRest()
    }

    /// The app repeats an animated update at once while animations are disabled: what was animated ends, and each frame from then on shows
    /// the new title on the new background.
    @Test(arguments: profiles, [true, false]) func anAnimatedUpdateThatIsRepeatedWhileAnimationsAreDisabled(
        _ profile: Simulator.Profile, becomesDark: Bool
    ) throws {
        let (stage, page) = stage(profile, becomesDark ? light : dark)
        page.barAppearance = becomesDark ? dark : light
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 1 / 60)
        UIView.performWithoutAnimation { page.setNeedsBarAppearanceUpdate(animated: true) }
        let contrasts = try contrasts(of: page, on: stage, frames: 30)
        #expect(contrasts.allSatisfy { $0 > 0.25 }, "\(contrasts)")
        stage.simulator.runToRest()
        #expect(title(page) == (becomesDark ? .white : .black))
    }

    /// While the app has disabled animations the background changes at once, and the title with it: no frame shows the old title on the
    /// new background.
    @Test(arguments: profiles, [true, false]) func whileAnimationsAreDisabled(
        _ profile: Simulator.Profile, becomesDark: Bool
    ) {
        let (stage, page) = stage(profile, becomesDark ? light : dark)
        page.barAppearance = becomesDark ? dark : light
        UIView.performWithoutAnimation { page.setNeedsBarAppearanceUpdate(animated: true) }
        #expect(title(page) == (becomesDark ? .white : .black))
        stage.simulator.runToRest()
        #expect(title(page) == (becomesDark ? .white : .black))
    }

    /// The app sets another default before it calls for the update.
    @Test(arguments: profiles, [true, false]) func anotherDefaultAppearanceHasItsMoment(
        _ profile: Simulator.Profile, becomesDark: Bool
    ) throws {
        let page = MarkedPage("A")
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: page)
            navigation.attachBarTransition(defaultAppearance: becomesDark ? light : dark)
            return navigation
        }
        stage.simulator.runToRest()
        stage.navigation.barTransition?.defaultAppearance = becomesDark ? dark : light
        page.setNeedsBarAppearanceUpdate(animated: true)
        let contrasts = try contrasts(of: page, on: stage, frames: 30)
        #expect(contrasts.allSatisfy { $0 > 0.25 }, "\(contrasts)")
        stage.simulator.runToRest()
        #expect(title(page) == (becomesDark ? .white : .black))
    }

    /// Each of several changes to and fro has the moment that the first one in its direction had.
    @Test(arguments: profiles) func eachChangeHasItsMoment(_ profile: Simulator.Profile) {
        let (stage, page) = stage(profile, light)
        var times: [Double] = []
        for (appearance, color) in [(dark, UIColor.white), (light, .black), (dark, .white), (light, .black)] {
            page.barAppearance = appearance
            page.setNeedsBarAppearanceUpdate(animated: true)
            times.append(timeOfTitle(color, on: page, of: stage))
            stage.simulator.runToRest()
        }
        #expect(times.allSatisfy { $0 > 0.02 }, "\(times)")
        #expect(abs(times[0] - times[2]) < 0.005 && abs(times[1] - times[3]) < 0.005, "\(times)")
    }

    /// A page that declares nothing has UIKit's texts on UIKit's background. They have their moment where a declaration comes or goes.
    @Test(arguments: profiles, [true, false]) func aDeclarationThatComesOrGoes(
        _ profile: Simulator.Profile, comes: Bool
    ) {
        let page = MarkedPage("A")
        let stage = HeadlessStage(profile, pages: page)
        let child = BarAppearanceViewController(BarAppearance(background: .color(.black), titleColor: .white))
        if !comes {
            page.embed(child)
            stage.simulator.runToRest()
        }
        if comes { page.embed(child) } else { child.unembed() }
        let time = timeOfTitle(comes ? .white : nil, on: page, of: stage)
        let duration = Double(UINavigationController.hideShowBarDuration)
        #expect(abs(time - 0.5 * duration) < 0.02, "\(time)")
        stage.simulator.runToRest()
        #expect(title(page) == (comes ? .white : nil))
        #expect((page.navigationItem.standardAppearance == nil) != comes)
    }

    /// A page whose item has all that is declared already, from the app, has texts in these colors, and they have the same moment.
    @Test func anItemThatIsRightAlreadyHasItsMoment() {
        let gray = BarAppearance(background: .color(.white), titleColor: UIColor(white: 0.4, alpha: 1))
        func time(isRight: Bool) -> Double {
            let page = DeclaringPage("A", gray)
            if isRight {
                let (source, other) = self.stage(.iPhone15(iOS: 18), gray)
                for place in ItemAppearanceTests.Place.allCases {
                    page.navigationItem[keyPath: place.ofItem] = other.navigationItem[keyPath: place.ofItem]
                }
                withExtendedLifetime(source) {}
            }
            let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
            page.barAppearance = BarAppearance(background: .color(.black), titleColor: .white)
            page.setNeedsBarAppearanceUpdate(animated: true)
            return timeOfTitle(.white, on: page, of: stage)
        }
        let times = [true, false].map { time(isRight: $0) }
        #expect(times[1] > 0.05 && abs(times[0] - times[1]) < 0.005, "\(times)")
    }

    /// On backgrounds that are all light a dark title is easier to read from the first moment on. It is there at once.
    @Test(arguments: profiles) func aTitleThatIsEasierToReadFromTheStart(_ profile: Simulator.Profile) {
        let (stage, page) = stage(profile, BarAppearance(background: .color(.white), titleColor: .white))
        page.barAppearance = BarAppearance(background: .color(.yellow), titleColor: .black)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(title(page) == .black)
        stage.simulator.runToRest()
        #expect(title(page) == .black)
    }
}
