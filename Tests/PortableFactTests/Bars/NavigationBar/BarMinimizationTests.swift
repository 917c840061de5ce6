import TestSupport
import Testing
import UIKit

#if !canImport(ObjectiveC) || compiler(>=6.4)
    @Suite("Bars that minimize", .portable) @MainActor
    struct BarMinimizationTests {
        @available(iOS 27.0, *)
        @Test func fact_27_1_1_theValueIsSetAndRead() async throws {
            _ = try await TestScreen(.iPhone(from: 27))
            let item = UINavigationItem()
            var read = item.navigationBarMinimization
            #expect(read.minimizationBehavior == .automatic)
            #expect(read.restorationBehavior == .automatic)
            #expect(read.safeAreaAdjustment == .automatic)
            read.minimizationBehavior = .never
            #expect(item.navigationBarMinimization.minimizationBehavior == .automatic, "a copy")
            item.navigationBarMinimization.minimizationBehavior = .onScrollUp
            item.navigationBarMinimization.safeAreaAdjustment = .disabled
            #expect(item.navigationBarMinimization.minimizationBehavior == .onScrollUp)
            #expect(item.navigationBarMinimization.safeAreaAdjustment == .disabled)
            #expect(item.navigationBarMinimization.restorationBehavior == .automatic)
        }
    }
#endif
