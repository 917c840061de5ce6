import TestSupport
import Testing

@testable import CoreGraphics
@testable import UIKit

/// Numbers of navigation bars that were measured on iOS 26.1 or on screenshots of devices.
@Suite("Measured numbers of navigation bars", .ownSimulator) @MainActor
struct BarNumberTests {
    /// The smallest rectangle on the screen, in points, that contains the dark pixels of a view.
    private func ink(_ view: UIView, on simulator: Simulator) throws -> CGRect {
        let picture = try #require(simulator.picture().cgImage)
        let scale = CGFloat(picture.width) / simulator.screenSize.width
        let rect = view.convert(view.bounds, to: nil)
        var found: CGRect?
        for y in Int(rect.minY * scale)..<Int(rect.maxY * scale) {
            for x in Int(rect.minX * scale)..<Int(rect.maxX * scale) {
                guard picture.bitmap.pixels[y * picture.width + x] & 0xFF < 0x80 else { continue }
                let pixel = CGRect(x: CGFloat(x), y: CGFloat(y), width: 1, height: 1)
                found = found.map { $0.union(pixel) } ?? pixel
            }
        }
        let pixels = try #require(found)
        return CGRect(
            x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale, height: pixels.height / scale)
    }

    @Test func fact_m21_5_theScrollEdgeIsLeftAtTwelvePoints() throws {
        let page = BarScrollPage()
        let stage = HeadlessStage(profile: .iPhone15(iOS: 26))
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        let rest = page.scrollView.contentOffset.y
        for (scrolled, isAtEdge) in [(CGFloat(0), true), (8, true), (11.5, true), (12, false), (13, false)] {
            page.scrollView.contentOffset.y = rest + scrolled
            stage.simulator.runToRest()
            #expect(stage.bar.isContentAtScrollEdge == isAtEdge, "\(scrolled)")
        }
    }

    @Test(arguments: [(Simulator.Profile.iPhone15(iOS: 26), false, CGFloat(167.8)), (.iPhoneSE(iOS: 26), true, 128.8)])
    func fact_m21_16_howFarTheEdgeEffectReaches(
        _ profile: Simulator.Profile, hasLargeTitle: Bool, reach: CGFloat
    ) throws {
        let page = BarScrollPage()
        let stage = HeadlessStage(profile: profile, bar: { $0.prefersLargeTitles = hasLargeTitle })
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        page.scrollView.contentOffset.y = 400
        stage.simulator.runToRest()
        let fade = try #require(page.scrollView.topEdgeEffectView)
        // Measured without a top inset: the SE's status bar moves the bar down by 10.
        let expected = CGRect(x: 0, y: 0, width: page.view.bounds.width, height: reach)
        #expect(isClose(fade.convert(fade.bounds, to: nil), expected))
    }

    @Test func fact_m21_10_theChevronInItsCircle() throws {
        let stage = HeadlessStage("A", "B", profile: .iPhoneSE(iOS: 26))
        let button = try #require(stage.bar.all(BarBackButton.self).first)
        let chevron = try #require(button.all(UIImageView.self).first { $0.image?.isSymbolImage == true })
        #expect(chevron.frame == CGRect(x: 13.5, y: 10.5, width: 16.5, height: 23))
        let mirrored = HeadlessStage("A", "B", profile: .iPhoneSE(iOS: 26), direction: .rightToLeft)
        let other = try #require(mirrored.bar.all(BarBackButton.self).first)
        let image = try #require(other.all(UIImageView.self).first { $0.image?.isSymbolImage == true })
        #expect(isClose(image.frame.minX, 44 - 30))
    }

