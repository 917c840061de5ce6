import TestSupport
import Testing
import UIKit

/// Text that the app measures and draws itself.
@MainActor @Suite(.ownSimulator) struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func picture(_ size: CGSize, _ body: @escaping () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
    }

    /// The bounding rectangle of the pixels that are not clear.
    private func extent(_ image: UIImage) throws -> CGRect {
        let probe = Simulator(profile: .iPhoneSE(iOS: 18))
        let page = UIViewController()
        page.view.backgroundColor = .white
        let view = UIImageView(image: image)
        page.view.addSubview(view)
        probe.show(page)
        probe.runToRest()
        return probe.extent(of: [255, 0, 0])
    }

    @Test func aTextIsAsLargeAsItsLabel() {
        let label = UILabel()
        label.font = font
        label.text = "Measured"
        let size = "Measured".size(withAttributes: [.font: font])
        #expect(size.height == font.lineHeight)
        #expect(abs(label.intrinsicContentSize.width - size.width) < 1)
        #expect(("Measured" as NSString).size(withAttributes: [.font: font]) == size)
        #expect("Measured".size().height == UIFont.systemFont(ofSize: 12).lineHeight)
    }

    @Test func textIsDrawnAtItsPlace() throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.red]
        let size = CGSize(width: 200, height: 100)
        let free = try extent(
            picture(size) { ("■" as NSString).draw(at: CGPoint(x: 50, y: 30), withAttributes: attributes) })
        #expect(free.minX > 50)
        #expect(free.minY > 30)
        #expect(free.maxY < 30 + font.lineHeight)
    }
}
