import Testing
import UIKit

/// Text that an app measures and draws itself.
@MainActor @Suite struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func picture(_ size: CGSize, _ body: @escaping () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
    }

    /// The rectangle of the pixels that are not clear.
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
        #expect(NSAttributedString(string: "Measured", attributes: [.font: font]).size() == size)
        #expect(("Measured" as NSString).size(withAttributes: [.font: font]) == size)
        #expect("Measured".size().height == UIFont.systemFont(ofSize: 12).lineHeight)
    }

    @Test func textWrapsWhereLinesHaveAWidth() {
        let text = "one two"
        let line = text.size(withAttributes: [.font: font])
        let narrow = CGSize(width: line.width - 1, height: 100)
        let context = NSStringDrawingContext()
        let wrapped = text.boundingRect(
            with: narrow, options: .usesLineFragmentOrigin, attributes: [.font: font], context: context)
        #expect(wrapped.minY == 0)
        #expect(wrapped.height == 2 * line.height)
        #expect(context.totalBounds == wrapped)
        // Without it there is one line, and the origin lies on its baseline.
        let single = text.boundingRect(with: narrow, attributes: [.font: font], context: nil)
        #expect(single.size == line)
        #expect(single.minY == -font.ascender)
    }

    @Test func textIsDrawnAtItsPlaceAndCutOffAtItsRectangle() throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.red]
        let size = CGSize(width: 200, height: 100)
        let free = try extent(picture(size) { "■".draw(at: CGPoint(x: 50, y: 30), withAttributes: attributes) })
        #expect(free.minX > 50)
        #expect(free.minY > 30)
        #expect(free.maxY < 30 + font.lineHeight)
        let cut = try extent(
            picture(size) {
                "■".draw(in: CGRect(x: 50, y: 30, width: 100, height: free.midY - 30), withAttributes: attributes)
            })
        #expect(cut.minY == free.minY)
        #expect(cut.maxY <= free.midY + 1)
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        var right = attributes
        right[.paragraphStyle] = style
        let aligned = try extent(
            picture(size) { "■".draw(in: CGRect(x: 50, y: 30, width: 100, height: 50), withAttributes: right) })
        #expect(aligned.width == free.width)
        #expect(aligned.maxX <= 150)
        #expect(aligned.minX > free.maxX)
    }

    /// Dots stand for every letter: no text of as many letters looks different.
    @Test func aSecretTextIsHidden() {
        func picture(_ text: String, isSecret: Bool) -> UIImage {
            let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
            let page = UIViewController()
            page.view.backgroundColor = .white
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
            field.text = text
            field.isSecureTextEntry = isSecret
            page.view.addSubview(field)
            simulator.show(page)
            simulator.runToRest()
            return simulator.picture()
        }
        let hidden = picture("wish", isSecret: true).pngData()
        #expect(hidden == picture("mill", isSecret: true).pngData())
        #expect(hidden != picture("wishes", isSecret: true).pngData())
        #expect(hidden != picture("wish", isSecret: false).pngData())
    }
}
