import TestSupport
import Testing
import UIKit

/// Numbers of sheets that were measured on iOS 26.1.
@Suite("Measured numbers of sheets", .portable) @MainActor
struct SheetNumberTests {
    @MainActor
    private struct Stage {
        let screen: TestScreen
        let host = UIViewController()
        let page = UIViewController()

        init(_ device: TestDevice, _ detents: [UISheetPresentationController.Detent] = [.large()]) async throws {
            screen = try await TestScreen(device)
            await screen.show(host)
            page.view.backgroundColor = .white
            page.sheetPresentationController?.detents = detents
            host.startPresenting(page, animated: true)
        }

        var frame: CGRect { page.view.convert(page.view.bounds, to: nil) }
        func rest() async { await screen.rest() }
    }

    @Test func fact_m21_7_theCoordinatorOfAPageSheet() async throws {
        let stage = try await Stage(.iPhone15(iOS: 26))
        let sheet = try #require(stage.page.transitionCoordinator)
        #expect(sheet.transitionDuration == 0 && sheet.completionCurve.rawValue == 0 && sheet.isAnimated)
        await stage.rest()
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        stage.page.startPresenting(full, animated: true)
        #expect(try #require(full.transitionCoordinator).transitionDuration > 0)
    }

    private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
        // What was measured is on whole pixels.
        abs(frame.minX - other.minX) < 0.01 && abs(frame.width - other.width) < 0.01
            && abs(frame.minY - other.minY) < 0.5 && abs(frame.height - other.height) < 0.5
    }

    @Test func fact_m21_15_theDetentsOfAnIPhone16() async throws {
        let medium = try await Stage(.iPhone15(iOS: 26), [.medium()])
        await medium.rest()
        #expect(isNear(medium.frame, CGRect(x: 8, y: 403.69, width: 377, height: 440.31)))
        let large = try await Stage(.iPhone15(iOS: 26))
        await large.rest()
        #expect(large.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    }

    @available(iOS 16, *)
    @Test func fact_m21_15_aDetentOfTheApps() async throws {
        var largest: CGFloat = 0
        let detent = UISheetPresentationController.Detent.custom { context in
            largest = context.maximumDetentValue
            return 300
        }
        let own = try await Stage(.iPhone15(iOS: 26), [detent])
        await own.rest()
        #expect(largest == 759)
        #expect(abs(own.frame.height - 334 * 377 / 393) < 0.01 && abs(own.frame.maxY - 844) < 0.01)
        #expect(own.frame.minX == 8 && own.frame.width == 377)
    }

    @Test func fact_m21_15_theDetentsOfAnIPhoneSE() async throws {
        let medium = try await Stage(.iPhoneSE(iOS: 26), [.medium()])
        await medium.rest()
        #expect(abs(medium.frame.minY - 317.5) < 0.5 && medium.frame.maxY == 659)
        let large = try await Stage(.iPhoneSE(iOS: 26))
        await large.rest()
        #expect(large.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    }

    /// The page is laid out as wide as the screen, whatever the size of the sheet.
    @Test func fact_m23_3_aSheetFloatsByATransformAroundItsPage() async throws {
        let medium = try await Stage(.iPhone15(iOS: 26), [.medium(), .large()])
        await medium.rest()
        let page = medium.page.view
        #expect(page?.transform == .identity && page?.frame.origin == .zero && page?.bounds.width == 393)
        #expect(isNear(medium.frame, CGRect(x: 8, y: 403.69, width: 377, height: 440.31)))
        #expect(medium.page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        medium.page.sheetPresentationController?.selectedDetentIdentifier = .large
        await medium.rest()
        #expect(medium.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(medium.page.view.safeAreaInsets.bottom == 34)
        medium.host.startDismissing(animated: true)
        await medium.rest()
        #expect(medium.page.view.superview == nil && medium.host.presentedViewController == nil)
    }
}
