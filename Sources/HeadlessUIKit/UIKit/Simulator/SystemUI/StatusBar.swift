import Foundation

/// The style and visibility of the status bar, from the preferences of the front page.
@MainActor
final class StatusBarModel {
    private(set) var style = UIStatusBarStyle.default
    private(set) var isHidden = false
    /// The view controller in front when the preferences were last read.
    private(set) weak var owner: UIViewController?
    /// The view controller whose style was last read.
    private(set) weak var styleOwner: UIViewController?

    /// Reads the preferences again (fact 9.5). Returns whether the visibility has changed.
    func update(root: UIViewController?, isLandscapePhone: Bool) -> Bool {
        let root = root?.statusBarOwner
        owner = root
        let styleOwner = root?.deepestChild(\.childForStatusBarStyle)
        self.styleOwner = styleOwner
        let visibilityOwner = root?.deepestChild(\.childForStatusBarHidden)
        style = styleOwner?.preferredStatusBarStyle ?? .default
        let wasHidden = isHidden
        // Phones hide it in landscape (fact 4.9).
        isHidden = isLandscapePhone || visibilityOwner?.prefersStatusBarHidden == true
        return wasHidden != isHidden
    }
}

extension UIViewController {
    /// The view controller whose preference counts: a page that returns a child delegates the preference to it.
    func deepestChild(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var page = self
        while let next = child(page), next !== page { page = next }
        return page
    }
}

extension Simulator {
    /// Updates the status bar, and the safe areas if its visibility has changed.
    func updateStatusBar() {
        guard windowScene.windows.first?.rootViewController != nil else { return }
        let isLandscapePhone = orientation.isLandscape && profile.idiom == .phone && settings.pose == nil
        let root = (windowScene.keyWindow ?? windowScene.windows.first)?.rootViewController
        if statusBar.update(root: root, isLandscapePhone: isLandscapePhone) {
            for window in windowScene.windows { window.updateSafeAreaInsets() }
        }
        systemOverlay.update()
    }

    /// Reads the preferences again if another view controller is in front. A preference that changes has to be announced by
    /// `setNeedsStatusBarAppearanceUpdate()` (UIKit documentation of `preferredStatusBarStyle`).
    func updateStatusBarForFrontViewController() {
        let root = (windowScene.keyWindow ?? windowScene.windows.first)?.rootViewController
        if root?.statusBarOwner !== statusBar.owner { updateStatusBar() } else { systemOverlay.update() }
    }
}

// MARK: - Scrolling to the top

extension Simulator {
    func isInStatusBar(_ point: CGPoint) -> Bool {
        !statusBar.isHidden && point.y >= 0 && statusBarFrame.contains(point)
    }

    /// Handles a tap on the status bar: scrolls the scroll view that allows it to its top. If several allow it, then none on a phone,
    /// and on other devices the one below the touch that is closest to the status bar (UIScrollView.h, `scrollsToTop`).
    func scrollToTop(tappedAt point: CGPoint) {
        guard let window = windowScene.keyWindow else { return }
        var candidates = window.scrollViewsToTop
        if profile.idiom == .pad {
            let frames = candidates.map { (view: $0, frame: $0.convert($0.bounds, to: nil)) }
            let nearest = frames.filter { $0.frame.minX <= point.x && point.x < $0.frame.maxX }
                .min { $0.frame.minY < $1.frame.minY }
            candidates = nearest.map { [$0.view] } ?? []
        }
        guard candidates.count == 1, let scrollView = candidates.first else { return }
        guard scrollView.storedDelegate?.scrollViewShouldScrollToTop(scrollView) ?? true else { return }
        scrollView.scrollToTop()
    }
}

extension UIView {
    /// The visible scroll views in this view that allow scrolling to the top.
    fileprivate var scrollViewsToTop: [UIScrollView] {
        guard !isHidden, alpha > 0.01 else { return [] }
        let own = (self as? UIScrollView).flatMap { $0.scrollsToTop ? [$0] : nil } ?? []
        return own + subviews.flatMap(\.scrollViewsToTop)
    }
}

// MARK: - Drawing

/// The time, signal, Wi-Fi and battery in one color. The time is always 9:41, because the model never reads the wall clock.
@MainActor
final class StatusBarContentView: UIView {
    init(color: UIColor, simulator: Simulator) {
        super.init(frame: .zero)
        let pixel = color.cgColor.pixel
        let isPad = simulator.profile.idiom == .pad
        let isTall = simulator.profile.statusBarHeight > 30 && !isPad
        layer.content = .drawing { [unowned simulator] canvas, shown in
            let drawing = StatusBarDrawing(
                width: shown.boundsSize.width, isTall: isTall, isPad: isPad || simulator.settings.pose != nil,
                isRightToLeft: simulator.layoutDirection == .rightToLeft, color: pixel)
            if simulator.verticalBarSide != nil {
                drawing.drawInStrip(on: canvas)
            } else {
                drawing.draw(on: canvas)
            }
        }
    }

    required init?(coder: NSCoder) {
        fatalError("StatusBarContentView.init(coder:): only the simulator creates this view.")
    }
}

