import Foundation

/// The home indicator at the bottom of a screen without a home button. Its shade depends on the contents below each
/// column: light over dark contents, dark over light ones (observed: N. Gitter, “Reverse-Engineering the iPhone X Home
/// Indicator Color”, 2017). Sizes and thresholds are unknown.
struct HomeIndicator: Equatable, Sendable {
    /// In points.
    var lengthInPortrait: CGFloat = 139
    /// In points.
    var lengthInLandscape: CGFloat = 205
    /// In points.
    var thickness: CGFloat = 5
    /// The distance from its bottom edge to that of the screen, in points.
    var margin: CGFloat = 8
    /// The luminance of contents, 0...1, up to which it is white and from which it is black; it is gray in between. The
    /// range is small, so that it has one shade over shades of one color.
    var luminanceThresholds: ClosedRange<Double> = 0.3...0.4
    /// The number of positions at which the contents are sampled.
    var samples = 32
    /// Seconds without a touch after which it hides if the view controller prefers that (unknown).
    var hidingDelay: TimeInterval = 2

    func frame(on screen: CGSize) -> CGRect {
        let length = screen.width > screen.height ? lengthInLandscape : lengthInPortrait
        return CGRect(
            x: (screen.width - length) / 2, y: screen.height - margin - thickness, width: length, height: thickness)
    }

    /// Draws over the current contents of the canvas.
    func draw(on canvas: Canvas, screen: CGSize) {
        let frame = frame(on: screen)
        let luminances = (0..<samples).map { sample in
            let part = CGFloat(sample) / CGFloat(samples - 1)
            return canvas.luminance(at: CGPoint(x: frame.minX + part * frame.width, y: frame.midY))
        }
        // What is beneath is blurred, so that a letter leaves no hole.
        let shades = luminances.indices.map { index in
            let near = luminances[max(index - 3, 0)...min(index + 3, samples - 1)]
            return shade(over: near.reduce(0, +) / Double(near.count))
        }
        canvas.drawLinearGradient(
            in: frame, cornerRadius: thickness / 2, colors: shades, start: CGPoint(x: 0, y: 0.5),
            end: CGPoint(x: 1, y: 0.5))
    }

    private func shade(over luminance: Double) -> PixelColor {
        let (dark, light) = (luminanceThresholds.lowerBound, luminanceThresholds.upperBound)
        return PixelColor(white: min(max((light - luminance) / (light - dark), 0), 1))
    }
}

extension Canvas {
    /// The luminance, 0...1, of the opaque pixel at a point; 0 outside the bitmap.
    fileprivate func luminance(at point: CGPoint) -> Double {
        let (x, y) = (Int(point.x * scale), Int(point.y * scale))
        guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else { return 0 }
        let pixel = bitmap[x, y]
        let (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
        return (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    }
}

// MARK: - Hiding

/// The state of hiding the home indicator. The preference of the front page is read when it becomes the front page and
/// when it announces a change. (UIKit documentation, `prefersHomeIndicatorAutoHidden`)
@MainActor
struct HomeIndicatorHiding {
    /// The page whose preference was read last.
    weak var frontPage: UIViewController?
    /// Whether the page prefers the indicator hidden.
    var isPreferred = false
    var isHidden = false
    /// The scheduled hiding; nil if none is scheduled.
    var event: VirtualClock.Event?
}

extension Simulator {
    /// Whether the home indicator is hidden. If the front view controller prefers that, it hides after a time without a
    /// touch and reappears at the next touch.
    public var isHomeIndicatorHidden: Bool { homeIndicatorHiding.isHidden }

    private var frontPage: UIViewController? { window.rootViewController?.orientationOwner }

    /// Reads the preference again if another page is in front.
    func updateHomeIndicatorForFrontViewController() {
        let page = frontPage
        guard homeIndicatorHiding.frontPage !== page else { return }
        homeIndicatorHiding.frontPage = page
        updateHomeIndicatorPreference()
    }

    /// Reads the preference of the front page, or of the child it delegates to.
    func updateHomeIndicatorPreference() {
        let owner = frontPage?.deepestChild(\.childForHomeIndicatorAutoHidden)
        homeIndicatorHiding.isPreferred = owner?.prefersHomeIndicatorAutoHidden == true && !profile.hasHomeButton
        if homeIndicatorHiding.isPreferred, homeIndicatorHiding.event != nil || homeIndicatorHiding.isHidden { return }
        showHomeIndicator(hidesAgain: touches.touch == nil)
    }

    /// Shows the indicator, as at a touch, and schedules hiding it if `hidesAgain` and the page prefers that.
    func showHomeIndicator(hidesAgain: Bool) {
        clock.cancel(homeIndicatorHiding.event)
        homeIndicatorHiding.event = nil
        homeIndicatorHiding.isHidden = false
        guard homeIndicatorHiding.isPreferred, hidesAgain else { return }
        homeIndicatorHiding.event = clock.schedule(at: now + profile.homeIndicator.hidingDelay) { [weak self] in
            self?.homeIndicatorHiding.event = nil
            self?.homeIndicatorHiding.isHidden = true
        }
    }
}