    @Test func fact_m21_17_onlyEditAndSaveAreTexts() {
        typealias System = UIBarButtonItem.SystemItem
        for (system, texts) in [
            (26, [System.edit, .save]), (18, [.done, .cancel, .edit, .save, .undo, .redo]),
        ] {
            let shown = [System.done, .cancel, .edit, .save, .undo, .redo].filter { item in
                let stage = HeadlessStage("A", profile: .iPhoneSE(iOS: system)) { page, _ in
                    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: item)
                }
                let button = stage.bar.all(BarButtonView.self).first
                let text = button?.all(UILabel.self).first?.text
                let image = button?.all(UIImageView.self).contains { $0.image?.isSymbolImage == true } == true
                #expect((text != nil) != image)
                #expect(button?.accessibilityLabel?.isEmpty == false)
                return text != nil
            }
            #expect(shown == texts)
        }
    }

    /// The strings of the screenshots are not known: the width of a title is that of its letters, made narrower.
    @Test func fact_m21_18_titlesAreAsWideAsInTheSystemsFont() throws {
        let stage = HeadlessStage("Notifications", profile: .iPhone15(iOS: 26), bar: { $0.prefersLargeTitles = true })
        for (label, weight, ratio) in [
            (try #require(stage.labels("Notifications").first { $0.font.pointSize == 34 }), UIFont.Weight.bold, 1.089),
            (try #require(stage.labels("Notifications").first { $0.font.pointSize == 17 }), .semibold, 1.043),
        ] {
            let plain = "Notifications".size(withAttributes: [
                .font: UIFont.systemFont(ofSize: label.font.pointSize, weight: weight)
            ]).width
            #expect(abs(plain / label.sizeThatFits(.zero).width - ratio) < 0.012)
        }
        let appearance = UINavigationBarAppearance()
        appearance.largeTitleTextAttributes = [.kern: NSNumber(value: 3)]
        stage.bar.standardAppearance = appearance
        stage.bar.scrollEdgeAppearance = appearance
        stage.simulator.runToRest()
        let spaced = try #require(stage.labels("Notifications").first { $0.font.pointSize == 34 })
        let plain = "Notifications".size(withAttributes: [.font: UIFont.systemFont(ofSize: 34, weight: .bold)]).width
        #expect(isClose(spaced.sizeThatFits(.zero).width, plain + 39, within: 0.5), "the app's kerning wins")
    }

    /// Capital letters end at the baseline, which was measured where the bar begins at y 62.
    @Test func fact_m23_4_theBaselineOfTheInlineTitle() throws {
        /// The baseline on the screen and below the middle of the label.
        func baseline(_ profile: Simulator.Profile) throws -> (onScreen: CGFloat, belowMiddle: CGFloat) {
            let stage = HeadlessStage("HIH", profile: profile)
            let label = try stage.label("HIH")
            let end = try ink(label, on: stage.simulator).maxY
            return (end, end - label.convert(label.bounds, to: nil).midY)
        }
        let measured = try baseline(.iPhone17Pro(iOS: 26))
        #expect(abs(measured.onScreen - 90.33) <= 0.17)
        let before = try baseline(.iPhone15(iOS: 18))
        #expect(abs(measured.belowMiddle - before.belowMiddle - 1 / 3) <= 0.17, "equal to the drawing before iOS 26")
    }

    @Test(arguments: [(UIBarButtonItem.SystemItem.close, CGFloat(17)), (.done, 18.67)])
    func fact_m21_19_symbolsInCircles(_ item: UIBarButtonItem.SystemItem, width: CGFloat) throws {
        let stage = HeadlessStage("A", profile: .iPhone15(iOS: 26)) { page, _ in
            let button = UIBarButtonItem(systemItem: item)
            button.style = .plain
            page.navigationItem.rightBarButtonItem = button
        }
        let button = try #require(stage.bar.all(BarButtonView.self).first)
        #expect(button.bounds.size == CGSize(width: 44, height: 44))
        #expect(abs(try ink(button, on: stage.simulator).width - width) <= 0.34)
    }

    @Test func fact_m21_20_glassIsLighterThanTheGrayPageAndItsShadowIsBelow() throws {
        let stage = HeadlessStage("A", profile: .iPhone15(iOS: 26)) { page, _ in
            page.view.backgroundColor = UIColor(white: 242.0 / 255, alpha: 1)
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "  ")
        }
        let platter = try #require(stage.bar.all(BarPlatter.self).first)
        let rect = platter.convert(platter.bounds, to: nil)
        func level(_ x: CGFloat, _ y: CGFloat) -> Int {
            var (red, alpha) = (CGFloat(0), CGFloat(0))
            stage.simulator.color(at: CGPoint(x: x, y: y)).getRed(&red, green: nil, blue: nil, alpha: &alpha)
            return Int((red * 255).rounded())
        }
        #expect((243...248).contains(level(rect.midX, rect.midY)))
        let below = (1...12).map { level(rect.midX, rect.maxY + CGFloat($0)) }
        #expect(try #require(below.min()) < 242 && below.allSatisfy { $0 >= 239 })
        for distance in 2...12 {
            #expect(level(rect.midX, rect.minY - CGFloat(distance)) == 242, "above")
            #expect(level(rect.minX - CGFloat(distance), rect.midY - 8) == 242, "beside")
        }
    }

    @Test(arguments: [(17, CGFloat(30.67)), (18, 32)])
    func fact_m21_21_chevronAndTextOfTheBackButton(_ system: Int, text: CGFloat) throws {
        let stage = HeadlessStage("Back", "B", profile: .iPhone15(iOS: system)) { page, _ in
            page.navigationController?.navigationBar.tintColor = .black
        }
        stage.bar.tintColor = .black
        let button = try #require(stage.bar.all(BarBackButton.self).first)
        let chevron = try #require(button.all(UIImageView.self).first { $0.image?.isSymbolImage == true })
        let drawn = try ink(chevron, on: stage.simulator)
        #expect(abs(drawn.minX - 9.33) <= 0.34 && abs(drawn.width - 11) <= 0.34 && abs(drawn.height - 18.67) <= 0.34)
        let label = try #require(button.all(UILabel.self).first { $0.text == "Back" })
        #expect(abs(try ink(label, on: stage.simulator).minX - text) <= 0.67)
    }

    @Test(arguments: [
        (Simulator.Profile.iPhone15(iOS: 15), CGFloat(18)), (.iPhone11(iOS: 15), 22), (.iPhone15ProMax(iOS: 18), 22),
    ])
    func fact_m21_22_thePlusAndItsMargin(_ profile: Simulator.Profile, margin: CGFloat) throws {
        let stage = HeadlessStage("A", profile: profile) { page, _ in
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
        stage.bar.tintColor = .black
        let drawn = try ink(try #require(stage.bar.all(BarButtonView.self).first), on: stage.simulator)
        #expect(abs(stage.simulator.screenSize.width - drawn.maxX - margin) <= 0.5)
        #expect(abs(drawn.width - 17.67) <= 0.5 && abs(drawn.height - 18) <= 0.5)
    }
}
