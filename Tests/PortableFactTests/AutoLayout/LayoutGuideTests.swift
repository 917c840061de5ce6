import TestSupport
import Testing
import UIKit

@Suite("Layout guides", .portable) @MainActor
struct LayoutGuideTests {
    /// Fact m6.3 has the 920 points of Mac Catalyst.
    @Test(arguments: [(320, 304), (600, 584), (688, 672), (820, 672), (1100, 672)])
    func fact_m21_11_readableWidth(width: CGFloat, band: CGFloat) async throws {
        _ = try await TestScreen(.iPhone(from: 15))
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let guide = container.readableContentGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        container.layoutIfNeeded()
        container.bounds.size.width = width
        container.layoutIfNeeded()
        #expect(view.frame.width == band)
        #expect(view.frame.midX == width / 2)
        #expect(guide.layoutFrame.width == band)
    }
}
