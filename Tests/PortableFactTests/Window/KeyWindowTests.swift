import Foundation
import TestSupport
import Testing
import UIKit

@Suite("The key window", .portable) @MainActor
struct KeyWindowTests {
    @MainActor
    private final class Log {
        var events: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ windows: [UIWindow]) {
            let names: [(Notification.Name, String)] = [
                (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "resigned"),
                (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeHiddenNotification, "hidden"),
            ]
            for (index, window) in windows.enumerated() {
                for (name, word) in names {
                    tokens.append(
                        NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                            MainActor.assumeIsolated { self.events.append("\(index) \(word)") }
                        })
                }
            }
        }

        func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    @Test func fact_m20_14_windowsPostNotifications() async throws {
        let screen = try await TestScreen()
        let scene = try #require(screen.window.windowScene)
        let windows = (0...1).map { _ in UIWindow(windowScene: scene) }
        let log = Log(windows)
        defer {
            log.stop()
            for window in windows { window.isHidden = true }
        }
        windows[0].makeKeyAndVisible()
        #expect(Set(log.events) == ["0 visible", "0 key"])
        log.events = []
        windows[0].makeKeyAndVisible()
        #expect(log.events.isEmpty)
        windows[1].makeKey()
        #expect(log.events == ["0 resigned", "1 key"])
        #expect(scene.keyWindow === windows[1])
        log.events = []
        windows[0].isHidden = true
        #expect(log.events == ["0 hidden"])
    }
}
