import TestSupport
import Testing
import UIKit

@testable import ExampleGallery

@Suite(.ownSimulator)
struct FilmMomentsTests {
    private func samples(_ progress: [Double]) -> [Sample] {
        progress.enumerated().map { index, progress in
            Sample(time: Double(index - 1) / 120, progress: progress, barBottom: nil, contentTop: [:], color: [:])
        }
    }

    private func percents(_ moments: [FilmMoments.Moment]) -> [Int] {
        moments.map { Int(($0.progress * 100).rounded()) }
    }

    @Test func progressIsDividedEvenlyRatherThanTime() {
        let moments = FilmMoments(count: 5, samples: samples([0, 0.6, 0.9, 1, 1])).moments
        #expect(percents(moments) == [0, 25, 50, 75, 100])
        #expect(moments[0].time == nil)
        #expect(moments[4].time == 3.0 / 120)
        #expect(abs((moments[3].time ?? 0) - 0.5 / 120) < 1e-9)
    }

    @Test func aCancelledSwipeGoesOutAndBack() {
        let moments = FilmMoments(count: 7, samples: samples([0, 0.2, 0.4, 0.2, 0, 0])).moments
        #expect(percents(moments) == [0, 13, 27, 40, 27, 13, 0])
    }

    @Test func withoutMovementTimeIsDividedEvenly() {
        let moments = FilmMoments(count: 3, samples: samples([0, 0, 0, 0, 0])).moments
        let expected: [TimeInterval?] = [nil, 1 / 120.0, 3 / 120.0]
        #expect(moments.map(\.time) == expected)
    }
}
