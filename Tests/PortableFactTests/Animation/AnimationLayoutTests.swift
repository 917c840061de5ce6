import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.portable) struct AnimationLayoutTests {
    @Test func fact_10_9_layoutIfNeededAnimatesConstraints() async throws {
        let stage = try await AnimationStage()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        stage.page.view.addSubview(inner)
        let leading = inner.leadingAnchor.constraint(equalTo: stage.page.view.leadingAnchor)
        NSLayoutConstraint.activate([
            leading, inner.topAnchor.constraint(equalTo: stage.page.view.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.page.view.layoutIfNeeded()
        leading.constant = 100
        UIView.startAnimating(withDuration: 1, delay: 0, options: .curveLinear) { stage.page.view.layoutIfNeeded() }
        #expect(inner.frame.minX == 100)
        await stage.advance(by: 0.25)
        #expect(isClose(inner.layer.presentation()?.frame.minX ?? 0, 25))
    }

    private func stretching(_ stage: AnimationStage) async throws -> Stretching {
        let outer = Stretching(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        outer.addSubview(outer.inner)
        stage.page.view.addSubview(outer)
        await stage.rest()
        return outer
    }

    @Test func fact_10_9_framesOfLayoutSubviewsAnimateWithLayoutIfNeeded() async throws {
        let stage = try await AnimationStage()
        let outer = try await stretching(stage)
        UIView.startAnimating(withDuration: 1, delay: 0, options: .curveLinear) {
            outer.frame.size.width = 200
            outer.layoutIfNeeded()
        }
        await stage.advance(by: 0.5)
        #expect(isClose(outer.inner.layer.presentation()?.bounds.width ?? 0, 150))
    }

    @Test func fact_10_9_laterLayoutDoesNotAnimate() async throws {
        let stage = try await AnimationStage()
        let outer = try await stretching(stage)
        UIView.startAnimating(withDuration: 1, delay: 0, options: .curveLinear) {
            outer.frame.size.width = 200
            outer.setNeedsLayout()
        }
        await stage.advance(by: 0.5)
        #expect(isClose(outer.layer.presentation()?.bounds.width ?? 0, 150))
        #expect(outer.inner.layer.presentation()?.bounds.width == 200)
    }
}

/// Gives its only subview its own width.
private final class Stretching: UIView {
    let inner = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 10)
    }
}
