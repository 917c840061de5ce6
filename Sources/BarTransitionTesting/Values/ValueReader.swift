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
        FilmFrame(progress: progress, bar: bar { self.color(at: $0, picture, scale) }, pages: pages)
    }

    /// The bar at this moment.
    /// - Parameter background: the colour at a point of the window.
    func bar(background: (CGPoint) -> FilmColor?) -> FilmFrame.Bar {
        let bar = navigationController.navigationBar
        let frame = bar.shownFrame
        let visible = frame.intersection(window.bounds)
        let isSeen = !bar.isHidden && visible.width > 0 && visible.height > 0
        return FilmFrame.Bar(
            frame: frame, isHidden: bar.isHidden,
            background: isSeen ? background(CGPoint(x: visible.midX, y: visible.minY + 2)) : nil,
            tint: FilmColor(bar.tintColor, in: bar.traitCollection), itemCount: bar.items?.count ?? 0)
    }

    /// The pages at this moment, in the order in which they were followed.
    var pages: [FilmFrame.Page] {
        zip(names, probes).map { name, probe in
            let view = probe.page.viewIfLoaded
            let isShown = view?.window != nil
            return FilmFrame.Page(
                name: name, origin: isShown ? view?.shownFrame.origin : nil,
                safeAreaTop: isShown ? view?.safeAreaInsets.top : nil, contentTop: probe.top,
                scrollOffset: isShown ? probe.page.filmedScrollView?.contentOffset.y : nil)
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
