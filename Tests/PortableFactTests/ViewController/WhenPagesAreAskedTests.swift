import Foundation
import TestSupport
import Testing
import UIKit

/// Fact 1.2.5: when a navigation controller reads the properties of an incoming page.
@Suite("When pages' properties are read", .portable) @MainActor
struct WhenPagesAreAskedTests {
    final class Asked: UIViewController {
        var log: [String] = []
        private func note(_ event: String) {
            if log.last != event { log.append(event) }
        }
        override var edgesForExtendedLayout: UIRectEdge {
            get {
                note("edges")
                return super.edgesForExtendedLayout
            }
            set { super.edgesForExtendedLayout = newValue }
        }
        override var extendedLayoutIncludesOpaqueBars: Bool {
            get {
                note("opaque bars")
                return super.extendedLayoutIncludesOpaqueBars
            }
            set { super.extendedLayoutIncludesOpaqueBars = newValue }
        }
        override var prefersStatusBarHidden: Bool {
            note("status bar")
            return false
        }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
            note("status bar animation")
            return .slide
        }
        override func loadView() {
            note("loadView")
            super.loadView()
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("viewWillAppear")
        }
    }

    private func log(animated: Bool) async throws -> [String] {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 15))
        stage.navigation.navigationBar.isTranslucent = false
        await stage.rest()
        let page = Asked()
        stage.navigation.pushViewController(page, animated: animated)
        await stage.turn()
        return page.log
    }

    @Test(arguments: [true, false]) func fact_1_2_5_theLayoutIsAskedForBeforeAndAfterWillAppear(animated: Bool)
        async throws
    {
        let log = try await log(animated: animated)
        let appears = try #require(log.firstIndex(of: "viewWillAppear"))
        for question in ["edges", "opaque bars"] {
            #expect(log[..<appears].contains(question) && log[appears...].contains(question), "\(log)")
        }
    }

    @Test(arguments: [true, false]) func fact_1_2_5_theStatusBarIsAskedForBeforeLoading(animated: Bool) async throws {
        let log = try await log(animated: animated)
        let loads = try #require(log.firstIndex(of: "loadView"))
        #expect(log[..<loads].contains("status bar") && log[..<loads].contains("status bar animation"), "\(log)")
    }

    /// Sets its extended layout at one of two times.
    final class Late: UIViewController {
        var inDidLoad: ((UIViewController) -> Void)?
        var inWillAppear: ((UIViewController) -> Void)?
        override func viewDidLoad() {
            super.viewDidLoad()
            inDidLoad?(self)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            inWillAppear?(self)
        }
    }

    @Test(arguments: [true, false]) func fact_1_2_5_edgesSetInDidLoadOrWillAppearAreInTime(loading: Bool) async throws {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 15))
        let page = Late()
        let change: (UIViewController) -> Void = { $0.edgesForExtendedLayout = [] }
        if loading { page.inDidLoad = change } else { page.inWillAppear = change }
        stage.navigation.pushViewController(page, animated: true)
        await stage.turn()
        #expect(page.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    }

    @Test(arguments: [true, false]) func fact_1_2_5_opaqueBarsIncludedInDidLoadOrWillAppearAreInTime(loading: Bool)
        async throws
    {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 15))
        stage.navigation.navigationBar.isTranslucent = false
        await stage.rest()
        let page = Late()
        let change: (UIViewController) -> Void = { $0.extendedLayoutIncludesOpaqueBars = true }
        if loading { page.inDidLoad = change } else { page.inWillAppear = change }
        stage.navigation.pushViewController(page, animated: true)
        await stage.turn()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(page.view.safeAreaInsets.top == 64)
    }

    @Test(arguments: [true, false]) func fact_1_7_5_listenersHearOfThePageThatWillShow(animated: Bool) async throws {
        @MainActor final class Listener {
            var pages: [[UIViewController?]] = []
        }
        let stage = try await TestStage("A")
        let listener = Listener()
        let token = NotificationCenter.default.addObserver(
            forName: Notification.Name("UINavigationControllerWillShowViewControllerNotification"),
            object: stage.navigation, queue: nil
        ) { note in
            nonisolated(unsafe) let information = note.userInfo
            MainActor.assumeIsolated {
                listener.pages.append(
                    ["Last", "Next"].map {
                        information?["UINavigationController\($0)VisibleViewController"] as? UIViewController
                    })
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: animated)
        #expect(listener.pages.isEmpty)
        await stage.rest()
        #expect(listener.pages == [[stage.pages[0], page]])
    }
}
