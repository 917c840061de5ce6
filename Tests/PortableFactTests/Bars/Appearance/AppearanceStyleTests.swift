import TestSupport
import Testing
import UIKit

#if !canImport(ObjectiveC) || compiler(>=6.4)
    @Suite("Interface style of bar appearances, iOS 27", .portable) @MainActor
    struct AppearanceStyleTests {
        @available(iOS 27.0, *)
        private func appearance(_ style: UIUserInterfaceStyle) -> UINavigationBarAppearance {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.overrideUserInterfaceStyle = style
            return appearance
        }

        private func isDark(_ stage: TestStage) -> Bool {
            var white: CGFloat = 0
            stage.screen.color(at: CGPoint(x: 30, y: stage.bar.frame.midY)).getWhite(&white, alpha: nil)
            return white < 0.5
        }

        @available(iOS 27.0, *)
        @Test func fact_27_2_1_itIsCopiedAndCompared() async throws {
            _ = try await TestScreen(.iPhone(from: 27))
            #expect(UINavigationBarAppearance().overrideUserInterfaceStyle == .unspecified)
            let dark = appearance(.dark)
            #expect(dark.copy().overrideUserInterfaceStyle == .dark)
            #expect(UIToolbarAppearance(barAppearance: dark).overrideUserInterfaceStyle == .dark)
            #expect(dark.isEqual(appearance(.dark)) && !dark.isEqual(appearance(.light)))
            dark.configureWithTransparentBackground()
            #expect(dark.overrideUserInterfaceStyle == .dark)
        }

        /// The page's traits stay.
        @available(iOS 27.0, *)
        @Test(arguments: [UIUserInterfaceStyle.light, .dark])
        func fact_27_2_1_theBarHasTheStyle(_ style: UIUserInterfaceStyle) async throws {
            let stage = try await TestStage("A", on: .iPhone(from: 27))
            stage.window.overrideUserInterfaceStyle = .light
            stage.pages[0].navigationItem.standardAppearance = appearance(style)
            stage.pages[0].navigationItem.scrollEdgeAppearance = appearance(style)
            await stage.rest()
            #expect(isDark(stage) == (style == .dark))
            #expect(stage.pages[0].traitCollection.userInterfaceStyle == .light)
        }

        @available(iOS 27.0, *)
        @Test func fact_27_2_1_aChangeInPlaceTakesEffect() async throws {
            let stage = try await TestStage("A", on: .iPhone(from: 27))
            stage.pages[0].navigationItem.scrollEdgeAppearance = appearance(.light)
            await stage.rest()
            #expect(!isDark(stage))
            stage.pages[0].navigationItem.scrollEdgeAppearance?.overrideUserInterfaceStyle = .dark
            await stage.rest()
            #expect(isDark(stage))
        }
    }
#endif
