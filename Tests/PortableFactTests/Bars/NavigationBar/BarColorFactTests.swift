import TestSupport
import Testing
import UIKit

/// The colors of bars at rest, where neither blur nor glass has a part in them.
@Suite("Facts about the colors of bars", .portable) @MainActor
struct BarColorFactTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// A stack of one page without a title.
    private func stage(
        _ device: TestDevice, page color: UIColor? = nil, bar configure: (UINavigationBar) -> Void = { _ in }
    ) async throws -> TestStage {
        let stage = try await TestStage("A", on: device)
        stage.pages[0].title = nil
        stage.pages[0].view.backgroundColor = color ?? .white
        configure(stage.bar)
        await stage.rest()
        return stage
    }

    private func appearance(_ edit: (UINavigationBarAppearance) -> Void) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        edit(appearance)
        return appearance
    }

    private func filled(_ color: UIColor) -> UINavigationBarAppearance { appearance { $0.backgroundColor = color } }

    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue]
    }

    private func isSame(_ one: UIColor, _ other: UIColor) -> Bool {
        zip(components(one), components(other)).allSatisfy { abs($0 - $1) <= 2.5 / 255 }
    }

    /// Whether a color is shown near the left end of the bar.
    private func shows(_ color: UIColor, in stage: TestStage) -> Bool {
        isSame(stage.screen.color(at: CGPoint(x: 4, y: stage.bar.frame.minY + 8)), color)
    }

    /// A scroll view that is not the first subview of a page.
    private func addScrollView(to stage: TestStage) -> UIScrollView {
        let view: UIView = stage.pages[0].view
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 4000)
        view.addSubview(UIView(frame: .zero))
        view.addSubview(scrollView)
        return scrollView
    }

    /// A red bar that has another color at the scroll edge, and the scroll view that decides which.
    private func scrolledStage(
        iOS system: Int, atEdge color: UIColor
    ) async throws -> (stage: TestStage, scrollView: UIScrollView) {
        let stage = try await stage(.iPhone15(iOS: system)) { bar in
            bar.standardAppearance = filled(red)
            bar.scrollEdgeAppearance = filled(color)
        }
        let scrollView = addScrollView(to: stage)
        stage.pages[0].setContentScrollView(scrollView, for: .top)
        await stage.rest()
        return (stage, scrollView)
    }

    @Test func fact_5_2_14_theNamedScrollViewDecides() async throws {
        let stage = try await stage(.iPhone15(iOS: 18)) { bar in
            bar.standardAppearance = filled(red)
            bar.scrollEdgeAppearance = filled(blue)
        }
        let scrollView = addScrollView(to: stage)
        scrollView.contentOffset.y = 500
        await stage.rest()
        #expect(shows(blue, in: stage), "no scroll view is observed: at the scroll edge")
        stage.pages[0].setContentScrollView(scrollView, for: .top)
        await stage.rest()
        #expect(shows(red, in: stage))
    }

    @Test func fact_m9_4_theEdgeEndsAfterTwelvePoints() async throws {
        let (stage, scrollView) = try await scrolledStage(iOS: 26, atEdge: blue)
        let top = -scrollView.adjustedContentInset.top
        scrollView.contentOffset.y = top + 11
        await stage.rest()
        #expect(shows(blue, in: stage))
        scrollView.contentOffset.y = top + 13
        await stage.rest()
        #expect(shows(red, in: stage))
    }

    @Test func fact_6_1_1_anAppearanceIsUsedInWhole() async throws {
        let stage = try await stage(.iPhone(before: 26), page: blue) { $0.scrollEdgeAppearance = filled(red) }
        #expect(shows(red, in: stage))
        stage.pages[0].navigationItem.scrollEdgeAppearance = appearance { _ in }
        await stage.rest()
        #expect(shows(blue, in: stage), "the bar's color is not mixed in")
    }

    @Test func fact_6_4_1_theDefaultBarOf26IsClear() async throws {
        let stage = try await stage(.iPhone15(iOS: 26), page: blue)
        #expect(shows(blue, in: stage))
    }

    @Test func fact_6_1_4_aBarOfItsOwnKnowsNoScrollEdge() async throws {
        let stage = try await stage(.iPhone(before: 26))
        stage.navigation.isNavigationBarHidden = true
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: stage.bar.bounds.width, height: 44))
        bar.items = [UINavigationItem()]
        bar.standardAppearance = filled(red)
        bar.scrollEdgeAppearance = filled(blue)
        stage.pages[0].view.addSubview(bar)
        await stage.rest()
        #expect(isSame(stage.screen.color(at: CGPoint(x: 100, y: 122)), red))
    }

    @Test(arguments: [TestDevice.iPhoneSE(iOS: 15), .iPhoneSE(iOS: 18), .iPhoneSE(iOS: 26)])
    func fact_6_1_4_withoutAnAppearanceForItTheStandardOneLosesItsBackground(_ device: TestDevice) async throws {
        let stage = try await stage(device, page: green) { bar in
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = red
            bar.standardAppearance = appearance
        }
        #expect(shows(green, in: stage))
    }

    @Test func fact_6_4_3_aColorNeedsAnAppearanceWithoutEffect() async throws {
        let stage = try await stage(.iPhoneSE(iOS: 26), page: green)
        for isOpaque in [false, true] {
            stage.bar.scrollEdgeAppearance = appearance { appearance in
                if isOpaque { appearance.configureWithOpaqueBackground() }
                appearance.backgroundEffect = nil
                appearance.backgroundColor = red
                appearance.backgroundImage = nil
            }
            await stage.rest()
            #expect(shows(red, in: stage))
        }
    }

    @Test(arguments: [false, true]) func fact_6_1_10_aTemplateIsTintedAnOriginalIsNot(_ isTemplate: Bool) async throws {
        let stage = try await stage(.iPhone(before: 26))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 3)).image { context in
            green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 3))
        }.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
        for color in [red, nil, .clear] {
            stage.bar.scrollEdgeAppearance = appearance { appearance in
                appearance.shadowImage = image
                appearance.shadowColor = color
            }
            await stage.rest()
            let line = stage.screen.color(at: CGPoint(x: 100, y: stage.bar.frame.maxY + 1))
            #expect(isSame(line, !isTemplate ? green : color == red ? red : .white), "\(color as Any)")
        }
    }

    @Test func fact_6_1_2_theChains() async throws {
        let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        let (stage, scrollView) = try await scrolledStage(iOS: 18, atEdge: green)
        let top = scrollView.contentOffset.y
        func expect(_ atEdge: UIColor, _ away: UIColor, _ what: Comment) async {
            scrollView.contentOffset.y = top
            await stage.rest()
            #expect(shows(atEdge, in: stage), what)
            scrollView.contentOffset.y = top + 100
            await stage.rest()
            #expect(shows(away, in: stage), what)
        }
        await expect(green, red, "the bar's own")
        stage.pages[0].navigationItem.standardAppearance = filled(blue)
        await expect(green, blue, "the item's standard one comes after the bar's for the edge")
        stage.pages[0].navigationItem.scrollEdgeAppearance = filled(gray)
        await expect(gray, blue, "the item's come first")
    }

    @Test func fact_6_1_9_theImageIsAboveTheColor() async throws {
        let stage = try await stage(.iPhone(before: 26), page: red)
        let half = green.withAlphaComponent(0.5)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            half.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        stage.bar.scrollEdgeAppearance = appearance { $0.backgroundColor = blue.withAlphaComponent(0.5) }
        await stage.rest()
        #expect(shows(UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1), in: stage))
        stage.bar.scrollEdgeAppearance = appearance { appearance in
            appearance.backgroundColor = blue.withAlphaComponent(0.5)
            appearance.backgroundImage = image
        }
        await stage.rest()
        #expect(shows(UIColor(red: 0.25, green: 0.5, blue: 0.25, alpha: 1), in: stage))
    }

    @Test(arguments: [TestDevice.iPhoneSE(iOS: 18), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func fact_m1_3_theBackgroundReachesFromTheScreensTopToTheBarsBottom(_ device: TestDevice) async throws {
        let stage = try await stage(device, page: blue) { $0.scrollEdgeAppearance = filled(red) }
        let bottom = stage.bar.frame.maxY
        for (y, color) in [(1, red), (bottom - 2, red), (bottom + 2, blue)] {
            #expect(isSame(stage.screen.color(at: CGPoint(x: 100, y: y)), color), "\(y)")
        }
    }

    @Test func fact_m21_5_theScrollEdgeIsLeftAtTwelvePoints() async throws {
        let (stage, scrollView) = try await scrolledStage(iOS: 26, atEdge: blue)
        let rest = scrollView.contentOffset.y
        for (scrolled, isAtEdge) in [(CGFloat(0), true), (8, true), (11.5, true), (12, false), (13, false)] {
            scrollView.contentOffset.y = rest + scrolled
            await stage.rest()
            #expect(shows(isAtEdge ? blue : red, in: stage), "\(scrolled)")
        }
    }
}
