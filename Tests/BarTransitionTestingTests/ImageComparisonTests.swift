import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Comparing images", .ownSimulator) @MainActor
struct ImageComparisonTests {
    private let white = Pictures.plain(40, 30)

    private func painted(_ parts: (CGRect, UIColor)...) -> UIImage { Pictures.painting(white, parts) }

    @Test func equalImagesAreIdentical() {
        #expect(ImageComparison(white, Pictures.plain(40, 30)) == .identical)
    }

    @Test func oneChannelOffByOneIsDifferent() {
        let other = painted(
            (CGRect(x: 7, y: 11, width: 1, height: 1), UIColor(red: 1, green: 254 / 255, blue: 1, alpha: 1)))
        let difference = ImageDifference(
            comparedPixels: 1200, differingPixels: 1, maximumChannelDifference: 1,
            boundingBox: PixelBox(x: 7, y: 11, width: 1, height: 1), largestBlob: 1)
        #expect(ImageComparison(white, other) == .different(difference))
        #expect(
            difference.description(allowed: .exact)
                == "1 of 1200 pixel differs (0.083333 %, allowed 0 %), largest channel difference 1 (allowed 0), "
                + "largest blob 1 px (allowed 25), box 1 x 1 at (7, 11)")
    }

    @Test func channelToleranceAllowsSmallDifferences() {
        let other = painted((CGRect(x: 0, y: 0, width: 40, height: 30), Pictures.gray(251)))
        let similar = ImageComparison(white, other, tolerance: FilmTolerance(maximumChannelDifference: 4))
        guard case .similar(let difference) = similar else {
            Issue.record("\(similar)")
            return
        }
        #expect(difference.differingPixels == 0)
        #expect(difference.maximumChannelDifference == 4)
        #expect(difference.boundingBox == PixelBox(x: 0, y: 0, width: 40, height: 30))
        #expect(!ImageComparison(white, other, tolerance: FilmTolerance(maximumChannelDifference: 3)).passes)
    }

    @Test func fractionAllowsFewPixels() {
        let other = painted(
            (CGRect(x: 1, y: 1, width: 1, height: 1), .black), (CGRect(x: 30, y: 20, width: 1, height: 1), .black))
        #expect(ImageComparison(white, other, tolerance: FilmTolerance(maximumDifferingFraction: 2.0 / 1200)).passes)
        #expect(!ImageComparison(white, other, tolerance: FilmTolerance(maximumDifferingFraction: 1.9 / 1200)).passes)
    }

    @Test func aBlobIsNotAllowedByAFraction() {
        let other = painted((CGRect(x: 10, y: 10, width: 6, height: 5), .black))
        let tolerance = FilmTolerance(maximumDifferingFraction: 0.5)
        guard case .different(let difference) = ImageComparison(white, other, tolerance: tolerance) else {
            Issue.record("a blob of 30 pixels passed a limit of 25")
            return
        }
        #expect(difference.largestBlob == 30)
    }

    @Test func blobsConnectDiagonallyAndOverRows() {
        // A U: two arms that meet at the bottom only, and a pixel that touches a corner; another blob apart from it.
        let other = painted(
            (CGRect(x: 2, y: 2, width: 1, height: 6), .black), (CGRect(x: 6, y: 2, width: 1, height: 6), .black),
            (CGRect(x: 2, y: 8, width: 5, height: 1), .black), (CGRect(x: 7, y: 9, width: 1, height: 1), .black),
            (CGRect(x: 20, y: 2, width: 3, height: 3), .black))
        guard case .different(let difference) = ImageComparison(white, other) else { return }
        #expect(difference.largestBlob == 18)
        #expect(difference.differingPixels == 27)
        #expect(difference.boundingBox == PixelBox(x: 2, y: 2, width: 21, height: 8))
    }

    @Test func alphaAloneCounts() {
        let clear = Pictures.plain(4, 4, UIColor(white: 0, alpha: 0))
        let nearlyClear = Pictures.plain(4, 4, UIColor(white: 0, alpha: 2 / 255))
        guard case .different(let difference) = ImageComparison(clear, nearlyClear) else {
            Issue.record("a change of alpha passed")
            return
        }
        #expect(difference.maximumChannelDifference == 2)
        // Normalised: the largest difference is white, also where only alpha differs.
        #expect(ImageComparison(clear.difference(to: nearlyClear), Pictures.plain(4, 4, .white)) == .identical)
    }

    /// Pixels are compared in groups; widths around 16 and 32 are the boundaries of a group.
    @Test(arguments: [1, 2, 15, 16, 17, 31, 32, 33, 50], [1, 2, 9, 200] as [UInt64])
    func measuresEqualThoseOfAPixelByPixelComparison(width: Int, rarity: UInt64) {
        let grid = PixelGrid(width: width, height: 12, seed: UInt64(width))
        for (limit, seed) in [(0, 1), (3, 2), (20, 3)] {
            let other = grid.changed(rarity: rarity, step: 8, seed: rarity + UInt64(seed))
            let found = ImageComparison(
                grid.image, other.image, tolerance: FilmTolerance(maximumChannelDifference: limit))
            switch grid.difference(to: other, limit: limit) {
            case nil: #expect(found == .identical)
            case let expected? where expected.differingPixels == 0: #expect(found == .similar(expected))
            case let expected?: #expect(found == .different(expected))
            }
        }
    }

    @Test func differenceIsBrightWhereChannelsDiffer() {
        let other = painted(
            (CGRect(x: 3, y: 4, width: 2, height: 2), UIColor(red: 1, green: 1, blue: 253 / 255, alpha: 1)))
        let expected = Pictures.painting(
            Pictures.plain(40, 30, .black),
            [(CGRect(x: 3, y: 4, width: 2, height: 2), UIColor(red: 0, green: 0, blue: 1, alpha: 1))])
        #expect(ImageComparison(white.difference(to: other), expected) == .identical)
    }

    @Test func sizesAndMissingReferencesAreValues() {
        #expect(
            ImageComparison(white, Pictures.plain(41, 30))
                == .sizeMismatch(reference: PixelSize(width: 40, height: 30), actual: PixelSize(width: 41, height: 30)))
        #expect(ImageComparison(nil, white) == .missingReference)
        #expect(!ImageComparison(nil, white).passes)
    }

    /// Two files that could not be read are not two equal pictures.
    @Test func imagesWithoutPixelsAreNotEqual() {
        let empty = PixelSize(width: 0, height: 0)
        #expect(ImageComparison(UIImage(), UIImage()) == .sizeMismatch(reference: empty, actual: empty))
    }

    @Test func tolerancesOutOfRangeAreDescribed() {
        #expect(FilmTolerance.exact.problem == nil)
        #expect(FilmTolerance.simulator.problem == nil)
        #expect(
            FilmTolerance(maximumChannelDifference: 256).problem
                == "FilmTolerance: maximumChannelDifference is 256; give a number in 0...255.")
        #expect(
            FilmTolerance(maximumDifferingFraction: 1.5).problem
                == "FilmTolerance: maximumDifferingFraction is 1.5; give a number in 0...1.")
        #expect(
            FilmTolerance(maximumDifferingFraction: .nan).problem
                == "FilmTolerance: maximumDifferingFraction is nan; give a number in 0...1.")
        #expect(
            FilmTolerance(maximumBlob: -1).problem
                == "FilmTolerance: maximumBlob is -1; give a number of pixels from 0.")
    }

    /// `ImageComparison` does not check its tolerance, so a description can meet any value.
    @Test(arguments: [-1.0 / 256, 1.5, .nan, .infinity] as [Double])
    func differencesAreDescribedForAnyTolerance(_ fraction: Double) {
        let difference = ImageDifference(
            comparedPixels: 4, differingPixels: 1, maximumChannelDifference: 1,
            boundingBox: PixelBox(x: 0, y: 0, width: 1, height: 1), largestBlob: 1)
        let text = difference.description(allowed: FilmTolerance(maximumDifferingFraction: fraction))
        #expect(text.hasPrefix("1 of 4 pixel differs (25 %, allowed \(fraction * 100) %), "))
    }
}
