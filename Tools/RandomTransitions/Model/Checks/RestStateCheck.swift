import BarTransition
import UIKit

/// What must hold whenever nothing moves.
@MainActor
struct RestStateCheck {
    private let world: World
    private let stack: SequenceStack
    private let navigation: UINavigationController
    private let page: SequencePage

    static func check(_ world: World) throws {
        for stack in world.stacks { try checkAppOwnedState(of: stack) }
        // A covered stack is updated for its page when it appears again.
        guard let page = world.stack.top, world.navigation.view.window != nil else { return }
        let check = RestStateCheck(world: world, stack: world.stack, navigation: world.navigation, page: page)
        try check.checkVisibility()
        try check.checkAppearance()
        try check.checkGeometry()
        guard world.stack.isAttached else { return }
        try BackdropCheck.check(world.navigation.navigationBar, check.declared, world)
    }

    private init(world: World, stack: SequenceStack, navigation: UINavigationController, page: SequencePage) {
        self.world = world
        self.stack = stack
        self.navigation = navigation
        self.page = page
    }

    private var declared: BarSpec? { stack.declaration(of: page) }

    /// The app's own state is unchanged, whether the stack is on the screen or not.
    private static func checkAppOwnedState(of stack: SequenceStack) throws {
        let navigation = stack.navigation
        let delegate = navigation.delegate
        try expect(
            (delegate === stack.delegate) != stack.isAttached && delegate != nil, "the delegate",
            "\(delegate.map { "\(type(of: $0))" } ?? "nil")")
        let items = navigation.navigationBar.items ?? []
        // A stack that is not on the screen applies its changes when it appears again.
        let isShown = navigation.viewIfLoaded?.window != nil
        try expect(
            !isShown
                || items.count == stack.pages.count && zip(items, stack.pages).allSatisfy { $0 === $1.navigationItem },
            "the bar's items are not the pages'", "\(items.map { $0.title ?? "" }) for \(stack.pages.map(\.number))")
        for page in stack.pages {
            try expect(
                page.additionalSafeAreaInsets
                    == UIEdgeInsets(top: CGFloat(page.spec.inset), left: 0, bottom: 0, right: 0),
                "additionalSafeAreaInsets are not the page's own",
                "page \(page.number): \(page.additionalSafeAreaInsets)")
        }
    }

    private func checkVisibility() throws {
        let bar = navigation.navigationBar
        let isHidden = stack.hidesBar(page) ?? navigation.isNavigationBarHidden
        try expect(
            navigation.isNavigationBarHidden == isHidden && bar.isHidden == isHidden, "the bar's visibility",
            "isNavigationBarHidden is \(navigation.isNavigationBarHidden), isHidden \(bar.isHidden), page \(page.number) expects \(isHidden)"
        )
        let hidesToolbar = stack.hidesToolbar(page) ?? navigation.isToolbarHidden
        try expect(
            navigation.isToolbarHidden == hidesToolbar, "the toolbar's visibility",
            "isToolbarHidden is \(navigation.isToolbarHidden), page \(page.number) expects \(hidesToolbar)")
    }

    private func checkAppearance() throws {
        let bar = navigation.navigationBar
        let isLight = declared?.isLight == true
        let inherited: UIColor = navigation.view.tintColor
        let tint: UIColor = isLight ? .yellow : inherited
        try expect(
            bar.tintColor == tint, "the bar's tint",
            "\(String(describing: bar.tintColor)) for page \(page.number), which expects \(tint)")
        try expect(
            bar.barStyle == (isLight ? .black : .default), "the bar's style",
            "\(bar.barStyle.rawValue) for page \(page.number)")
        let item = page.navigationItem
        try expect(
            item.prompt == (declared?.hasPrompt == true ? BarSpec.prompt : nil), "the prompt",
            "\(item.prompt ?? "none") for page \(page.number)")
        try expect(
            (item.standardAppearance != nil) == (declared != nil), "the item's appearance",
            "\(item.standardAppearance == nil ? "none" : "one") for page \(page.number)")
        guard world.modal == nil, let manager = world.simulator.windowScene.statusBarManager else { return }
        // Where UIKit does not update the status bar by itself, the app has to after its own changes.
        guard world.simulator.profile.variants.barAnnouncesStatusBar || !stack.changesBarsItself else { return }
        // Without a bar UIKit asks the page itself, and the bar's values have no effect.
        let isLightOnScreen = isLight && !navigation.isNavigationBarHidden
        try expect(
            manager.statusBarStyle == (isLightOnScreen ? .lightContent : .default), "the status bar's style",
            "\(manager.statusBarStyle.rawValue) for page \(page.number)")
    }

    private func checkGeometry() throws {
        guard world.modal == nil else { return }
        let view: UIView = navigation.view
        let bar = navigation.navigationBar
        let root: UIView = page.view
        try expect(root.window != nil, "the page on top is not on the screen", "page \(page.number)")
        let frame = root.shownFrame(in: view)
        try expect(
            frame.minX == 0 && frame.width == view.bounds.width && abs(frame.maxY - view.bounds.height) < 0.01,
            "the page's frame", "page \(page.number): \(frame) in \(view.bounds)")
        let barFrame = bar.shownFrame(in: view)
        if !bar.isHidden {
            try expect(
                barFrame.minX == 0 && barFrame.width == view.bounds.width && (bar.alpha == 1 || world.isMinimized),
                "the bar's frame",
                "\(barFrame)")
        }
        // Where the content of a page with a minimized bar begins is UIKit's choice.
        guard !world.isMinimized else { return }
        let edge = bar.isHidden ? view.safeAreaInsets.top : barFrame.maxY
        let top = page.marker.shownFrame(in: view).minY
        try expect(
            abs(top - edge - CGFloat(page.spec.inset)) < 0.51, "content does not begin at the bar",
            "page \(page.number): \(top), bar \(edge), own inset \(page.spec.inset)")
    }
}

/// Throws a failure if a condition does not hold.
@MainActor
func expect(_ holds: Bool, _ rule: String, _ detail: @autoclosure () -> String) throws {
    if !holds { throw Failure(rule, detail()) }
}
