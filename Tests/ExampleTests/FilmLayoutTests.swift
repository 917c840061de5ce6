import TestSupport
import Testing
import UIKit

@testable import ExampleGallery

@Suite(.ownSimulator)
struct FilmLayoutTests {
    private let layout = FilmLayout(columns: 7, cellWidth: 236, screen: CGSize(width: 393, height: 852))

    @Test func cellsHaveTheScreensShape() {
        #expect(layout.cell == CGSize(width: 236, height: 512))
    }

    @Test func onlyTallScreensHaveRoundCorners() {
        #expect(layout.corner == 24)
        #expect(FilmLayout(columns: 7, cellWidth: 236, screen: CGSize(width: 375, height: 667)).corner == 6)
    }

    @Test func nothingOverlapsAndAllIsOnTheSheet() {
        let sheet = CGRect(origin: .zero, size: layout.size)
        var frames = [layout.title, layout.subtitle]
        for row in 0..<2 {
            frames.append(layout.rowTitle(row))
            for column in 0..<7 {
                frames.append(layout.cell(row: row, column: column))
                frames.append(layout.label(row: row, column: column))
            }
        }
        for (index, frame) in frames.enumerated() {
            #expect(sheet.contains(frame))
            for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
        }
    }

    @Test func marginsAreEqualLeftAndRight() {
        #expect(layout.size.width - layout.cell(row: 1, column: 6).maxX == layout.cell(row: 0, column: 0).minX)
    }
}
