import BarTransition
import UIKit

extension World {
    /// Performs one operation, except for advancing the time.
    func perform(_ operation: SequenceOperation) {
        if stack.hidesAtHeight, operation.changesSize { stack.forgetVisibility() }
        if operation == .detach { stack.visibilityEnds = true }
        if showsAnotherPage(operation) { stack.noteStackChange(isCovered: modal != nil) }
        switch operation {
        case .push(let spec, let animated): navigation.pushViewController(makePage(spec), animated: animated)
        case .pop(let animated): navigation.popViewController(animated: animated)
        case .popToRoot(let animated): navigation.popToRootViewController(animated: animated)
        case .set(let count, let specs, let animated):
            let kept = Array(navigation.viewControllers.prefix(count))
            navigation.setViewControllers(kept + specs.map(makePage), animated: animated)
        case .tapBack: tapBack()
        case .declare(let bar, let below, let animated): declare(bar, below: below, animated: animated)
        case .toggleBar(let animated): toggleBar(animated: animated)
        case .toggleToolbar(let animated):
            stack.appHidesToolbar = !navigation.isToolbarHidden
            navigation.setToolbarHidden(stack.appHidesToolbar, animated: animated)
            stack.noteOwnChange()
        case .toggleHiding(let mode): stack.toggle(mode)
        case .hideByHand(let animated):
            navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: animated)
            stack.noteVisibility()
        case .tapPage:
            simulator.tap(at: pageMiddle)
            stack.noteVisibility()
        case .dragPage(let distance): dragPage(by: CGFloat(distance))
        case .type: type()
        case .scroll(let distance): scroll(by: CGFloat(distance))
        case .scrollByHand(let distance):
            simulator.drag(
                from: pageMiddle, to: CGPoint(x: pageMiddle.x, y: pageMiddle.y - CGFloat(distance)), velocity: .zero)
        case .present(let animated):
            let page = UIViewController(nibName: nil, bundle: nil)
            page.modalPresentationStyle = .fullScreen
            modal = page
            navigation.present(page, animated: animated)
        case .dismiss(let animated): modal?.dismiss(animated: animated)
        case .selectTab(let index): tabs?.selectedIndex = index
        case .attach: stack.attach()
        case .detach: stack.detach()
        case .beginSwipe, .beginDrag, .moveSwipe, .endSwipe, .interruptTouch: moveFinger(operation)
        case .rotate, .toggleFold, .changePose, .toggleDark, .toggleContrast, .toggleTransparency, .toggleTextSize,
            .toggleDirection,
            .toggleCrossFades:
            changeSetting(operation)
        case .advance, .rest: break
        }
    }

    /// A button that still moves in does not pop; where the bar is too low for one, the tap is one on the page.
    private func tapBack() {
        let (count, isSwipe) = (navigation.viewControllers.count, stack.isSwiped)
        let wasHidden = navigation.isNavigationBarHidden
        simulator.tap(at: backButtonPoint)
        if navigation.viewControllers.count != count {
            stack.noteStackChange(isCovered: modal != nil || isSwipe)
        } else if navigation.isNavigationBarHidden != wasHidden {
            stack.noteVisibility()
        }
    }

    /// Whether another page is shown, over which its declaration decides again.
    private func showsAnotherPage(_ operation: SequenceOperation) -> Bool {
        switch operation {
        case .push, .pop, .popToRoot: true
        case .set(let kept, let added, _): kept < navigation.viewControllers.count || !added.isEmpty
        default: false
        }
    }

    private func moveFinger(_ operation: SequenceOperation) {
        let wasHidden = navigation.isNavigationBarHidden
        let movedPages = movesPages
        switch operation {
        case .beginSwipe:
            (fingerIsDown, dragStart) = (true, nil)
            simulator.beginBackSwipe()
        case .beginDrag: beginDrag()
        case .moveSwipe(let hundredths): moveFinger(toProgress: CGFloat(hundredths) / 100)
        case .endSwipe(let isFinishing):
            fingerIsDown = false
            simulator.endBackSwipe(finishing: isFinishing)
        default:
            fingerIsDown = false
            simulator.touchCancel()
        }
        // A finger that moves no pages is one that UIKit hides bars for: it taps the page if it has hardly moved, and moves
        // vertically where the screen rotates under it.
        if !movedPages, !movesPages, navigation.isNavigationBarHidden != wasHidden { stack.noteVisibility() }
    }

    /// Whether a transition between pages runs. A rotation's coordinator has no two pages.
    private var movesPages: Bool {
        let coordinator = navigation.transitionCoordinator
        return coordinator?.viewController(forKey: .from) !== coordinator?.viewController(forKey: .to)
    }

    private var forward: CGFloat { simulator.layoutDirection == .rightToLeft ? -1 : 1 }

    /// From a quarter of the width, far enough to be distinguished from a tap.
    private func beginDrag() {
        let size = simulator.window.bounds.size
        let start = CGPoint(x: size.width * (0.5 - 0.25 * forward), y: size.height / 2)
        (fingerIsDown, dragStart) = (true, start)
        simulator.touchDown(at: start)
        simulator.touchMove(to: CGPoint(x: start.x + 12 * forward, y: start.y))
    }

    private func moveFinger(toProgress progress: CGFloat) {
        guard let dragStart else { return simulator.moveBackSwipe(toProgress: progress) }
        let way = progress * simulator.window.bounds.width * forward
        simulator.touchMove(to: CGPoint(x: dragStart.x + way, y: dragStart.y))
    }

    private func changeSetting(_ operation: SequenceOperation) {
        switch operation {
        case .rotate: simulator.rotate(to: simulator.orientation.isLandscape ? .portrait : .landscapeRight)
        case .toggleFold: if simulator.pose?.isOpen == true { simulator.fold() } else { simulator.unfold() }
        case .changePose(let pose): simulator.changePose(to: pose)
        case .toggleDark: simulator.userInterfaceStyle = simulator.userInterfaceStyle == .dark ? .light : .dark
        case .toggleContrast: simulator.increasesContrast.toggle()
        case .toggleTransparency: simulator.reducesTransparency.toggle()
        case .toggleTextSize:
            simulator.contentSizeCategory = simulator.contentSizeCategory == .large ? .extraLarge : .large
        case .toggleDirection:
            simulator.layoutDirection = simulator.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        default: simulator.prefersCrossFades.toggle()
        }
    }

    private func declare(_ bar: BarSpec, below: Bool, animated: Bool) {
        guard let page = page(below: below) else { return }
        page.bar = bar
        stack.followDeclaration()
        page.setNeedsBarAppearanceUpdate(animated: animated)
    }

    private func toggleBar(animated: Bool) {
        guard let page = stack.top, var bar = stack.declaration(of: page), let isHidden = bar.isHidden else {
            stack.appHidesBar = !navigation.isNavigationBarHidden
            navigation.setNavigationBarHidden(stack.appHidesBar, animated: animated)
            return stack.noteOwnChange()
        }
        bar.isHidden = !isHidden
        declare(bar, below: false, animated: animated)
    }

    private var pageMiddle: CGPoint {
        CGPoint(x: simulator.window.bounds.midX, y: simulator.window.bounds.midY)
    }

    private func dragPage(by distance: CGFloat) {
        let start = pageMiddle
        simulator.touchDown(at: start)
        for step in 1...4 {
            simulator.advance(by: 1 / 60)
            simulator.touchMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 4))
        }
        simulator.advance(by: 0.2)
        simulator.touchUp()
        stack.noteVisibility()
    }

    private func type() {
        guard let page = stack.top else { return }
        let field = UITextField(frame: CGRect(x: 60, y: 200, width: 100, height: 30))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        simulator.runToRest()
        field.resignFirstResponder()
        field.removeFromSuperview()
        stack.noteVisibility()
    }

    private func scroll(by distance: CGFloat) {
        guard let rows = stack.top?.rows else { return }
        let top = -rows.adjustedContentInset.top
        rows.contentOffset.y = min(max(rows.contentOffset.y + distance, top), top + 600)
    }

    /// The center of the back button's frame.
    /// Whether a bar is minimized, or returns only as its transition ends, so that a tap on its back button is one on the status
    /// bar, which scrolls to the top.
    var backButtonIsInStatusBar: Bool {
        simulator.windowScene.statusBarManager?.statusBarFrame.contains(backButtonPoint) == true
    }

    private var backButtonPoint: CGPoint {
        let bar = navigation.navigationBar
        if navigation.traitCollection.verticalBarEdge != .unspecified {
            // The first button of the vertical bar, below the status bar.
            let isOnRight = navigation.view.safeAreaInsets.right > navigation.view.safeAreaInsets.left
            let y = simulator.windowScene.statusBarManager?.statusBarFrame.maxY ?? 0
            return CGPoint(x: isOnRight ? navigation.view.bounds.width - 42 : 42, y: y + 22)
        }
        let isRightToLeft = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return bar.convert(CGPoint(x: isRightToLeft ? bar.bounds.width - 30 : 30, y: 22), to: nil)
    }
}
