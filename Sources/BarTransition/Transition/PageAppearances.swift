import UIKit

/// The appearances that the pages of one navigation controller declare, and all that is written to the pages themselves for
/// them: to their items, buttons, back buttons and scroll views.
///
/// UIKit shows these with the page and animates them with it, so they are written when a page is read, whether or not it is
/// on the screen.
@MainActor
final class PageAppearances {
    /// The appearance for pages that declare none.
    var defaultAppearance: BarAppearance? { didSet { hasNewDefault = true } }
    /// Whether the items on the stack may not have the default yet.
    private var hasNewDefault = false
    /// Receives a message about a problem in the app's setup, each kind once.
    var onProblem: (String) -> Void = { _ in }

    private weak var navigationController: UINavigationController?
    /// What each page last declared itself. All writes of one transition use the same value, even if the property would return
    /// another one in between.
    private var declarations = WeakTable<UIViewController, BarAppearance?>()
    private let items = ItemAppearanceWriter()
    private let tints = ItemTintWriter()
    private let edgeEffects = EdgeEffectWriter()
    private let backButtons: BackButtonInterceptor
    private let backTitles = BackTitleWriter()
    /// The page whose texts have other colors than it declares until `showTextColors()`.
    private var earlierTextColors: EarlierTextColors?
    /// The page whose toolbar goes in an update: its buttons keep their tints until it is gone. Nil if there is none.
    var pageOfGoingToolbar: UIViewController?
    /// The pages that declare nothing, whose items have the bar's look as appearances of their own for now.
    private var pagesWithHeldLook = WeakTable<UIViewController, Void>()
    /// The background for which the item of a page without a bar is written for now: `.transparent` for a drawn one in place of the
    /// page's `.system`, or `.system` in place of the page's drawn one.
    private var heldBackgrounds = WeakTable<UIViewController, BarAppearance.Background>()
    private var reported: Set<Problem> = []
    /// Whether there was a vertical bar when buttons were last tinted.
    private var hasVerticalBar = false

    private enum Problem { case minimization, replacedItem }

    private struct EarlierTextColors {
        let page: UIViewController
        let colors: TextColors
    }

    init(
        _ navigationController: UINavigationController, defaultAppearance: BarAppearance?,
        backButtons: BackButtonInterceptor
    ) {
        self.navigationController = navigationController
        self.defaultAppearance = defaultAppearance
        self.backButtons = backButtons
        backButtons.declared = { [weak self] in self?.appearance(of: $0)?.backButton }
    }

    /// Restores everything that was written, and writes nothing more.
    func end() {
        navigationController = nil
        pageOfGoingToolbar = nil
        items.restoreAll()
        tints.restoreAll()
        edgeEffects.restoreAll()
        backButtons.restoreAll()
        backTitles.restoreAll()
    }

    // MARK: Reading

    /// The appearance that a page last declared, or the default.
    func appearance(of page: UIViewController) -> BarAppearance? {
        // A bar to which the library is not attached would show the item without its background.
        if let outer = navigationController?.outerStack, outer.barTransition == nil { return nil }
        // A nested stack's own default counts for its pages.
        let standard = (page as? UINavigationController)?.barTransition?.defaultAppearance ?? defaultAppearance
        guard var appearance = declared(by: page) ?? standard else { return nil }
        appearance.backButton = appearance.backButton ?? standard?.backButton
        if items.isLeft(page.shownItem), page.shownItem.showsOwnBackground { appearance.background = .system }
        return appearance
    }

    /// The appearance that a page last declared itself. Reads it if it has not been read.
    func declared(by page: UIViewController) -> BarAppearance? {
        // One that is not loaded is read when it shows.
        declarations[page] ?? (page.isViewLoaded ? read(page) : nil)
    }

    func hasRead(_ page: UIViewController) -> Bool { declarations.contains(page) }

    /// The pages that have been read and are still alive, in no particular order.
    var readPages: [UIViewController] { declarations.keys }

    /// Reads a page's appearance again, and writes nothing.
    @discardableResult
    func read(_ page: UIViewController) -> BarAppearance? {
        let appearance = page.declaredBarAppearance
        declarations[page] = .some(appearance)
        return appearance
    }

    // MARK: Writing

    /// Reads a page's appearance again and writes it to the page.
    func update(_ page: UIViewController) {
        // The object of a nested stack knows the app's values of its page's item, so it writes first.
        if let nested = page as? UINavigationController, let top = nested.topViewController {
            nested.barTransition?.pages.updateItem(of: top)
        }
        read(page)
        write(page)
    }

