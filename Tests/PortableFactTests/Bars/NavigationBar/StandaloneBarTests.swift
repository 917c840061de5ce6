import TestSupport
import Testing
import UIKit

/// A bar that no controller manages.
@Suite("Bars without a controller", .portable) @MainActor
struct StandaloneBarTests {
    @MainActor
    private struct Stage {
        let screen: TestScreen
        let delegate = RecordingBarDelegate()
        let bar: UINavigationBar
        let a = UINavigationItem(title: "A")
        let b = UINavigationItem(title: "B")

        init(_ device: TestDevice = .iPhone(from: 26)) async throws {
            screen = try await TestScreen(device)
            let page = UIViewController()
            page.view.backgroundColor = .white
            await screen.show(page)
            bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: page.view.bounds.width, height: 54))
            bar.delegate = delegate
            page.view.addSubview(bar)
            bar.items = [a]
            await screen.rest()
        }
    }

    @Test func fact_m5_1_positionIsAskedOnce() async throws {
        let stage = try await Stage()
        #expect(stage.delegate.log == ["position"])
        #expect(stage.bar.barPosition == .topAttached)
        stage.bar.setNeedsLayout()
        await stage.screen.rest()
        #expect(stage.delegate.log == ["position"])
    }

    @Test func fact_m5_1_pushAsksWithAShortStackAndTellsAtOnce() async throws {
        let stage = try await Stage()
        stage.delegate.log = []
        stage.bar.pushItem(stage.b, animated: true)
        #expect(stage.delegate.log == ["shouldPush B 1", "didPush B 2"])
        #expect(stage.bar.topItem === stage.b)
        #expect(stage.bar.backItem === stage.a)
    }

    @Test func fact_m5_1_popAsksWithTheStackUnchanged() async throws {
        let stage = try await Stage()
        stage.bar.items = [stage.a, stage.b]
        stage.delegate.log = []
        #expect(stage.bar.popItem(animated: true) === stage.b)
        #expect(stage.delegate.log == ["shouldPop B 2", "didPop B 1"])
    }

    @Test func fact_m5_1_aVetoKeepsTheStackButReturnsTheItem() async throws {
        let stage = try await Stage()
        stage.bar.items = [stage.a, stage.b]
        stage.delegate.log = []
        stage.delegate.allows = false
        #expect(stage.bar.popItem(animated: false) === stage.b)
        #expect(stage.delegate.log == ["shouldPop B 2"])
        #expect(stage.bar.items == [stage.a, stage.b])
        stage.bar.pushItem(UINavigationItem(title: "C"), animated: false)
        #expect(stage.bar.items == [stage.a, stage.b])
    }

    @Test func fact_m5_1_setItemsTellsOnlyWhenAnimated() async throws {
        let stage = try await Stage()
        stage.delegate.log = []
        stage.bar.setItems([stage.a, stage.b], animated: false)
        #expect(stage.delegate.log == [])
        stage.bar.setItems([stage.a], animated: true)
        #expect(stage.delegate.log == ["didPop B 1"])
        stage.bar.setItems([stage.a, stage.b], animated: true)
        #expect(stage.delegate.log.last == "didPush B 2")
    }

    @Test func fact_7_2_beforeIOS26AnAnimatedPushIsToldAtItsEnd() async throws {
        let stage = try await Stage(.iPhone(before: 26))
        stage.delegate.log = []
        stage.bar.pushItem(stage.b, animated: true)
        #expect(stage.delegate.log == ["shouldPush B 1"])
        await stage.screen.rest()
        #expect(stage.delegate.log == ["shouldPush B 1", "didPush B 2"])
        stage.bar.popItem(animated: false)
        #expect(stage.delegate.log.last == "didPop B 1")
    }

    @Test func fact_4_13_anAttachedBarReachesUnderTheStatusBar() async throws {
        let stage = try await Stage()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = .black
        stage.bar.standardAppearance = appearance
        stage.bar.scrollEdgeAppearance = appearance
        await stage.screen.rest()
        for (y, white) in [(1, 0), (57, 0), (111, 0), (115, 1)] as [(CGFloat, CGFloat)] {
            var shown: CGFloat = -1
            stage.screen.color(at: CGPoint(x: 100, y: y)).getWhite(&shown, alpha: nil)
            #expect(abs(shown - white) < 0.01, "\(y)")
        }
    }
}
