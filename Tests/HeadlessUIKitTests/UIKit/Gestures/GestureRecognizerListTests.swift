import TestSupport
import Testing
import UIKit

/// A recogniser is attached to one view at a time, however it was added. (UIKit documentation,
/// UIView.gestureRecognizers)
@Suite(.ownSimulator) @MainActor
struct GestureRecognizerListTests {
    private let view = UIView()
    private let other = UIView()
    private let tap = UITapGestureRecognizer()
    private let pan = UIPanGestureRecognizer()

    @Test func theListCanBeSet() {
        view.addGestureRecognizer(tap)
        view.gestureRecognizers = [pan]
        #expect(tap.view == nil)
        #expect(pan.view === view)
        view.gestureRecognizers = nil
        #expect(pan.view == nil)
    }

    @Test func aRecogniserLeavesTheViewItWasOn() {
        view.addGestureRecognizer(tap)
        other.gestureRecognizers = [tap]
        #expect(view.gestureRecognizers == [])
        #expect(tap.view === other)
        view.addGestureRecognizer(tap)
        #expect(other.gestureRecognizers == [])
        #expect(tap.view === view)
    }

    @Test func addingTwiceIsAddingOnce() {
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [tap])
        view.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
    }
}
