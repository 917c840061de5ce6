import TestSupport
import Testing
import UIKit

#if !canImport(ObjectiveC) || canImport(UIKit, _underlyingVersion: 9127.2)
    @Suite("Title alignment of iOS 27.2", .portable) @MainActor
    struct TitleAlignmentTests {
        @available(iOS 27.2, *)
        private func stage(
            _ alignment: UINavigationItem.TitleAlignment, title: String = "Title",
            configure: (UINavigationItem) -> Void = { _ in }
        ) async throws -> TestStage {
            let stage = try await TestStage("A", on: .iPhone(from: 27, 2))
            stage.pages[0].title = title
            stage.pages[0].navigationItem.titleAlignment = alignment
            configure(stage.pages[0].navigationItem)
            await stage.rest()
            return stage
        }

        private func label(_ text: String, in view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == text { return label }
            return view.subviews.lazy.compactMap { label(text, in: $0) }.first
        }

        private func titleFrame(_ stage: TestStage) throws -> CGRect {
            let shown = try #require(label(stage.pages[0].title ?? "", in: stage.bar))
            return shown.convert(shown.bounds, to: stage.window)
        }

        @available(iOS 27.2, *)
        @Test func fact_27_4_1_aLeadingTitle() async throws {
            for alignment in [UINavigationItem.TitleAlignment.automatic, .center] {
                let stage = try await stage(alignment)
                #expect(abs(try titleFrame(stage).midX - stage.window.bounds.midX) < 0.5)
            }
            let stage = try await stage(.leading)
            #expect(abs(try titleFrame(stage).minX - stage.pages[0].systemMinimumLayoutMargins.leading) < 0.5)
        }

        /// A title that does not fit in the middle moves to the leading edge, but a centered one only as far as needed.
        @available(iOS 27.2, *)
        @Test func fact_27_4_1_aCenteredTitleDoesNotBecomeLeading() async throws {
            var margin: CGFloat = 0
            func frame(_ alignment: UINavigationItem.TitleAlignment) async throws -> CGRect {
                let stage = try await stage(alignment, title: "A title of a certain width") { item in
                    item.rightBarButtonItems = (0..<3).map { _ in UIBarButtonItem(systemItem: .add) }
                }
                margin = stage.pages[0].systemMinimumLayoutMargins.leading
                return try titleFrame(stage)
            }
            let automatic = try await frame(.automatic)
            let centered = try await frame(.center)
            #expect(abs(automatic.minX - margin) < 0.5)
            #expect(centered.minX > automatic.minX + 1 && abs(centered.width - automatic.width) < 1)
        }

        @available(iOS 27.2, *)
        @Test func fact_27_4_2_titleViewsGetTheTrait() async throws {
            var seen: [UINavigationItem.TitleAlignment] = []
            for alignment in [UINavigationItem.TitleAlignment.leading, .center, .automatic] {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
                let stage = try await stage(alignment) { $0.titleView = view }
                #expect(stage.pages[0].traitCollection.navigationTitleAlignment == .automatic)
                seen.append(view.traitCollection.navigationTitleAlignment)
            }
            #expect(seen == [.leading, .center, .center])
        }

        @available(iOS 27.2, *)
        @Test func fact_27_4_2_changesAreObserved() async throws {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
            let stage = try await stage(.automatic) { $0.titleView = view }
            var changes = 0
            view.registerForTraitChanges([UITraitNavigationTitleAlignment.self]) { (_: UIView, _) in changes += 1 }
            stage.pages[0].navigationItem.titleAlignment = .leading
            await stage.rest()
            #expect(changes == 1)
        }

        @available(iOS 27.2, *)
        @Test func fact_27_4_2_anOverrideDoesNotMoveTheTitle() async throws {
            let stage = try await stage(.automatic)
            stage.window.rootViewController?.traitOverrides.navigationTitleAlignment = .leading
            await stage.rest()
            #expect(abs(try titleFrame(stage).midX - stage.window.bounds.midX) < 0.5)
        }
    }
#endif
