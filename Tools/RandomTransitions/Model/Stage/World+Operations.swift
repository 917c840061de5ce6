import BarTransition
import UIKit

extension World {
    /// Performs one operation, except for advancing the time.
    func perform(_ operation: SequenceOperation) {
        switch operation {
        case .push(let spec, let animated): navigation.pushViewController(makePage(spec), animated: animated)
        case .pop(let animated): navigation.popViewController(animated: animated)
        case .popToRoot(let animated): navigation.popToRootViewController(animated: animated)
        case .set(let count, let specs, let animated):
            let kept = Array(navigation.viewControllers.prefix(count))
            navigation.setViewControllers(kept + specs.map(makePage), animated: animated)
        case .tapBack: simulator.tap(at: backButtonPoint)
        case .declare(let bar, let below, let animated): declare(bar, below: below, animated: animated)
        case .toggleBar(let animated): toggleBar(animated: animated)
        case .toggleToolbar(let animated):
            stack.appHidesToolbar.toggle()
            navigation.setToolbarHidden(stack.appHidesToolbar, animated: animated)
        case .scroll(let distance): scroll(by: CGFloat(distance))
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
        case .rotate, .toggleDark, .toggleContrast, .toggleTransparency, .toggleTextSize, .toggleDirection,
            .toggleCrossFades:
            changeSetting(operation)
        case .advance, .rest: break
        }
    }

    private func moveFinger(_ operation: SequenceOperation) {
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
    }

    private var forward: CGFloat { simulator.layoutDirection == .rightToLeft ? -1 : 1 }

    /// From a quarter of the width, far enough to be distinguished from a tap.
    private func beginDrag() {
        let size = simulator.screen.bounds.size
        let start = CGPoint(x: size.width * (0.5 - 0.25 * forward), y: size.height / 2)
        (fingerIsDown, dragStart) = (true, start)
        simulator.touchDown(at: start)
        simulator.touchMove(to: CGPoint(x: start.x + 12 * forward, y: start.y))
    }

    private func moveFinger(toProgress progress: CGFloat) {
        guard let dragStart else { return simulator.moveBackSwipe(toProgress: progress) }
        let way = progress * simulator.screen.bounds.width * forward
        simulator.touchMove(to: CGPoint(x: dragStart.x + way, y: dragStart.y))
    }

    private func changeSetting(_ operation: SequenceOperation) {
        switch operation {
        case .rotate: simulator.rotate(to: simulator.orientation.isLandscape ? .portrait : .landscapeRight)
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
        page.setNeedsBarAppearanceUpdate(animated: animated)
    }

    private func toggleBar(animated: Bool) {
        guard let page = stack.top, var bar = stack.declaration(of: page), let isHidden = bar.isHidden else {
            stack.appHidesBar.toggle()
            return navigation.setNavigationBarHidden(stack.appHidesBar, animated: animated)
        }
        bar.isHidden = !isHidden
        declare(bar, below: false, animated: animated)
    }

    private func scroll(by distance: CGFloat) {
        guard let rows = stack.top?.rows else { return }
        let top = -rows.adjustedContentInset.top
        rows.contentOffset.y = min(max(rows.contentOffset.y + distance, top), top + 600)
    }

    /// The center of the back button's frame.
    private var backButtonPoint: CGPoint {
        let bar = navigation.navigationBar
        let isRightToLeft = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return bar.convert(CGPoint(x: isRightToLeft ? bar.bounds.width - 30 : 30, y: 22), to: nil)
    }
}
