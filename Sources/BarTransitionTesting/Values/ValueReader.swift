import BarTransition
import UIKit

/// Reads the values of one navigation controller on the screen.
@MainActor
final class ValueReader {
    private let navigationController: UINavigationController
    private let window: UIWindow
    /// Whether the color behind a title is left out where a button of the bar can cover it: it is the button's then.
    private let leavesOutButtons: Bool
    private(set) var pageReaders: [ContentTopReader] = []

    init(_ navigationController: UINavigationController, window: UIWindow, leavesOutButtons: Bool = false) {
        self.navigationController = navigationController
        self.window = window
        self.leavesOutButtons = leavesOutButtons
    }

    /// Includes a page in the values from now on. Idempotent.
    func follow(_ page: UIViewController?) {
        guard let page, !pageReaders.contains(where: { $0.page === page }) else { return }
        page.loadViewIfNeeded()
        pageReaders.append(ContentTopReader(page))
        // The values of a page on the screen may be read before its next layout pass.
        if page.view.window != nil { page.view.layoutIfNeeded() }
    }

    func remove() {
        for reader in pageReaders { reader.remove() }
        pageReaders = []
    }

    /// - Parameter picture: the current screen, `scale` pixels per point.
    func read(progress: CGFloat, picture: PixelBuffer, scale: CGFloat) -> FilmFrame {
        read(progress: progress) { self.color(at: $0, picture, scale) }
    }

    /// - Parameter background: the color at a point of the window.
    func read(
        progress: CGFloat, _ frames: ShownFrames = ShownFrames(), background: (CGPoint) -> FilmColor?
    ) -> FilmFrame {
        let content = BarContentReader(navigationController.navigationBar, frames)
        let surroundings = SurroundingsReader(
            navigationController: navigationController, window: window, frames: frames)
        return FilmFrame(
            progress: progress, bar: bar(content, frames, background), pages: pages(content, frames, background),
            surroundings: surroundings.surroundings)
    }

    /// The height of a bar that is barely on the screen, in points: what is read 2 points below its top would be half a pixel
    /// below it.
    private static let leastHeight: CGFloat = 4

    /// The part of the bar that is on the screen; nil if none is, or hardly any.
    private func visibleBar(_ frames: ShownFrames) -> CGRect? {
        let bar = navigationController.navigationBar
        let visible = frames.frame(of: bar).intersection(window.bounds)
        return !bar.isHidden && visible.width > 0 && visible.height >= Self.leastHeight ? visible : nil
    }

    private func bar(
        _ content: BarContentReader, _ frames: ShownFrames, _ background: (CGPoint) -> FilmColor?
    ) -> FilmFrame.Bar {
        let bar = navigationController.navigationBar
        let frame = frames.frame(of: bar)
        let visible = visibleBar(frames)
        func color(_ x: CGFloat?) -> FilmColor? {
            guard let visible, let x else { return nil }
            return background(CGPoint(x: x, y: visible.minY + 2))
        }
        return FilmFrame.Bar(
            frame: frame, isHidden: bar.isHidden, background: color(visible?.midX),
            backgroundEnds: [visible.map { $0.minX + 2 }, visible.map { $0.maxX - 2 }].compactMap(color),
            tint: FilmColor(bar.tintColor, in: bar.traitCollection), buttons: content.buttons,
            items: (bar.items ?? []).map { $0.title ?? "" })
    }

    /// The values of the pages, in the order in which they were added.
    private func pages(
        _ content: BarContentReader, _ frames: ShownFrames, _ background: (CGPoint) -> FilmColor?
    ) -> [FilmFrame.Page] {
        let visible = visibleBar(frames)
        // Where a part of the bar is above the screen, its title may be at the top.
        let bar = navigationController.navigationBar
        let isCut = leavesOutButtons && frames.frame(of: bar).minY < window.bounds.minY
        // Where a bar moves up or down its top passes over other content in each frame, which a clear background shows. A text
        // there is behind a part of the width only, which begins at the leading edge.
        let isMoving =
            leavesOutButtons && abs(frames.frame(of: bar).minY - bar.convert(bar.bounds, to: nil).minY) > 0.01
        let places: [CGFloat] = isMoving ? [0.5, 0.6, 0.7, 0.8, 0.9] : [0.5]
        let order = PageOrder(pageReaders.compactMap { $0.page.viewIfLoaded }, frames)
        let titleViews = pageReaders.compactMap { $0.page.navigationItem.titleView }.filter { $0.window != nil }
        return zip(PageNames(pages).all, pageReaders).map { name, reader in
            let shown = reader.page.viewIfLoaded.flatMap { $0.window == nil ? nil : $0 }
            return FilmFrame.Page(
                name: name, frame: shown.map(frames.frame), safeArea: shown?.safeAreaInsets,
                ownInset: shown == nil ? nil : reader.page.additionalSafeAreaInsets.top, contentTop: reader.top(frames),
                scrollOffset: shown == nil ? nil : reader.page.filmedScrollView?.contentOffset.y,
                title: content.title(of: reader.page),
                background: shown.flatMap { view in
                    guard let visible, !isCut else { return nil }
                    let page = frames.frame(of: view)
                    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                    let points = places.map { place in
                        CGPoint(x: page.minX + page.width * (isMirrored ? 1 - place : place), y: visible.minY + 2)
                    }
                    let free = points.filter { point in
                        visible.contains(point) && !order.isNearlyCovered(view, at: point.x)
                            && !(leavesOutButtons
                                && (content.mayCover(point)
                                    || titleViews.contains { frames.frame(of: $0).contains(point) }))
                    }
                    guard free.first == points.first, !isMoving || free.count >= 3 else { return nil }
                    return FilmColor.typical(of: free.compactMap(background))
                },
                isScaled: shown.map { frames.isScaled($0, in: navigationController.view) } ?? false)
        }
    }

