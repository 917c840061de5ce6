import TestSupport
import Testing
import UIKit

// By the version of the system or by that of the app's SDK is not known, so what is compiled with an older SDK has no test.
#if !canImport(ObjectiveC) || canImport(UIKit, _underlyingVersion: 9127.1)
    @Suite("Layout margins of iOS 27.1", .portable) @MainActor
    struct DefaultMarginTests {
        @Test(arguments: [(TestDevice.iPhone(from: 27, 1), CGFloat(0)), (.iPhone(before: 27), 8)])
        func fact_27_8_1_aPlainViewHasNone(_ device: TestDevice, margin: CGFloat) async throws {
            let stage = try await TestStage("A", on: device)
            let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
            stage.pages[0].view.addSubview(view)
            await stage.rest()
            #expect(view.layoutMargins == UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
        }

        @Test func fact_27_8_2_rootViewsKeepTheSystemsMinimum() async throws {
            let stage = try await TestStage("A", on: .iPhone(from: 27, 1))
            let page = stage.pages[0]
            let minimum = page.systemMinimumLayoutMargins
            #expect(minimum.leading >= 16)
            let (margins, safeArea) = (page.view.layoutMargins, page.view.safeAreaInsets)
            #expect(margins.left == minimum.leading + safeArea.left)
            #expect(margins.right == minimum.trailing + safeArea.right)
            #expect(margins.top == stage.bar.frame.maxY)
            let view = UIView(frame: page.view.bounds)
            page.view.addSubview(view)
            view.preservesSuperviewLayoutMargins = true
            #expect(view.layoutMargins.left == minimum.leading, "a subview inherits if it asks")
        }
    }
#endif
