import Foundation
import Testing

@testable import UIKit

/// UIKit's documentation of UISearchTextField and UISearchToken.
@Suite("Tokens in a search field") @MainActor
struct SearchTokenTests {
    nonisolated static let profiles = [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]
    private let tokens = ["Red", "Large"].map { UISearchToken(icon: nil, text: $0) }

    private func searching(
        _ profile: Simulator.Profile, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> (stage: SearchStage, field: UISearchTextField) {
        let stage = SearchStage(profile, hides: false, direction: direction)
        stage.tapField()
        stage.simulator.runToRest()
        stage.clear()
        return (stage, stage.search.searchBar.searchTextField)
    }

    private func frames(_ field: UISearchTextField, _ stage: SearchStage) throws -> [CGRect] {
        stage.simulator.runToRest()
        return try ["Red", "Large"].map { text in
            let label = try #require(field.all(UILabel.self).first { $0.text == text })
            return label.convert(label.bounds, to: field)
        }
    }

    @Test(arguments: profiles, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func theyStandBeforeTheText(_ profile: Simulator.Profile, _ direction: UIUserInterfaceLayoutDirection) throws {
        let (stage, field) = searching(profile, direction: direction)
        let plain = field.textRect(forBounds: field.bounds)
        field.tokens = tokens
        field.text = "shoes"
        let places = try frames(field, stage)
        let text = field.textRect(forBounds: field.bounds)
        if direction == .leftToRight {
            #expect(plain.minX < places[0].minX && places[0].maxX < places[1].minX && places[1].maxX < text.minX)
        } else {
            #expect(plain.maxX > places[0].maxX && places[0].minX > places[1].maxX && places[1].minX > text.maxX)
        }
        #expect(text.width < plain.width - places[0].width - places[1].width)
    }

    @Test func insertingAndRemovingByCode() throws {
        let (stage, field) = searching(.iPhone15(iOS: 18))
        field.insertToken(tokens[1], at: 0)
        field.insertToken(tokens[0], at: 0)
        #expect(field.tokens == tokens && stage.events == ["update()", "update()"])
        field.removeToken(at: 0)
        #expect(field.tokens == [tokens[1]])
    }

    @Test func theDeleteKeyTakesTheTextFirstAndThenATokenAtATime() {
        let (stage, field) = searching(.iPhone15(iOS: 18))
        field.tokens = tokens
        stage.simulator.type("a")
        stage.clear()
        stage.simulator.typeDelete()
        #expect(field.tokens == tokens && field.text == "")
        stage.simulator.typeDelete()
        #expect(field.tokens == [tokens[0]])
        #expect(stage.events == ["text()", "update()", "text()", "update()"])
        field.allowsDeletingTokens = false
        stage.clear()
        stage.simulator.typeDelete()
        #expect(field.tokens == [tokens[0]] && stage.events.isEmpty)
    }

    @Test func theClearButtonAndCancellingTakeAll() {
        let (stage, field) = searching(.iPhone15(iOS: 18))
        #expect(field.clearButton.isHidden && !field.placeholderLabel.isHidden)
        field.tokens = tokens
        stage.simulator.runToRest()
        #expect(!field.clearButton.isHidden && field.placeholderLabel.isHidden)
        stage.simulator.tap(at: field.clearButton.convert(CGPoint(x: 9, y: 9), to: nil))
        #expect(field.tokens.isEmpty)
        field.tokens = tokens
        stage.search.isActive = false
        #expect(field.tokens.isEmpty)
    }

    @Test func whereThereIsNoRoomTheLastOnesAreSeen() throws {
        let (stage, field) = searching(.iPhoneSE(iOS: 18))
        field.tokens = (0..<6).map { UISearchToken(icon: nil, text: "Token \($0)") } + tokens
        let last = try frames(field, stage)[1]
        let text = field.textRect(forBounds: field.bounds)
        #expect(last.maxX < text.minX && text.width >= 60)
    }

    @Test func theirColour() throws {
        let (stage, field) = searching(.iPhone15(iOS: 18))
        field.tokens = [tokens[0]]
        let initial: UIColor = field.tokenBackgroundColor
        field.tokenBackgroundColor = .red
        stage.simulator.runToRest()
        let plate = try #require(field.all(UILabel.self).first { $0.text == "Red" }?.superview)
        #expect(plate.backgroundColor == .red)
        field.tokenBackgroundColor = nil
        #expect(field.tokenBackgroundColor == initial)
    }
}