    /// The colors in the middle of the pages' views where the bar is, or where a hidden bar would be; nil where that middle is off
    /// the screen, or under another page or its shadow. Of several points, since one can be on the edge of a letter of the page.
    func barAreas(_ frames: ShownFrames, _ background: (CGPoint) -> FilmColor?) -> [FilmColor?] {
        let top = (visibleBar(frames)?.minY ?? topOfHiddenBar(frames)) + 2
        let order = PageOrder(pageReaders.compactMap { $0.page.viewIfLoaded }, frames)
        return pageReaders.map { reader in
            guard let view = reader.page.viewIfLoaded, view.window != nil else { return nil }
            let page = frames.frame(of: view)
            let points = [0.5, 0.3, 0.4, 0.6, 0.7].map { CGPoint(x: page.minX + page.width * $0, y: top) }
            let free = points.filter { window.bounds.contains($0) && !order.isNearlyCovered(view, at: $0.x) }
            guard free.first == points.first else { return nil }
            return FilmColor.typical(of: free.compactMap(background))
        }
    }

    /// A point that is in the bar wherever it is shown: on iOS 26 it begins 10 points below the top of the screen at least.
    private func topOfHiddenBar(_ frames: ShownFrames) -> CGFloat {
        guard let view = navigationController.view else { return 0 }
        return frames.frame(of: view).minY + max(view.safeAreaInsets.top, 10)
    }

    /// The colors where a toolbar or a tab bar is at the bottom of the screen, or where a hidden one would be: in the lowest row,
    /// and with a tab bar in one above it too.
    func bottomRows(_ frames: ShownFrames, _ background: (CGPoint) -> FilmColor?) -> [BottomRow] {
        guard let view = navigationController.view, view.window != nil else { return [] }
        let frame = frames.frame(of: view).intersection(window.bounds)
        let lowest = frame.maxY - window.safeAreaInsets.bottom - Self.heightOfBottomBar / 2
        let count = navigationController.tabBarController == nil ? 1 : 2
        return (0..<count).map { lowest - CGFloat($0) * Self.heightOfBottomBar }.map { y in
            let points = [0.1, 0.3, 0.5, 0.7, 0.9].map { CGPoint(x: frame.minX + frame.width * $0, y: y) }
            return BottomRow(
                y: y, colors: points.map { window.bounds.contains($0) ? background($0) : nil })
        }
    }

    /// The height of a tab bar without the safe area below it, in points; a toolbar's is a little less.
    private static let heightOfBottomBar: CGFloat = 48

    /// The pages, in the order in which they were added.
    var pages: [UIViewController] { pageReaders.map(\.page) }

    private func color(at point: CGPoint, _ picture: PixelBuffer, _ scale: CGFloat) -> FilmColor? {
        picture.pixel(x: Int(point.x * scale), y: Int(point.y * scale)).map { FilmColor(pixel: $0) }
    }
}

/// The colors along a row of the screen.
struct BottomRow: Sendable {
    /// In window coordinates, in points.
    let y: CGFloat
    let colors: [FilmColor?]
}

/// The order in which pages cover each other.
@MainActor
struct PageOrder {
    /// The reach of the shadow of a page in front, in points, with some margin. It covers a pixel that is half under the edge
    /// too.
    private static let shadowReach: CGFloat = 40

    private let views: [UIView]
    private let frames: ShownFrames

    init(_ views: [UIView], _ frames: ShownFrames) {
        self.views = views.filter { $0.window != nil }
        self.frames = frames
    }

    /// Whether another page, or its shadow, covers `view` at `x` in the window.
    func isNearlyCovered(_ view: UIView, at x: CGFloat) -> Bool {
        views.contains { other in
            guard other !== view else { return false }
            let frame = frames.frame(of: other)
            let reach = frame.insetBy(dx: -Self.shadowReach, dy: 0)
            return (reach.minX...reach.maxX).contains(x) && isAbove(other, view)
                && !(frame.contains(frames.frame(of: view)) && isFading(other))
        }
    }

    /// Whether a view is shown in part. Over all of another one, as in a cross-fade, it has no edge that passes.
    private func isFading(_ view: UIView) -> Bool {
        var opacity: Float = 1
        for view in sequence(first: view, next: { $0.superview }) {
            opacity *= view.shownLayer.opacity
        }
        return opacity < 0.999
    }

    private func isAbove(_ view: UIView, _ other: UIView) -> Bool {
        for (index, otherIndex) in zip(path(to: view), path(to: other)) where index != otherIndex {
            return index > otherIndex
        }
        return false
    }

    /// The indices of the view's superviews and of the view among their siblings, from the window down.
    private func path(to view: UIView) -> [Int] {
        guard let parent = view.superview else { return [] }
        return path(to: parent) + [parent.subviews.firstIndex(of: view) ?? 0]
    }
}
