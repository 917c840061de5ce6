import TestSupport
import Testing

@testable import UIKit

@Suite(.ownSimulator)
struct BarAppearanceResolverTests {
    private typealias Choices = AppearanceChoices<String>

    private func all(_ name: String) -> Choices {
        Choices(
            standard: "\(name).standard",
            compact: "\(name).compact",
            scrollEdge: "\(name).scrollEdge",
            compactScrollEdge: "\(name).compactScrollEdge"
        )
    }

    /// Removes the appearance that was found, repeatedly, until only the bar's standard appearance remains.
    private func chain(isCompact: Bool, isAtScrollEdge: Bool) -> [String] {
        var item = all("item")
        var bar = all("bar")
        var found: [String] = []
        while found.last != "bar.standard" {
            let result = AppearanceResolver.resolve(
                item: item,
                bar: bar,
                barStandard: "bar.standard",
                isCompact: isCompact,
                isAtScrollEdge: isAtScrollEdge
            )
            found.append(result.appearance)
            let paths: [WritableKeyPath<Choices, String?>] = [\.standard, \.compact, \.scrollEdge, \.compactScrollEdge]
            for path in paths {
                if item[keyPath: path] == result.appearance { item[keyPath: path] = nil }
                if bar[keyPath: path] == result.appearance { bar[keyPath: path] = nil }
            }
        }
        return found
    }

    @Test func fact_6_1_2_normal() {
        #expect(chain(isCompact: false, isAtScrollEdge: false) == ["item.standard", "bar.standard"])
    }

    @Test func fact_6_1_2_compact() {
        #expect(
            chain(isCompact: true, isAtScrollEdge: false) == [
                "item.compact", "bar.compact", "item.standard", "bar.standard",
            ]
        )
    }

    @Test func fact_6_1_2_scrollEdge() {
        #expect(
            chain(isCompact: false, isAtScrollEdge: true) == [
                "item.scrollEdge", "bar.scrollEdge", "item.standard", "bar.standard",
            ]
        )
    }

    @Test func fact_6_1_2_compactScrollEdge() {
        #expect(
            chain(isCompact: true, isAtScrollEdge: true) == [
                "item.compactScrollEdge", "bar.compactScrollEdge", "item.scrollEdge", "bar.scrollEdge", "item.compact",
                "bar.compact", "item.standard", "bar.standard",
            ]
        )
    }

    @Test(arguments: [(false, false, false), (true, false, false), (false, true, true), (true, true, true)])
    func fact_6_1_4_standardIsTransparentAtTheScrollEdgeOnly(isCompact: Bool, isAtEdge: Bool, expected: Bool) {
        let result = AppearanceResolver.resolve(
            item: Choices(),
            bar: Choices(),
            barStandard: "bar.standard",
            isCompact: isCompact,
            isAtScrollEdge: isAtEdge
        )
        #expect(result.appearance == "bar.standard")
        #expect(result.backgroundMadeTransparent == expected)
    }

    @Test func fact_6_1_4_anAppearanceForTheScrollEdgeKeepsItsBackground() {
        let result = AppearanceResolver.resolve(
            item: Choices(),
            bar: Choices(scrollEdge: "bar.scrollEdge"),
            barStandard: "bar.standard",
            isCompact: true,
            isAtScrollEdge: true
        )
        #expect(result.appearance == "bar.scrollEdge")
        #expect(!result.backgroundMadeTransparent)
    }
}
