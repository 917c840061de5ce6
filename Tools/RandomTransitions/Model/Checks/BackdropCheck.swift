import BarTransition
import UIKit

/// Checks that a bar at rest draws the background that its page declares, and nothing that was there before.
@MainActor
enum BackdropCheck {
    static func check(_ bar: UINavigationBar, _ declared: BarSpec?, _ world: World) throws {
        let backdrops = bar.subviews.filter { "\(type(of: $0))" == "BarBackdropView" }
        let isDrawn = declared.map { $0.background.value != .system } ?? false
        try expect(
            backdrops.count == (isDrawn ? 1 : 0), "the views in the bar",
            "\(bar.subviews.map { "\(type(of: $0))" }), declared \(declared?.background.rawValue ?? "nothing")")
        guard let backdrop = backdrops.first else { return }
        guard !bar.isHidden else { return }
        let seen = seen(in: backdrop, alpha: 1)
        let wanted = wanted(declared?.background ?? .system, in: backdrop)
        try expect(seen == wanted, "the background", "\(seen), declared \(wanted)")
        guard !wanted.isEmpty, let picture = backdrop.subviews.first(where: { !$0.isHidden })?.subviews.first else {
            return
        }
        let frame = drawnFrame(of: picture, declared?.background ?? .system, in: bar)
        if world.isMinimized {
            // It keeps the height of the whole bar's, part of which is above the screen. A large title's page draws the lower end,
            // and the bar draws what is above it: its canvas ends there, at the end of the bar where the row is above the screen.
            let canvas = picture.subviews.first?.shownFrame(in: bar) ?? frame
            let endsInBar =
                titleView(in: world.stack.top?.rows) != nil && min(frame.maxY, canvas.maxY) < bar.bounds.height + 0.01
            // A place between two points is not exact.
            return try expect(
                (abs(frame.maxY - bar.bounds.height) < 0.01 || endsInBar) && frame.minY < 0.01 - max(bar.frame.minY, 0),
                "the background's frame",
                "\(frame), minimized bar \(bar.frame)")
        }
        let expected = CGRect(
            x: 0, y: -max(bar.frame.minY, 0), width: bar.bounds.width,
            height: bar.bounds.height + max(bar.frame.minY, 0) - scrolledTitle(world.stack.top?.rows))
        // A third of a point is not exact.
        let isRight = [
            (frame.minX, expected.minX), (frame.maxX, expected.maxX), (frame.minY, expected.minY),
            (frame.maxY, expected.maxY),
        ].allSatisfy { abs($0 - $1) < 0.01 }
        try expect(isRight, "the background's frame", "\(frame), bar \(bar.frame)")
    }

    /// The frame of a background, in the bar. It may reach further up, beyond the screen: one that looks the same everywhere with
    /// its canvas, over which only the hairline is, any other with its mirror image.
    private static func drawnFrame(
        of picture: UIView, _ background: BarSpec.Background, in bar: UINavigationBar
    ) -> CGRect {
        var frame = picture.shownFrame(in: bar)
        let top = -max(bar.frame.minY, 0)
        let part =
            switch background.value {
            case .gradient, .image: picture.subviews.first { isMirrored($0) && !$0.isHidden }
            default: picture.subviews.first
            }
        guard let upper = part?.shownFrame(in: bar), upper.minY <= top, upper.maxY >= frame.minY else { return frame }
        (frame.origin.y, frame.size.height) = (top, frame.maxY - top)
        return frame
    }

    private static func isMirrored(_ view: UIView) -> Bool { view.transform.d < 0 }

    /// How far a page has scrolled its large title, in points; negative if it is pulled down. From iOS 26 the title is in
    /// the page, and its background ends where the content begins. The bar keeps its height until it is gone (fact
    /// m21.1).
    private static func scrolledTitle(_ rows: UIScrollView?) -> CGFloat {
        guard let rows, titleView(in: rows) != nil else { return 0 }
        return rows.contentOffset.y + rows.adjustedContentInset.top
    }

    /// The view that draws a background's part in the page, if it is visible.
    private static func titleView(in rows: UIScrollView?) -> UIView? {
        rows?.subviews.first { view in
            guard "\(type(of: view))" == "LargeTitleBackdropView", !view.isHidden else { return false }
            // Its only subview is the part that is drawn, one point higher than that.
            return view.subviews.first.map { $0.bounds.height > 1.2 } ?? false
        }
    }

    /// The page's opaque color is the color on the screen.
    static func checkPixel(_ world: World) throws {
        let bar = world.navigation.navigationBar
        guard world.modal == nil, !bar.isHidden, !world.isMinimized,
            let declared = world.stack.declaration(of: world.stack.top),
            case .color(let color) = declared.background.value, declared.background != .translucent
        else { return }
        let point = bar.convert(CGPoint(x: bar.bounds.width - 2, y: 1), to: nil)
        let seen = channels(world.simulator.color(at: point), in: bar)
        let wanted = channels(color, in: bar)
        try expect(
            zip(seen, wanted).allSatisfy { abs($0 - $1) < 0.01 }, "the color on the screen",
            "\(seen), declared \(wanted)")
    }

    /// The visible drawings, from back to front, without the mirror image above a background.
    private static func seen(in view: UIView, alpha: CGFloat) -> [String] {
        let alpha = alpha * view.alpha
        guard !view.isHidden, alpha > 0.001, !isMirrored(view) else { return [] }
        let parts = view.subviews.flatMap { self.seen(in: $0, alpha: alpha) }
        // It draws nothing itself, but what is in it can reach beyond it.
        guard !view.bounds.isEmpty else { return view.clipsToBounds ? [] : parts }
        if let image = view as? UIImageView { return [image.image == nil ? "no image" : "image \(alpha)"] }
        if let effect = view as? UIVisualEffectView {
            return [effect.effect == nil ? "no material" : "material \(effect.contentView.alpha * alpha)"]
        }
        var seen: [String] = []
        if let gradient = view.layer as? CAGradientLayer, gradient.colors?.isEmpty == false {
            seen.append("gradient \(alpha)")
        }
        if let color = view.backgroundColor, let text = text(color, in: view, alpha: alpha) { seen.append(text) }
        return seen + parts
    }

    private static func wanted(_ background: BarSpec.Background, in view: UIView) -> [String] {
        switch background.value {
        case .system, .transparent: []
        case .color(let color): text(color, in: view, alpha: 1).map { [$0] } ?? []
        case .gradient: ["gradient 1.0"]
        case .image: ["image 1.0"]
        case .material: ["material 1.0"]
        }
    }

    /// Nil for a clear color.
    private static func text(_ color: UIColor, in view: UIView, alpha: CGFloat) -> String? {
        let channels = channels(color, in: view)
        guard channels[3] * alpha > 0.001 else { return nil }
        return "color \(channels[0]) \(channels[1]) \(channels[2]) \(channels[3] * alpha)"
    }

    /// Red, green, blue and alpha, 0...1.
    private static func channels(_ color: UIColor, in view: UIView) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
