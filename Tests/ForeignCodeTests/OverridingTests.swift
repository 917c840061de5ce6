import TestSupport
import Testing
import UIKit

/// Overridden members are used, also by UIKit itself.
@MainActor @Suite(.ownSimulator) struct OverridingTests {
    @Test func aRowUsesItsTextsBaseline() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = UIViewController()
        simulator.show(page)
        let row = FieldRow(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
        let note = UILabel()
        note.text = "Note"
        note.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(row)
        page.view.addSubview(note)
        note.leadingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
        note.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor).isActive = true
        page.view.layoutIfNeeded()
        #expect(abs(note.frame.minY - 120) < 0.001)
    }

    @Test func overriddenMethodsOfARowAreCalled() {
        let row: UIView = FieldRow(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        let field = row as? FieldRow
        row.setContentHuggingPriority(.required, for: .vertical)
        #expect(field?.hugging == [.required])
        #expect(row.contentHuggingPriority(for: .vertical) == .required)
        #expect(row.needsUpdateConstraints())
        #expect(row.viewWithTag(7) === field?.label)
        #expect(row.endEditing(true) && field?.dismissals == 1)
        #expect(row.snapshotView(afterScreenUpdates: true) == nil)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            #expect(!row.drawHierarchy(in: row.bounds, afterScreenUpdates: false))
            let layer: CALayer = SecretLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
            layer.backgroundColor = UIColor.red.cgColor
            layer.render(in: context.cgContext)
        }
        #expect(image.rgba(4, 4) == [0, 0, 0, 0])
    }

    @Test func theAppsOwnItemIsUsedByTheBar() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = HelpPage()
        let navigation = ReadingNavigationController(rootViewController: page)
        simulator.show(navigation)
        let item: UINavigationItem = page.navigationItem
        item.rightBarButtonItems = [UIBarButtonItem(title: "Done", primaryAction: nil)]
        #expect(item.rightBarButtonItems?.map(\.title) == ["Done", "Help"])
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .green
        item.standardAppearance = appearance
        #expect(item.scrollEdgeAppearance?.backgroundColor == .green)
        #expect(page.isBeingDismissed)
        (navigation as UINavigationController).hidesBarsOnSwipe = true
        #expect(navigation.changes == 1 && navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    }

    @Test func overriddenPropertiesOfBarsAreUsed() {
        let navigation = UINavigationController(
            navigationBarClass: SingleAppearanceBar.self, toolbarClass: TintedToolbar.self)
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .purple
        navigation.navigationBar.standardAppearance = appearance
        #expect(navigation.navigationBar.scrollEdgeAppearance?.backgroundColor == .purple)
        #expect(navigation.toolbar.barTintColor == .orange)
        navigation.toolbar.isTranslucent = true
        #expect(!navigation.toolbar.isTranslucent)
    }

    @Test func theAppsOwnAnimatorReceivesItsBlocks() {
        let animator: UIViewPropertyAnimator = CountingAnimator(duration: 1, curve: .linear) {}
        animator.addAnimations {}
        animator.addCompletion { _ in }
        #expect((animator as? CountingAnimator)?.additions == 3)
    }
}