    /// Writes the item of a page that the bar of an outer stack shows.
    private func updateItem(of page: UIViewController) {
        writeItem(of: page, as: page.declaredBarAppearance ?? defaultAppearance)
    }

    /// Updates the pages that are loaded, and the top one, which shows next if it is not. A declaration may depend on a
    /// loaded view, so the others are read when they show.
    /// - Parameter unwritten: a page that is only read, since the caller writes it.
    func updateLoadedPages(readingOnly unwritten: UIViewController? = nil) {
        guard let navigationController else { return }
        for page in navigationController.viewControllers
        where page.isViewLoaded || page === navigationController.topViewController {
            if page === unwritten, !(page is UINavigationController) { read(page) } else { update(page) }
        }
    }

    /// Writes a page's appearance, as it was last read.
    private func write(_ page: UIViewController) {
        guard let navigationController else { return }
        let appearance = writtenAppearance(of: page)
        writeItem(of: page, as: appearance)
        if let problem = appearance?.minimization?.problem { report(.minimization, "\(page): \(problem)") }
        // `onProblem` can have detached the library.
        guard self.navigationController != nil else { return }
        backTitles.write(appearance?.backButton, of: page, in: navigationController)
        backButtons.intercept(page, in: navigationController)
    }

    /// Writes a page's appearance again, as it was last read. Call it when the object of the page's earlier stack has restored the
    /// page's original values, or when the bar's own look, on which the item's is based, can have changed.
    func writeAgain(_ page: UIViewController) {
        guard hasRead(page) else { return }
        write(page)
        updateEdgeEffect(of: page)
    }

    /// Writes another default to the item of the page on top, as it is shown in the bars, and to those below it.
    func writeNewDefault(to top: UIViewController) {
        guard hasNewDefault else { return }
        writeNewDefaultBelow(top)
        write(top)
    }

    /// Writes another default to the pages below the one on top: its large title can take over the mode of one of them.
    func writeNewDefaultBelow(_ top: UIViewController) {
        guard hasNewDefault, let navigationController else { return }
        hasNewDefault = false
        for page in navigationController.viewControllers where page !== top && hasRead(page) { write(page) }
    }

    private func writeItem(of page: UIViewController, as appearance: BarAppearance?) {
        guard let navigationController else { return }
        if let appearance {
            items.write(appearance, to: page.shownItem, of: navigationController.navigationBar)
        } else {
            items.restore(page.shownItem)
        }
        writeTints(of: page, as: appearance)
    }

    /// The appearance of a page with the background and the colors of its texts that it has for now.
    private func writtenAppearance(of page: UIViewController) -> BarAppearance? {
        var appearance = appearance(of: page)
        if let background = heldBackgrounds[page] {
            appearance = appearance ?? BarAppearance()
            appearance?.background = background
        }
        guard let earlierTextColors, earlierTextColors.page === page else { return appearance }
        return earlierTextColors.colors.applied(to: appearance ?? BarAppearance())
    }

    /// Restores a page that a canceled transition has read for the first time. The large title of the page above depends on
    /// its item.
    func forget(_ page: UIViewController) {
        heldBackgrounds[page] = nil
        items.restore(page.shownItem)
        writeTints(of: page, as: nil)
        if let item = navigationController.flatMap(page.itemBelow) { backTitles.restore(item) }
        restoreEdgeEffect(of: page)
        declarations[page] = nil
    }

    private func report(_ problem: Problem, _ message: String) {
        if reported.insert(problem).inserted { onProblem(message) }
    }

    // MARK: Colors of texts and buttons

    /// Writes a page's appearance, as it was last read, without new colors of its texts and buttons, until
    /// `showTextColors()`. Call it outside of transitions: the page has its own background from then on.
    /// - Parameter colors: the colors that they have now; nil for the new ones.
    /// - Returns: whether some are kept.
    @discardableResult
    func write(_ page: UIViewController, keeping colors: TextColors?) -> Bool {
        earlierTextColors = nil
        heldBackgrounds[page] = nil
        if let colors, let own = textColors(of: page), colors != own {
            earlierTextColors = EarlierTextColors(page: page, colors: colors)
        }
        write(page)
        return earlierTextColors != nil
    }

    /// Gives texts the colors that their page declares, if they have earlier ones.
    func showTextColors() {
        guard let page = earlierTextColors?.page else { return }
        earlierTextColors = nil
        write(page)
    }

    /// Whether texts have other colors than their page declares.
    var keepsTextColors: Bool { earlierTextColors != nil }

