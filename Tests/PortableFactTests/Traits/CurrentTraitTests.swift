import TestSupport
import Testing
import UIKit

/// UIKit sets `UITraitCollection.current` before it calls these methods (UIKit documentation of the property).
@Suite("Current traits", .portable) @MainActor
struct CurrentTraitTests {
    private final class Log {
        var styles: [String: UIUserInterfaceStyle] = [:]

        func note(_ method: String) { styles[method] = UITraitCollection.current.userInterfaceStyle }
    }

    private final class Part: UIView {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.note("layoutSubviews")
        }

        override func tintColorDidChange() {
            super.tintColorDidChange()
            log.note("tintColorDidChange")
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log.note("traitCollectionDidChange")
        }

        override func draw(_ rect: CGRect) { log.note("draw") }
    }

    private final class Page: UIViewController {
        let log = Log()
        private(set) lazy var part = Part(log)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(part)
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            log.note("viewWillLayoutSubviews")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            log.note("viewDidLayoutSubviews")
        }
    }

    @Test func theyAreThoseOfTheObjectThatIsCalled() async throws {
        let screen = try await TestScreen(.iPhone(from: 16))
        let page = Page()
        await screen.show(page)
        let before = UITraitCollection.current.userInterfaceStyle
        page.log.styles = [:]
        screen.window.overrideUserInterfaceStyle = .dark
        page.view.setNeedsLayout()
        page.part.setNeedsLayout()
        page.part.setNeedsDisplay()
        page.part.tintColor = .orange
        await screen.rest()
        let expected = ["layoutSubviews", "tintColorDidChange", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]
        for method in expected { #expect(page.log.styles[method] == .dark, "\(method)") }
        #expect(page.log.styles["traitCollectionDidChange"] != .light)
        #expect(page.log.styles["draw"] != .light)
        #expect(UITraitCollection.current.userInterfaceStyle == before)
        page.part.overrideUserInterfaceStyle = .light
        page.view.setNeedsLayout()
        page.part.setNeedsLayout()
        await screen.rest()
        #expect(page.log.styles["layoutSubviews"] == .light && page.log.styles["viewDidLayoutSubviews"] == .dark)
    }
}
