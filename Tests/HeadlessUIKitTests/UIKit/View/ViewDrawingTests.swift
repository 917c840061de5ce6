import TestSupport
import Testing
import UIKit

/// The colors, images and texts that views draw. (UIKit documentation of each)
@Suite("Drawing of views", .ownSimulator) @MainActor
struct ViewDrawingTests {
    private let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
    private let page = UIViewController()

    init() {
        simulator.show(page)
        page.view.backgroundColor = .white
    }

    private func show(_ view: UIView, _ frame: CGRect) {
        simulator.makeCurrent()
        view.frame = frame
        page.view.addSubview(view)
        simulator.commit()
    }

    private func pixel(_ x: Int, _ y: Int) -> [Int] { Array(simulator.picture(scale: 1).rgba(x, y).prefix(3)) }

    private static let red = [255, 0, 0]
    private static let blue = [0, 0, 255]
    private static let white = [255, 255, 255]

    /// An image two points wide: a red column and a blue one.
    private var stripes: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
    }

    @Test func aPatternIsRepeatedFromTheTopLeftCorner() {
        let view = UIView()
        show(view, CGRect(x: 11, y: 100, width: 7, height: 5))
        view.backgroundColor = UIColor(patternImage: stripes)
        #expect([10, 11, 12, 13, 17].map { pixel($0, 104) } == [Self.white, Self.red, Self.blue, Self.red, Self.red])
        #expect(pixel(18, 104) == Self.white, "not beyond its bounds")
        view.layer.cornerRadius = 2.5
        #expect(pixel(11, 100) != Self.red, "clipped to its corners")
        view.backgroundColor = .green
        #expect(pixel(14, 102) == [0, 255, 0])
    }

    @Test func aLabelsShadowLiesBehindItsText() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 60, weight: .bold)
        label.text = "I"
        show(label, CGRect(x: 50, y: 100, width: 60, height: 80))
        func columns(_ color: [Int]) -> [Int] {
            let picture = simulator.picture(scale: 1)
            return (50..<110).filter { Array(picture.rgba($0, 140).prefix(3)) == color }
        }
        label.textColor = .blue
        let text = columns(Self.blue)
        #expect(text.count > 4)
        label.shadowColor = .red
        #expect(columns(Self.blue) == text && columns(Self.red) == [], "a point above, where the stem hides it")
        label.shadowOffset = CGSize(width: text.count + 4, height: 0)
        #expect(columns(Self.blue) == text)
        #expect(columns(Self.red) == text.map { $0 + text.count + 4 })
    }

    private final class Fine: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 0.5, height: rect.height))
        }
    }

    @Test func drawingIsMadeAtTheViewsOwnScale() {
        let view = Fine()
        view.backgroundColor = .white
        #expect(view.contentScaleFactor == 1)
        show(view, CGRect(x: 20, y: 100, width: 4, height: 4))
        #expect(view.contentScaleFactor == 2)
        func row() -> [[Int]] { (40..<43).map { Array(simulator.picture(scale: 2).rgba($0, 204).prefix(3)) } }
        #expect(row() == [Self.red, Self.white, Self.white])
        view.contentScaleFactor = 1
        #expect(view.layer.contentsScale == 1)
        #expect((100...155).contains(row()[0][1]), "half a point is half of a pixel")
        #expect(row()[1] != Self.white, "stretched to the screen's pixels")
    }

    @Test func anImageViewShowsItsOtherImageWhileHighlighted() {
        func plain(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        let view = UIImageView(image: plain(.red), highlightedImage: plain(.blue))
        #expect(view.bounds.size == CGSize(width: 4, height: 4))
        show(view, CGRect(x: 20, y: 100, width: 4, height: 4))
        #expect(pixel(22, 102) == Self.red)
        view.isHighlighted = true
        #expect(pixel(22, 102) == Self.blue)
    }

    @Test func aResizableSnapshotKeepsItsEdges() throws {
        let view = UIView()
        view.backgroundColor = .blue
        show(view, CGRect(x: 0, y: 100, width: 40, height: 40))
        let edge = UIView(frame: CGRect(x: 10, y: 10, width: 4, height: 20))
        edge.backgroundColor = .red
        view.addSubview(edge)
        simulator.commit()
        let part = CGRect(x: 10, y: 10, width: 20, height: 20)
        let snapshot = try #require(
            view.resizableSnapshotView(
                from: part, afterScreenUpdates: true, withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
        )
        #expect(snapshot.bounds.size == part.size)
        show(snapshot, CGRect(x: 100, y: 200, width: 80, height: 20))
        #expect(
            [101, 103, 105, 150, 178].map { pixel($0, 210) } == [Self.red, Self.red, Self.blue, Self.blue, Self.blue])
        #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero) == nil)
    }

    @Test func someCornersOfAPathAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 20))
        let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
            UIColor.red.setFill()
            path.fill()
        }
        let scale = Int(image.scale)
        let corners = [(0, 0), (39, 0), (0, 39), (39, 39)].map { image.rgba($0.0 * scale, $0.1 * scale)[3] }
        #expect(corners == [0, 255, 255, 0])
        // The oval is twice as high as wide: at half of its height it is 1.3 points from the edge.
        #expect(image.rgba(0, 10 * scale)[3] == 0 && image.rgba(2 * scale, 10 * scale)[3] == 255)
        #expect(image.rgba(6 * scale, 0)[3] == 0 && image.rgba(10 * scale, 0)[3] == 255)
        #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]))
    }
}