    /// The colors that a page's texts have now, as they were last written: another appearance can have been read since, or another
    /// default set.
    func shownTextColors(of page: UIViewController) -> TextColors? {
        let item = page.shownItem
        if let written = items.written(to: item) { return TextColors(written) }
        // Nothing is written to an item that is left to other code, or whose own values are right.
        return items.isLeft(item) || item.standardAppearance != nil ? textColors(of: page) : undeclaredTextColors
    }

    /// The colors that a page's texts are to have now; nil if it declares nothing and the bar has styling that appearances replace.
    private func textColors(of page: UIViewController) -> TextColors? {
        writtenAppearance(of: page).map { TextColors($0) } ?? undeclaredTextColors
    }

    private var undeclaredTextColors: TextColors? {
        navigationController?.navigationBar.hasEarlierStyling == false ? TextColors(BarAppearance()) : nil
    }

    /// Tints a page's buttons. The app may have set others since the page was read.
    func writeTints(of page: UIViewController) { writeTints(of: page, as: writtenAppearance(of: page)) }

    /// Tints only the buttons of a page's toolbar.
    func writeToolbarTints(of page: UIViewController) {
        tints.write(writtenAppearance(of: page)?.toolbar?.tintColor, toToolbarOf: page.shownPage)
    }

    private func writeTints(of page: UIViewController, as appearance: BarAppearance?) {
        tints.write(
            appearance?.tintColor, to: page.shownItem,
            leavesVerticalBar: hasVerticalBar && appearance?.tintsForBackground == true)
        guard page !== pageOfGoingToolbar else { return }
        tints.write(appearance?.toolbar?.tintColor, toToolbarOf: page.shownPage)
    }

    /// Tints buttons again that have moved between the bar and a vertical bar, as when the device was folded.
    func checkVerticalBar() {
        guard let navigationController, navigationController.hasVerticalBar != hasVerticalBar else { return }
        hasVerticalBar.toggle()
        for page in navigationController.viewControllers where hasRead(page) { writeTints(of: page) }
    }

    // MARK: Back buttons and scroll edge effects

    /// Writes the titles of the back buttons that lead down the stack, and restores the back button of a page that has become
    /// the root. Call it outside of transitions: in one the outgoing page still shows its own.
    func updateBackButtons() {
        guard let navigationController else { return }
        if backButtons.isUsed, let top = navigationController.topViewController {
            backButtons.intercept(top, in: navigationController)
        }
        backTitles.update(to: navigationController.viewControllers) { [self] page in
            hasRead(page) ? appearance(of: page)?.backButton : nil
        }
    }

    /// Hides the scroll edge effect of a page whose background is drawn, and restores it on other pages. Where this stack is on the
    /// stack of another one to which the library is attached, that one's object decides.
    /// - Parameters:
    ///   - background: the page's background if the caller knows it.
    ///   - isReturning: whether the page is about to come back to the screen.
    func updateEdgeEffect(
        of page: UIViewController, under background: BarAppearance.Background? = nil, isReturning: Bool = false
    ) {
        guard let navigationController, navigationController.outerStack?.barTransition == nil else { return }
        let hides = (background ?? appearance(of: page)?.background)?.isDrawn ?? false
        // The object of a nested stack stores the app's value, which it still needs when the stack is in a column again.
        let owner = (page as? UINavigationController)?.barTransition?.pages ?? self
        // It can have been attached since this one has hidden the effect, and would take that for the app's value.
        if owner !== self { restoreEdgeEffect(of: page) }
        owner.edgeEffects.write(hides: hides, on: page, isReturning: isReturning)
    }

    private func restoreEdgeEffect(of page: UIViewController) { edgeEffects.write(hides: false, on: page) }

    /// Restores what would still be noticed of a page that has left the stack.
    func clear(_ page: UIViewController) {
        releaseBackground(of: page)
        restoreEdgeEffect(of: page)
        if backButtons.isUsed { for item in page.items { backButtons.restore(item) } }
        guard let nested = page as? UINavigationController, nested.outerStack == nil else { return }
        // It is in a column now, or will be when the split view expands: there its own bar shows its pages.
        for page in nested.viewControllers {
            items.restore(page.shownItem)
            writeTints(of: page, as: nil)
            restoreEdgeEffect(of: page)
        }
        if nested.parent != nil { nested.barTransition?.pages.updateLoadedPages() }
    }

    // MARK: Pages without a bar

