import BarTransition
import TestSupport
import Testing
import UIKit

/// What is in front of the background under a large title, and what is behind it.
@Suite("Order of the views behind a large title", .ownSimulator) @MainActor
struct LargeTitleOrderTests {
    private let red = [255, 0, 0, 255]
    private let green = [0, 255, 0, 255]

    private func page(_ background: BarAppearance.Background = .color(.red)) -> DeclaringPage {
        let page = DeclaringPage("", BarAppearance(background: background))
        page.wantsScrollView = true
        return page
    }

    private func stage(_ page: UIViewController) -> HeadlessStage {
        HeadlessStage(.iPhone17Pro(iOS: 26), pages: page, largeTitles: true)
    }

    private func view(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = .green
        return view
    }

    /// What the page has in the place of the title is in front, whenever and wherever it is added.
    @Test(arguments: [false, true], [false, true]) func thePagesViewsAreInFront(isBefore: Bool, atBack: Bool) throws {
        let page = page()
        page.loadViewIfNeeded()
        let scrollView = try #require(page.scrollView)
        let badge = view(CGRect(x: 360, y: -40, width: 30, height: 20))
        func add() { atBack ? scrollView.insertSubview(badge, at: 0) : scrollView.addSubview(badge) }
        if isBefore { add() }
        let stage = stage(page)
        if !isBefore { add() }
        scrollView.contentOffset.y = -160
        stage.simulator.runToRest()
        let column = stage.simulator.column(370)
        #expect(column[125] == green && column[135] == green)
        #expect(column[0..<119].allSatisfy { $0 == red } && column[142..<159].allSatisfy { $0 == red })
        page.barAppearance.background = .gradient(.init(colors: [.red, .red]))
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.simulator.column(370)[125] == green)
        stage.simulator.runToRest()
        #expect(stage.simulator.column(370)[125] == green)
    }

    /// The background of a table view is behind it, also one that is set later, and one of a table without rows.
    @Test(arguments: [false, true], [0, 2]) func aTablesBackgroundIsBehind(isSetLater: Bool, rows: Int) {
        let page = TablePage()
        page.rows = rows
        if !isSetLater { page.tableView.backgroundView = view(.zero) }
        let stage = stage(page)
        if isSetLater { page.tableView.backgroundView = view(.zero) }
        for background in [BarAppearance.Background.color(.red), .gradient(.init(colors: [.red, .red])), .color(.red)] {
            page.barAppearance.background = background
            page.setNeedsBarAppearanceUpdate(animated: background != .color(.red))
            stage.simulator.runToRest()
            #expect(stage.simulator.column(398)[0..<168].allSatisfy { $0 == red })
            // The last row is far above the lower edge.
            #expect(stage.simulator.column(398)[700] == green)
        }
    }

    /// One that the app has moved out of the table view has no place among its views.
    @Test func aTablesBackgroundThatIsElsewhere() {
        let page = TablePage()
        let background = view(.zero)
        page.tableView.backgroundView = background
        let stage = stage(page)
        background.removeFromSuperview()
        for background in [BarAppearance.Background.gradient(.init(colors: [.red, .red])), .color(.red)] {
            page.barAppearance.background = background
            page.setNeedsBarAppearanceUpdate(animated: false)
            stage.simulator.runToRest()
            #expect(stage.simulator.column(398)[0..<168].allSatisfy { $0 == red })
        }
    }

    /// A scroll view may get a picture behind all of its content, larger than the screen.
    @Test func aPictureBehindTheContentIsBehind() throws {
        let page = page()
        let stage = stage(page)
        let scrollView = try #require(page.scrollView)
        scrollView.insertSubview(view(CGRect(x: 0, y: -1000, width: 402, height: 5000)), at: 0)
        for distance in [CGFloat(0), 10] {
            scrollView.contentOffset.y = distance - 168
            stage.simulator.runToRest()
            let column = stage.simulator.column(398)
            let bottom = 168 - Int(distance)
            #expect(column[0..<bottom].allSatisfy { $0 == red } && column[bottom + 2] == green, "\(distance)")
        }
    }

    /// It is behind the background too if it is directly behind the content, or if pulling down uncovered its upper edge.
    @Test(arguments: [CGFloat(-1000), -168]) func aPictureRightBehindTheContentIsBehind(top: CGFloat) throws {
        let page = page()
        let stage = stage(page)
        let scrollView = try #require(page.scrollView)
        scrollView.insertSubview(view(CGRect(x: 0, y: top, width: 402, height: 5000)), belowSubview: page.marker)
        for distance in [CGFloat(10), -50, 0] {
            scrollView.contentOffset.y = distance - 168
            stage.simulator.runToRest()
            guard distance >= 0 else { continue }
            let column = stage.simulator.column(398)
            let bottom = 168 - Int(distance)
            #expect(column[0..<bottom].allSatisfy { $0 == red } && column[bottom + 2] == green, "\(distance)")
        }
    }

    /// Counts how often a background is added to it. A scroll view of the app's can lay out its subviews whenever they change.
    private final class ObservingScrollView: UIScrollView {
        var backgrounds = 0

        override func didAddSubview(_ subview: UIView) {
            super.didAddSubview(subview)
            if String(describing: type(of: subview)) == "LargeTitleBackdropView" { backgrounds += 1 }
        }
    }

    /// A background that is in its place is not inserted again: `didAddSubview(_:)` is not called for it.
    @Test func itIsNotMovedWithinItsPlace() {
        let page = page()
        page.wantsScrollView = false
        page.loadViewIfNeeded()
        let scrollView = ObservingScrollView(frame: page.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
        page.view.insertSubview(scrollView, at: 0)
        let stage = stage(page)
        stage.simulator.runToRest()
        let before = scrollView.backgrounds
        #expect(before > 0)
        for animated in [false, true] {
            page.barAppearance.tintColor = animated ? .white : .black
            page.setNeedsBarAppearanceUpdate(animated: animated)
            stage.simulator.runToRest()
        }
        #expect(scrollView.backgrounds == before)
        let bottom = Int(-scrollView.contentOffset.y)
        #expect(bottom > 116 && stage.simulator.column(398)[0..<bottom].allSatisfy { $0 == red })
    }

    private final class TablePage: UITableViewController, BarAppearanceProviding {
        var barAppearance = BarAppearance(background: .color(.red))
        var rows = 2

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }
}
