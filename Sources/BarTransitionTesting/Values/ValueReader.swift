import UIKit

/// Reads what is on the screen of one navigation controller as numbers.
@MainActor
final class ValueReader {
    private let navigationController: UINavigationController
    private let window: UIWindow
    private(set) var probes: [ContentProbe] = []

    init(_ navigationController: UINavigationController, window: UIWindow) {
        self.navigationController = navigationController
        self.window = window
    }

    /// Follows a page from now on; twice is once.
    func follow(_ page: UIViewController?) {
        guard let page, !probes.contains(where: { $0.page === page }) else { return }
        page.loadViewIfNeeded()
        probes.append(ContentProbe(page))
        // A page that is on the screen may be read before its next layout.
        if page.view.window != nil { page.view.layoutIfNeeded() }
    }

    func remove() {
        for probe in probes { probe.remove() }
        probes = []
    }

    /// - Parameter picture: the screen at this moment, `scale` pixels per point.
    func read(progress: CGFloat, picture: PixelBuffer, scale: CGFloat) -> FilmFrame {
        read(progress: progress) { self.color(at: $0, picture, scale) }
    }

    /// - Parameter background: the colour at a point of the window.
    func read(progress: CGFloat, background: (CGPoint) -> FilmColor?) -> FilmFrame {
        let content = BarContentReader(navigationController.navigationBar)
        let surroundings = SurroundingsReader(navigationController: navigationController, window: window).surroundings
        return FilmFrame(
            progress: progress, bar: bar(content, background), pages: pages(content, background),
            surroundings: surroundings)
    }

    /// What of the bar is on the screen; nil where nothing is.
    private var visibleBar: CGRect? {
        let bar = navigationController.navigationBar
        let visible = bar.shownFrame.intersection(window.bounds)
        return !bar.isHidden && visible.width > 0 && visible.height > 0 ? visible : nil
    }

    private func bar(_ content: BarContentReader, _ background: (CGPoint) -> FilmColor?) -> FilmFrame.Bar {
        let bar = navigationController.navigationBar
        let frame = bar.shownFrame
        let visible = visibleBar
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

    /// The pages at this moment, in the order in which they were followed.
    private func pages(
        _ content: BarContentReader, _ background: (CGPoint) -> FilmColor?
    ) -> [FilmFrame.Page] {
        let visible = visibleBar
        let order = PageOrder(probes.compactMap { $0.page.viewIfLoaded })
        return zip(names, probes).map { name, probe in
            let shown = probe.page.viewIfLoaded.flatMap { $0.window == nil ? nil : $0 }
            return FilmFrame.Page(
                name: name, frame: shown?.shownFrame, safeArea: shown?.safeAreaInsets,
                ownInset: shown == nil ? nil : probe.page.additionalSafeAreaInsets.top, contentTop: probe.top,
                scrollOffset: shown == nil ? nil : probe.page.filmedScrollView?.contentOffset.y,
                title: content.title(of: probe.page),
                background: shown.flatMap { view in
                    let point = CGPoint(x: view.shownFrame.midX, y: (visible?.minY ?? 0) + 2)
                    guard let visible, visible.contains(point), !order.isCovered(view, at: point.x) else { return nil }
                    return background(point)
                })
        }
    }

    /// The pages' names; the second of two equal ones is numbered.
    private var names: [String] {
        var names: [String] = []
        for probe in probes {
            let name = probe.page.filmName
            var candidate = name
            var number = 2
            while names.contains(candidate) {
                candidate = "\(name) (\(number))"
                number += 1
            }
            names.append(candidate)
        }
        return names
    }

    private func color(at point: CGPoint, _ picture: PixelBuffer, _ scale: CGFloat) -> FilmColor? {
        picture.pixel(x: Int(point.x * scale), y: Int(point.y * scale)).map { FilmColor(pixel: $0) }
    }
}
