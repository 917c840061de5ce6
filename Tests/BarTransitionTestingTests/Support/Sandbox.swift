import BarTransitionTesting
import Foundation
import UIKit

/// A temporary folder for references and artifacts, deleted with the value.
final class Sandbox {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Sandbox-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The variables of a process in which only the folders are set.
    func environment(_ more: [String: String] = [:]) -> [String: String] {
        ["BARTRANSITION_ARTIFACTS": folder.path + "/artifacts"].merging(more) { $1 }
    }

    func reference(_ name: String? = "push", test: String = "works()", variant: String = "") throws -> FilmReference {
        try FilmReference(
            named: name, test: test, file: folder.path + "/PageTests.swift", variant: variant,
            environment: environment())
    }

    /// The message without the folder's path, which is different each time.
    func stable(_ message: String?) -> String? {
        message?.replacingOccurrences(of: folder.path, with: "…")
    }
}

/// Pictures for comparisons.
@MainActor
enum Pictures {
    static func plain(_ width: Int, _ height: Int, _ color: UIColor = .white) -> UIImage {
        edited(UIImage(), width, height) { UIRectFillAll($0, color) }
    }

    /// A copy with rectangles of other colors, in pixels.
    static func painting(_ image: UIImage, _ parts: [(CGRect, UIColor)]) -> UIImage {
        let pixels = image.cgImage
        return edited(image, pixels?.width ?? 0, pixels?.height ?? 0) { _ in
            for (rect, color) in parts {
                color.setFill()
                UIRectFill(rect)
            }
        }
    }

    private static func edited(_ image: UIImage, _ width: Int, _ height: Int, _ draw: (CGRect) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            if let pixels = image.cgImage { UIImage(cgImage: pixels).draw(in: rect) }
            draw(rect)
        }
    }

    private static func UIRectFillAll(_ rect: CGRect, _ color: UIColor) {
        color.setFill()
        UIRectFill(rect)
    }

    static func gray(_ value: Int) -> UIColor { UIColor(white: CGFloat(value) / 255, alpha: 1) }
}