/// Draws the status bar, in points: the time, then signal, Wi-Fi and battery on the trailing side. A phone with a home
/// button has the time in the middle, signal and Wi-Fi on the leading side. In right-to-left layouts everything is
/// mirrored, as other parts of the system interface are (Human Interface Guidelines, Right to left).
struct StatusBarDrawing {
    let width: CGFloat
    let isTall: Bool
    let isPad: Bool
    let isRightToLeft: Bool
    let color: PixelColor

    func draw(on canvas: Canvas) {
        let size: CGFloat = isTall ? 17 : isPad ? 14 : 12
        let text = TextLine("9:41", font: .inter(weight: 600), size: size)
        let middle: CGFloat = isTall ? 33 : 11
        let textX = isTall ? 62 - text.width / 2 : isPad ? 20 : (width - text.width) / 2
        let frame = mirrored(CGRect(x: textX, y: 0, width: text.width, height: 0))
        canvas.draw(text, at: CGPoint(x: frame.minX, y: middle + size * 0.36), color: color)
        let x = drawBattery(on: canvas, right: isTall ? width - 33 : width - 8, middle: middle)
        let hasHomeButton = !isTall && !isPad
        let wireless = drawWireless(on: canvas, right: hasHomeButton ? 50 : x - 7, middle: middle)
        if !isPad { drawSignal(on: canvas, right: wireless - 7, middle: middle) }
    }

    /// Draws everything below one another, in the strip of a vertical bar. The exact places are unknown.
    func drawInStrip(on canvas: Canvas) {
        let text = TextLine("9:41", font: .inter(weight: 600), size: 17)
        canvas.draw(text, at: CGPoint(x: (width - text.width) / 2, y: 40), color: color)
        let upright = StatusBarDrawing(width: width, isTall: isTall, isPad: isPad, isRightToLeft: false, color: color)
        let wireless = upright.drawWireless(on: canvas, right: width / 2 + 21, middle: 64)
        upright.drawSignal(on: canvas, right: wireless - 7, middle: 64)
        _ = upright.drawBattery(on: canvas, right: width / 2 + 15, middle: 88)
    }

    private func mirrored(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.mirrored(in: width) : rect }

    private func drawBattery(on canvas: Canvas, right: CGFloat, middle: CGFloat) -> CGFloat {
        let body = CGRect(x: right - 27.5, y: middle - 6.5, width: 25, height: 13)
        let shown = mirrored(body)
        canvas.stroke(shown, cornerRadius: 4, lineWidth: 1, color: color.withAlpha(0.4))
        canvas.fill(shown.insetBy(dx: 2, dy: 2), cornerRadius: 2.4, color: color)
        let cap = CGRect(x: right - 1.5, y: middle - 2, width: 1.5, height: 4)
        canvas.fill(mirrored(cap), cornerRadius: 0.7, color: color.withAlpha(0.45))
        return body.minX
    }

    private func drawWireless(on canvas: Canvas, right: CGFloat, middle: CGFloat) -> CGFloat {
        let center = CGPoint(x: isRightToLeft ? width - right + 8.5 : right - 8.5, y: middle + 5.5)
        for (radius, thickness) in [(CGFloat(2.4), CGFloat(2.4)), (6.4, 2.3), (10.4, 2.3)] {
            canvas.fill(Self.sector(center: center, radius: radius, thickness: thickness), color: color)
        }
        return right - 17
    }

    /// A quarter ring that points up; each arc is two Bézier curves.
    private static func sector(center: CGPoint, radius: CGFloat, thickness: CGFloat) -> VectorPath {
        let inner = radius - thickness
        let diagonal = CGFloat(0.70710678)
        let handle = CGFloat(0.26521649)
        func point(_ distance: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x * distance, y: center.y - y * distance)
        }
        let tangent = (x: diagonal - handle * diagonal, y: diagonal + handle * diagonal)
        var path = VectorPath()
        path.move(to: point(radius, -diagonal, diagonal))
        path.cubic(
            to: point(radius, 0, 1), control1: point(radius, -tangent.x, tangent.y), control2: point(radius, -handle, 1)
        )
        path.cubic(
            to: point(radius, diagonal, diagonal), control1: point(radius, handle, 1),
            control2: point(radius, tangent.x, tangent.y))
        if inner > 0 {
            path.line(to: point(inner, diagonal, diagonal))
            path.cubic(
                to: point(inner, 0, 1), control1: point(inner, tangent.x, tangent.y), control2: point(inner, handle, 1))
            path.cubic(
                to: point(inner, -diagonal, diagonal), control1: point(inner, -handle, 1),
                control2: point(inner, -tangent.x, tangent.y))
        } else {
            path.line(to: center)
        }
        path.close()
        return path
    }

    private func drawSignal(on canvas: Canvas, right: CGFloat, middle: CGFloat) {
        for (index, height) in [CGFloat(4), 6.2, 8.8, 12].enumerated() {
            let x = right - 18 + CGFloat(index) * 5
            let bar = CGRect(x: x, y: middle + 6 - height, width: 3.2, height: height)
            canvas.fill(mirrored(bar), cornerRadius: 1, color: color)
        }
    }
}
