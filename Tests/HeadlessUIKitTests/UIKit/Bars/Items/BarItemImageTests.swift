import TestSupport
import Testing
import UIKit

@MainActor @Suite(.ownSimulator) struct BarItemImageTests {
    private func block(_ color: UIColor) -> UIImage {
        UIImage.block(color, width: 10, height: 10).withRenderingMode(.alwaysOriginal)
    }

    private func app(_ item: UIBarButtonItem, _ orientation: UIInterfaceOrientation) -> Simulator {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18), orientation: orientation)
        let page = UIViewController()
        page.view.backgroundColor = .white
        page.navigationItem.rightBarButtonItem = item
        simulator.show(UINavigationController(rootViewController: page))
        simulator.runToRest()
        return simulator
    }

    @Test func aPhoneInLandscapeShowsTheImageForIt() {
        let item = UIBarButtonItem(image: block(.red))
        item.landscapeImagePhone = block(.blue)
        let landscape = app(item, .landscapeLeft)
        #expect(landscape.extent(of: [255, 0, 0]).isNull)
        let before = landscape.extent(of: [0, 0, 255])
        #expect(before.size == CGSize(width: 10, height: 10))
        item.imageInsets = UIEdgeInsets(top: 3, left: 0, bottom: -3, right: 0)
        #expect(landscape.extent(of: [0, 0, 255]) == before, "the insets apply to the other image only")
        item.landscapeImagePhoneInsets = UIEdgeInsets(top: 0, left: -5, bottom: 0, right: 5)
        #expect(landscape.extent(of: [0, 0, 255]) == before.offsetBy(dx: -5, dy: 0))
    }

    @Test func theInsetsOfTheImageMoveIt() {
        let item = UIBarButtonItem(image: block(.red))
        item.landscapeImagePhone = block(.blue)
        let portrait = app(item, .portrait)
        let before = portrait.extent(of: [255, 0, 0])
        #expect(before.size == CGSize(width: 10, height: 10))
        item.imageInsets = UIEdgeInsets(top: 3, left: 0, bottom: -3, right: 0)
        #expect(portrait.extent(of: [255, 0, 0]) == before.offsetBy(dx: 0, dy: 3))
    }

    @Test func theImageForLargeContentsIsKept() {
        let item = UIBarButtonItem(title: "x")
        #expect(item.largeContentSizeImage == nil)
        let image = block(.red)
        item.largeContentSizeImage = image
        item.largeContentSizeImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(item.largeContentSizeImage === image)
        #expect(item.largeContentSizeImageInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
}
