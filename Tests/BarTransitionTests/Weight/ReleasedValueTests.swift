import BarTransition
import TestSupport
import Testing
import UIKit

/// What the app has given to the library is released with it.
@Suite("Cost of memory after detaching", .ownSimulator) @MainActor
struct ReleasedValueTests {
    private func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    /// The images of declared and default appearances.
    @Test(arguments: [true, false]) func imagesAreReleased(detaches: Bool) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        weak var ofDefault: UIImage?
        weak var ofPage: UIImage?
        do {
            let (first, second) = (image(), image())
            (ofDefault, ofPage) = (first, second)
            let page = DeclaringPage("A", BarAppearance(background: .image(.init(second))))
            let navigation = UINavigationController(rootViewController: page)
            navigation.attachBarTransition(defaultAppearance: BarAppearance(background: .image(.init(first))))
            simulator.show(navigation)
            simulator.runToRest()
            navigation.pushViewController(MarkedPage("B"), animated: true)
            simulator.runToRest()
            if detaches { navigation.detachBarTransition() }
        }
        simulator.show(UIViewController())
        simulator.runToRest()
        #expect(ofDefault == nil && ofPage == nil)
    }

    /// A page whose texts were about to change, if the app keeps the object that it has detached.
    @Test func aPageIsReleasedWhoseTextsWaited() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        weak var page: UIViewController?
        var attached: BarTransitionController?
        do {
            let declaring = DeclaringPage("A", BarAppearance(background: .color(.white), titleColor: .black))
            page = declaring
            let navigation = UINavigationController(rootViewController: declaring)
            attached = navigation.attachBarTransition()
            simulator.show(navigation)
            simulator.runToRest()
            declaring.barAppearance = BarAppearance(background: .color(.black), titleColor: .white)
            declaring.setNeedsBarAppearanceUpdate(animated: true)
            simulator.advance(by: 0.02)
            navigation.detachBarTransition()
            simulator.runToRest()
            #expect(declaring.navigationItem.standardAppearance == nil, "nothing is written after detaching")
        }
        simulator.show(UIViewController())
        simulator.runToRest()
        #expect(attached != nil && page == nil)
    }

    /// What the library keeps of popped pages, such as the appearances of their items, does not grow with each push.
    @Test func appearancesOfPoppedPagesAreReleased() {
        struct Reference {
            weak var appearance: UINavigationBarAppearance?
        }
        let root = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: root)
        var references: [Reference] = []
        // They take the places in memory of the popped pages' items, so that the next item has another one.
        var items: [UINavigationItem] = []
        for number in 0..<60 {
            let title = UIColor(white: CGFloat(number) / 60, alpha: 1)
            let page = DeclaringPage("\(number)", BarAppearance(background: .color(.blue), titleColor: title))
            stage.push(page, andWait: 1)
            references.append(Reference(appearance: page.navigationItem.standardAppearance))
            stage.navigation.popViewController(animated: false)
            stage.simulator.runToRest()
            for _ in 0..<4 { items.append(UINavigationItem()) }
        }
        #expect(items.count == 240)
        let kept = references.count { $0.appearance != nil }
        #expect(kept < 30)
    }
}
