import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The app's views in bars: a frame that the app set is preserved, and changes of constraints always have an effect.
@Suite("Views in bars that change size", .ownSimulator) @MainActor
struct FittedViewTests {
    nonisolated static let profiles = [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]

    /// A view whose size is determined by the box that it contains.
    private func boxed(width: CGFloat, height: CGFloat = 20) -> (view: UIView, width: NSLayoutConstraint) {
        let (view, box) = (UIView(frame: .zero), UIView(frame: .zero))
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let constraint = box.widthAnchor.constraint(equalToConstant: width)
        NSLayoutConstraint.activate([
            constraint, box.heightAnchor.constraint(equalToConstant: height),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return (view, constraint)
    }

    @Test(arguments: profiles) func aTitleViewGrowsAndShrinks(_ profile: Simulator.Profile) {
        let title = boxed(width: 60)
        let stage = HeadlessStage("A", profile: profile) { page, _ in page.navigationItem.titleView = title.view }
        let middle = stage.bar.bounds.midX
        for width in [60, 140, 90] as [CGFloat] {
            title.width.constant = width
            stage.simulator.runToRest()
            #expect(stage.shown(title.view).width == width)
            #expect(isClose(stage.shown(title.view).midX, middle, within: 0.5))
        }
    }

    @Test(.expectedSystemMessages, arguments: profiles) func aTitleViewWithoutRoomComesBackToItsSize(
        _ profile: Simulator.Profile
    ) {
        let title = boxed(width: 200)
        let stage = HeadlessStage("A", profile: profile) { page, _ in page.navigationItem.titleView = title.view }
        let wide = UIBarButtonItem(title: "A button that needs much of the bar")
        stage.pages[0].navigationItem.rightBarButtonItem = wide
        stage.simulator.runToRest()
        #expect(stage.shown(title.view).width < 200)
        stage.pages[0].navigationItem.rightBarButtonItem = nil
        stage.simulator.runToRest()
        #expect(stage.shown(title.view).width == 200)
    }

    @Test(.expectedSystemMessages, arguments: profiles) func whatTheAppGaveAsAFrameStays(_ profile: Simulator.Profile) {
        let (title, button) = (boxed(width: 60), boxed(width: 60))
        title.view.frame.size = CGSize(width: 120, height: 30)
        button.view.frame.size = CGSize(width: 80, height: 30)
        let stage = HeadlessStage("A", profile: profile) { page, _ in
            page.navigationItem.titleView = title.view
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button.view)
        }
        stage.bar.setNeedsLayout()
        stage.simulator.runToRest()
        #expect(stage.shown(title.view).size == CGSize(width: 120, height: 30))
        #expect(stage.shown(button.view).size == CGSize(width: 80, height: 30))
    }

    @Test(arguments: profiles) func aCustomViewGrowsFromItsSideAndTakesRoomFromTheTitle(_ profile: Simulator.Profile) {
        let view = boxed(width: 60)
        let stage = HeadlessStage("A", profile: profile) { page, _ in
            page.title = "A title of some length that needs room"
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(customView: view.view), UIBarButtonItem(systemItem: .add),
            ]
        }
        func frames() throws -> (view: CGRect, button: CGRect, title: CGRect) {
            stage.simulator.runToRest()
            let button = try #require(stage.bar.all(BarButtonView.self).first)
            let title = try #require(stage.bar.visibleTitleLabels.first?.label)
            return (stage.shown(view.view), stage.shown(button), stage.shown(title))
        }
        #expect(throws: Never.self) {
            let before = try frames()
            view.width.constant = 100
            let after = try frames()
            #expect(after.view.width == 100 && after.view.maxX == before.view.maxX)
            #expect(isClose(after.button.minX, before.button.minX - 40) && after.title.maxX <= after.button.minX)
        }
    }

    @Test(arguments: profiles) func aLabelInAToolbarGrowsWithItsText(_ profile: Simulator.Profile) {
        let label = UILabel(frame: .zero)
        label.text = "3"
        let stage = HeadlessStage("A", profile: profile) { page, _ in
            page.toolbarItems = [UIBarButtonItem(customView: label), UIBarButtonItem(systemItem: .add)]
        }
        stage.navigation.isToolbarHidden = false
        stage.simulator.runToRest()
        let toolbar = stage.navigation.shownToolbar
        func buttonX() -> CGFloat { toolbar.all(BarButtonView.self)[0].convert(CGPoint.zero, to: nil).x }
        let before = (label.bounds.width, buttonX())
        label.text = "3 messages that nobody has read"
        stage.simulator.runToRest()
        #expect(label.bounds.width == label.intrinsicContentSize.width && label.bounds.width > before.0)
        #expect(buttonX() > before.1 + 100)
        let large = label.bounds.width
        label.text = "No message at all"
        stage.simulator.runToRest()
        #expect(label.bounds.width < large)
    }

    @Test func aViewBelowTheLargeTitleMakesTheBarHigher() {
        let subtitle = boxed(width: 100, height: 20)
        let stage = SubtitleStage(.iPhone17Pro(iOS: 26), large: true) { $0.largeSubtitleView = subtitle.view }
        let bottom = stage.page.view.safeAreaInsets.top
        subtitle.view.subviews[0].constraints.first { $0.firstAttribute == .height }?.constant = 44
        stage.simulator.runToRest()
        #expect(stage.page.view.safeAreaInsets.top == bottom + 24)
        #expect(stage.shown(subtitle.view).height == 44)
    }
}
