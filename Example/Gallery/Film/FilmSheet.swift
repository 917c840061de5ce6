import UIKit

/// Draws the films of a scene in both modes on one sheet.
@MainActor
struct FilmSheet {
    static let paper = UIColor(red: 0.961, green: 0.961, blue: 0.969, alpha: 1)
    static let ink = UIColor(red: 0.114, green: 0.114, blue: 0.122, alpha: 1)
    private static let pale = UIColor(red: 0.43, green: 0.43, blue: 0.45, alpha: 1)
    static let edge = UIColor(white: 0, alpha: 0.16)
    /// Around the frames of dark scenes, whose own edges would be lost on light paper.
    private static let darkPaper = UIColor(red: 0.137, green: 0.137, blue: 0.145, alpha: 1)
    private static let paleOnDark = UIColor(red: 0.63, green: 0.63, blue: 0.65, alpha: 1)
    private static let edgeOnDark = UIColor(white: 1, alpha: 0.16)
    static let good = UIColor(red: 0.07, green: 0.48, blue: 0.26, alpha: 1)
    static let bad = UIColor(red: 0.78, green: 0.16, blue: 0.12, alpha: 1)

    let scene: Scene
    let profile: Simulator.Profile
    /// One film per row.
    let films: [Film]
    let layout: FilmLayout

    /// The sheet as a picture, one pixel per point.
    func picture() -> UIImage {
        let view = UIView(frame: CGRect(origin: .zero, size: layout.size))
        view.backgroundColor = Self.paper
        addHeader(to: view)
        for (row, film) in films.enumerated() { add(film, row: row, to: view) }
        return Self.picture(of: view)
    }

    /// A view as a picture, one pixel per point.
    static func picture(of view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
    }

    private func addHeader(to view: UIView) {
        label(scene.title, size: 30, weight: .bold, color: Self.ink, in: layout.title, of: view)
        var parts = [scene.operation.title, profile.name]
        if scene.style == .dark { parts.append("dark") }
        if scene.direction == .rightToLeft { parts.append("right to left") }
        parts.append(scene.name)
        label(parts.joined(separator: "  ·  "), size: 17, color: Self.pale, in: layout.subtitle, of: view)
    }

    private func add(_ film: Film, row: Int, to view: UIView) {
        let frame = layout.rowTitle(row)
        let name = label(
            film.figures.mode.title, size: 20, weight: .semibold, color: Self.ink, in: frame, of: view)
        let width = name.sizeThatFits(frame.size).width + 16
        let rest = CGRect(x: frame.minX + width, y: frame.minY + 1, width: frame.width - width, height: frame.height)
        let verdict = film.verdict
        label(verdict.sentence, size: 17, color: verdict.isGood ? Self.good : Self.bad, in: rest, of: view)
        let isDark = scene.style == .dark
        if isDark { addDarkPaper(row: row, to: view) }
        for (column, shown) in film.frames(layout.columns).enumerated() {
            let picture = UIImageView(image: shown.picture)
            picture.frame = layout.cell(row: row, column: column)
            picture.clipsToBounds = true
            picture.layer.cornerRadius = layout.corner
            picture.layer.borderWidth = 1
            picture.layer.borderColor = (isDark ? Self.edgeOnDark : Self.edge).cgColor
            view.addSubview(picture)
            let captionFrame = layout.label(row: row, column: column)
            let caption = label(
                shown.caption, size: 15, color: isDark ? Self.paleOnDark : Self.pale, in: captionFrame, of: view)
            caption.textAlignment = .center
        }
    }

    private func addDarkPaper(row: Int, to view: UIView) {
        let last = layout.columns - 1
        let frames = layout.cell(row: row, column: 0).union(layout.label(row: row, column: last))
        let paper = UIView(frame: frames.insetBy(dx: -FilmLayout.gap, dy: 0).inset(by: Self.paperInsets))
        paper.backgroundColor = Self.darkPaper
        paper.layer.cornerRadius = layout.corner + FilmLayout.gap
        view.addSubview(paper)
    }

    /// The paper is above the frames as far as it is beside them, within the space between frames and title.
    private static let paperInsets = UIEdgeInsets(top: -10, left: 0, bottom: -6, right: 0)

    @discardableResult
    private func label(
        _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor, in frame: CGRect,
        of view: UIView
    ) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        // Sheets are laid out from left to right, whatever the scene's layout direction.
        label.textAlignment = .left
        view.addSubview(label)
        return label
    }
}
