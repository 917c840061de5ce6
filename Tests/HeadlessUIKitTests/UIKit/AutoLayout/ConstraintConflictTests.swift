import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct ConstraintConflictTests {
    @Test(.expectedSystemMessages) func lastOneAddedIsBroken() {
        _ = Simulator()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let first = view.widthAnchor.constraint(equalToConstant: 50)
        let second = view.widthAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([second, first])
        container.layoutIfNeeded()
        #expect(view.frame.width == 60)
        #expect(first.isActive)
        second.isActive = false
        container.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }

    @Test func messageNamesTheFewestConstraintsOnce() async throws {
        _ = Simulator()
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
                    let view = UIView()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    container.addSubview(view)
                    let height = view.heightAnchor.constraint(equalToConstant: 7)
                    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
                    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 40)
                    most.identifier = "narrow"
                    NSLayoutConstraint.activate([height, least, most])
                    container.layoutIfNeeded()
                    height.constant = 8
                    container.layoutIfNeeded()
                }
            })
        let message = standardError(of: result)
        #expect(message.components(separatedBy: "Unable to simultaneously satisfy constraints.").count == 2)
        #expect(message.contains("'narrow'"))
        #expect(message.contains(".width >= 50   (active)>"))
        #expect(message.contains(".width <= 40   (active)>"))
        #expect(!message.contains("height"))
        #expect(message.contains("Will attempt to recover by breaking constraint"))
    }

    @Test(.expectedSystemMessages) func frameSetByCodeContradictsAConstraint() {
        _ = Simulator()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        container.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func unrelatedHierarchiesStopWithUIKitsWords() async throws {
        _ = Simulator()
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let views = [UIView(), UIView()]
                    views[0].topAnchor.constraint(equalTo: views[1].topAnchor).isActive = true
                }
            })
        let message = standardError(of: result)
        #expect(message.contains("Unable to activate constraint with anchors <UIView:0x"))
        #expect(message.contains("because they have no common ancestor."))
    }

    @Test func leadingAndLeftCannotBeCompared() async throws {
        _ = Simulator()
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let view = UIView()
                    _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
                }
            })
        let message = standardError(of: result)
        #expect(message.contains("Use leading/trailing for both or neither."))
    }
}
