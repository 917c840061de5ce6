import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.portable) struct ConstraintUpdateTests {
    @Test func fact_m4_3_constraintsAreUpdatedFromTheBottomUpBeforeLayout() async throws {
        _ = try await TestScreen()
        log = []
        let (outer, inner) = (Updating("outer"), Updating("inner"))
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        log = []
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints())
        outer.layoutIfNeeded()
        #expect(log == ["constraints inner", "constraints outer", "layout outer", "layout inner"])
        #expect(!outer.needsUpdateConstraints())
        log = []
        outer.layoutIfNeeded()
        #expect(log.isEmpty)
    }
}

@MainActor private var log: [String] = []

private final class Updating: UIView {
    var name = ""

    convenience init(_ name: String) {
        self.init(frame: .zero)
        self.name = name
    }

    override func updateConstraints() {
        log.append("constraints \(name)")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout \(name)")
    }
}
