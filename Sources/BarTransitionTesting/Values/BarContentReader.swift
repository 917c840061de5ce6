import BarTransition
import UIKit

/// Finds the titles and buttons that a bar shows for its items. Labels outside controls are titles, controls are buttons, but
/// for the control in which an inline title is from iOS 16.
@MainActor
struct BarContentReader {
    private let titles: [(text: String, color: FilmColor)]
    /// The distinct colors of the visible button texts, from back to front.
    let buttons: [FilmColor]
    private let buttonFrames: [CGRect]

    /// Reads a bar. A bar that is hidden or in no window has no content.
    init(_ bar: UINavigationBar, _ frames: ShownFrames) {
        var finder = Finder(traits: bar.traitCollection, frames: frames)
        if !bar.isHidden, let window = bar.window { finder.visit(bar, opacity: 1, visible: window.bounds) }
        titles = finder.titles
        var buttons: [FilmColor] = []
        for color in finder.buttons where !buttons.contains(color) { buttons.append(color) }
        self.buttons = buttons
        buttonFrames = finder.buttonFrames
    }

    /// Whether a button, or the glass around it (from iOS 26), can cover a point of the window.
    func mayCover(_ point: CGPoint) -> Bool {
        buttonFrames.contains { $0.insetBy(dx: -Self.reachOfGlass, dy: -Self.reachOfGlass).contains(point) }
    }

    /// The largest distance of the glass's edge from its button, in points, with some margin.
    private static let reachOfGlass: CGFloat = 16

    /// The color of a page's title; of several labels, the most opaque one's.
    func title(of page: UIViewController) -> FilmColor? {
        guard page.navigationItem.titleView == nil else { return nil }
        let texts = [page.navigationItem.title ?? page.title].compactMap { $0 }
        return titles.filter { texts.contains($0.text) }.max { $0.color.alpha < $1.color.alpha }?.color
    }

    @MainActor
    private struct Finder {
        let traits: UITraitCollection
        let frames: ShownFrames
        var titles: [(text: String, color: FilmColor)] = []
        var buttons: [FilmColor] = []
        var buttonFrames: [CGRect] = []

        /// - Parameter visible: the part of the window to which the superviews clip.
        mutating func visit(_ view: UIView, opacity: CGFloat, visible: CGRect) {
            let opacity = opacity * CGFloat(view.shownLayer.opacity)
            guard !view.isHidden, opacity > 0.002 else { return }
            if let label = view as? UILabel {
                guard let text = label.text, !text.isEmpty, isSeen(label, visible) else { return }
                titles.append((text, color(label.textColor, opacity, in: label.traitCollection)))
            } else if view is UIControl, !isTitle(view) {
                guard isSeen(view, visible) else { return }
                addButton(view, opacity)
                buttonFrames.append(frames.frame(of: view))
            } else {
                let visible = view.clipsToBounds ? visible.intersection(frames.frame(of: view)) : visible
                for part in view.subviews { visit(part, opacity: opacity, visible: visible) }
            }
        }

        /// Whether a control shows a title. No public property tells it from a button whose text is the same title, as a back
        /// button's can be, so it is known by the name of its class, which is _UINavigationBarTitleControl on iOS 16 to 26.
        private func isTitle(_ control: UIView) -> Bool {
            String(describing: type(of: control)).hasSuffix("TitleControl")
        }

        /// On iOS 26 titles do not fade; they move with their page and under the one in front of it.
        private func isSeen(_ view: UIView, _ visible: CGRect) -> Bool {
            let rest = frames.frame(of: view).intersection(visible)
            return rest.width >= 1 && rest.height >= 1
        }

        /// Images are left out: they have the tint color, whose animation no property exposes.
        private mutating func addButton(_ view: UIView, _ opacity: CGFloat) {
            for part in view.subviews where !part.isHidden {
                let opacity = opacity * CGFloat(part.shownLayer.opacity)
                guard opacity > 0.002 else { continue }
                if let label = part as? UILabel, label.text?.isEmpty == false {
                    buttons.append(color(label.textColor, opacity, in: traits))
                } else {
                    addButton(part, opacity)
                }
            }
        }

        private func color(_ color: UIColor?, _ opacity: CGFloat, in traits: UITraitCollection) -> FilmColor {
            FilmColor(color ?? .clear, in: traits).faded(opacity)
        }
    }
}
