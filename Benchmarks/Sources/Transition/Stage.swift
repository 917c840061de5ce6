import CHeap
import Glibc
import UIKit

/// A navigation controller with one method, and the measured push and pop.
@MainActor
final class Stage {
    private let simulator: Simulator
    let navigationController: UINavigationController
    private let method: Method
    private let pair: Pair
    /// What a method needs kept alive.
    private let attachment: AnyObject?
    /// Weak references to the pages and their items, for every method. On Linux the first weak reference to an object makes every
    /// later retain of it slower, also in UIKit's own code. That cost is not the library's: there is none on Apple's systems.
    private let weakReferences: [WeakPage]
    private var pushed: WeakPage?
    private let refersWeakly: Bool

    private struct WeakPage {
        weak var page: UIViewController?
        weak var item: UINavigationItem?

        @MainActor
        init(_ page: UIViewController) {
            self.page = page
            item = page.navigationItem
        }
    }

    /// - Parameter refersWeakly: whether there are weak references with every method; false to measure memory, of which they take
    ///   a part.
    init(_ method: Method, _ pair: Pair, _ profile: Simulator.Profile, depth: Int, refersWeakly: Bool = true) {
        self.refersWeakly = refersWeakly
        simulator = Simulator(profile: profile)
        simulator.makeCurrent()
        navigationController = UINavigationController(navigationBarClass: CountingBar.self, toolbarClass: nil)
        navigationController.navigationBar.prefersLargeTitles = true
        self.method = method
        self.pair = pair
        let covered = (1..<max(depth, 1)).map { method.page(PageBar(color: .systemRed), title: "\($0)") }
        // As on a stack whose pages were shown one after the other.
        for page in covered { page.loadViewIfNeeded() }
        let stack = covered + [method.page(pair.bars.below, title: "Below")]
        weakReferences = refersWeakly ? stack.map(WeakPage.init) : []
        navigationController.viewControllers = stack
        attachment = method.attach(to: navigationController)
        simulator.show(navigationController)
        simulator.runToRest()
    }

    /// A push and a pop, sixty frames a second.
    func pushAndPop() {
        simulator.makeCurrent()
        push()
        play()
        navigationController.popViewController(animated: true)
        play()
    }

    private func push() {
        let page = method.page(pair.bars.above, title: "Above")
        if refersWeakly { pushed = WeakPage(page) }
        navigationController.pushViewController(page, animated: true)
    }

    private func play() {
        simulator.commit()
        while simulator.isBusy { simulator.advance(by: 1.0 / 60) }
    }

    /// The counts of a push and a pop after the first ones.
    func counts() -> Counts {
        for _ in 0..<3 { pushAndPop() }
        Counts.current = Counts()
        let allocations = Heap.allocations { pushAndPop() }
        var counts = Counts.current
        counts.allocations = allocations
        return counts
    }

    /// The views in the window in the middle of a push.
    func views() -> Int {
        simulator.makeCurrent()
        push()
        simulator.commit()
        simulator.advance(by: 0.1)
        let count = navigationController.view.window?.viewCount ?? 0
        simulator.runToRest()
        navigationController.popViewController(animated: true)
        simulator.runToRest()
        return count
    }

    /// The appearances that the items of the stack keep.
    var appearanceCount: Int {
        let items = navigationController.viewControllers.map(\.navigationItem)
        let appearances = items.flatMap {
            [$0.standardAppearance, $0.compactAppearance, $0.scrollEdgeAppearance, $0.compactScrollEdgeAppearance]
        }
        return Set(appearances.compactMap { $0.map { ObjectIdentifier($0) } }).count
    }

    /// The bytes by which the heap has grown after pushes and pops.
    func growth(of turns: Int) -> Int {
        for _ in 0..<50 { pushAndPop() }
        let before = Heap.bytesInUse
        for _ in 0..<turns { pushAndPop() }
        return Heap.bytesInUse - before
    }
}

extension UIView {
    fileprivate var viewCount: Int { 1 + subviews.map(\.viewCount).reduce(0, +) }
}

enum Heap {
    /// The bytes that are allocated now.
    static var bytesInUse: Int { Int(heap_bytes_in_use()) }

    /// How often a closure allocates memory.
    static func allocations(_ body: () -> Void) -> Int {
        let before = heap_allocation_count()
        body()
        return Int(heap_allocation_count() - before)
    }
}

enum Processor {
    /// The processor time of the process, in microseconds.
    static func time(_ body: () -> Void) -> Double {
        let before = now
        body()
        return now - before
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