    /// Writes the item of a page without a bar as for the background of the page with which the bar comes or goes. UIKit cross-fades
    /// its own backgrounds of both items (fact 6.2.1). So UIKit's own background of this page would be seen over a drawn one of the
    /// other page, and UIKit's own of the other page would fade where this page's is drawn.
    ///
    /// The item of a page that is covered keeps it: nobody sees it, and the transition that brings the page back needs it again.
    /// - Parameter background: that background; nil for a page with a bar.
    func holdBackground(_ background: BarAppearance.Background?, of page: UIViewController) {
        let isDrawn = appearance(of: page)?.background.isDrawn ?? false
        let held: BarAppearance.Background? = background.flatMap {
            $0.isDrawn == isDrawn ? nil : isDrawn ? .system : .transparent
        }
        guard held != heldBackgrounds[page] else { return }
        heldBackgrounds[page] = held
        writeItem(of: page, as: writtenAppearance(of: page))
    }

    /// Writes the item of a page that is on top, or has left the stack, as for its own background again: UIKit and the app can show the
    /// bar at any time.
    func releaseBackground(of page: UIViewController) {
        guard heldBackgrounds[page] != nil, page.transitionCoordinator == nil else { return }
        holdBackground(nil, of: page)
    }

    // MARK: The look of pages that declare nothing

    /// Gives a page that declares nothing the bar's look as appearances of its item, until `releaseLooks()`. UIKit draws a bar without
    /// appearances by its `barStyle`: the next page's style would at once make this page's background dark and its title light.
    func holdLook(of page: UIViewController) {
        let item = page.shownItem
        guard let bar = navigationController?.navigationBar, appearance(of: page) == nil,
            item.standardAppearance == nil, !bar.hasEarlierStyling
        else { return }
        items.write(BarAppearance(), to: item, of: bar)
        pagesWithHeldLook[page] = ()
    }

    /// Restores the items of pages whose look was held and that no transition moves, as one of a nested stack can.
    func releaseLooks() {
        for page in pagesWithHeldLook.keys where page.transitionCoordinator == nil {
            if appearance(of: page) == nil { items.restore(page.shownItem) }
            pagesWithHeldLook[page] = nil
        }
    }

    // MARK: Items that other code writes too

    /// Leaves an item to the code that writes it too: the item no longer has what was written to it before the transition
    /// that has just shown its page.
    ///
    /// SwiftUI sets the items of hosting controllers from their views' modifiers as it renders them, over what was set before
    /// (woocommerce-ios, pull request 4580; swiftui-introspect, issue 450). Writing again would change the bar in each
    /// transition, and a declared background is behind the item's own.
    func leaveReplacedItem(of page: UIViewController) {
        let item = page.shownItem
        // What is held can be all that was written, and must not stay in an item that is left. `releaseBackground(of:)` writes the
        // item again, based on what has replaced it.
        guard heldBackgrounds[page] == nil, let bar = navigationController?.navigationBar,
            items.isReplaced(item, of: bar)
        else { return }
        items.leave(item)
        report(
            .replacedItem,
            "the navigation item of \(page) got another bar appearance while it was being shown, after BarTransition had "
                + "written the declared one, as from SwiftUI's toolbarBackground(_:for:). Such items are left as they are, "
                + "with their own backgrounds and text colors; declare the bar in one place, or call "
                + "setNeedsBarAppearanceUpdate() after your own change.")
    }

    /// Writes to a page's item again that was left.
    /// - Parameter isLater: whether the next write comes only when a transition has ended. Until then what the app has set is no
    ///   reason to leave the item.
    func takeBackItem(of page: UIViewController, isLater: Bool) {
        let item = page.shownItem
        items.takeBack(item)
        if isLater, let bar = navigationController?.navigationBar { items.acceptReplacement(of: item, of: bar) }
    }

    /// Whether a page's item has what was last written to it. The default back button can be another one since.
    func isItemCurrent(of page: UIViewController) -> Bool {
        let item = page.shownItem
        return items.isCurrent(item) && items.written(to: item)?.backButton == appearance(of: page)?.backButton
    }
}

extension UINavigationBar {
    /// Whether the app styles the bar with the properties from before iOS 13, which appearances replace.
    fileprivate var hasEarlierStyling: Bool {
        barTintColor != nil || !isTranslucent || titleTextAttributes != nil || largeTitleTextAttributes != nil
            || shadowImage != nil || backIndicatorImage != nil
            || [UIBarMetrics.default, .compact].contains {
                backgroundImage(for: $0) != nil || titleVerticalPositionAdjustment(for: $0) != 0
            }
    }
}
