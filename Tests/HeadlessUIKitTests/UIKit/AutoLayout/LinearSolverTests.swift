import TestSupport
import Testing

@testable import UIKit

/// A reference to a solver, because `#expect` cannot call mutating methods.
private final class Solver {
    private var solver = LinearSolver()
    func add(_ row: LinearRow) -> Bool { solver.add(row) }
    func value(of variable: Int) -> Double { solver.value(of: variable) }
    func value(of expression: LinearExpression) -> Double { solver.value(of: expression) }
}

/// The solver without views.
@Suite(.ownSimulator) struct LinearSolverTests {
    private let x = LinearExpression(variable: 0)
    private let y = LinearExpression(variable: 1)

    private func zero(_ expression: LinearExpression, isRequired: Bool = true) -> LinearRow {
        LinearRow(expression: expression, relation: .zero, isRequired: isRequired)
    }

    private func atLeastZero(_ expression: LinearExpression, isRequired: Bool = true) -> LinearRow {
        LinearRow(expression: expression, relation: .atLeastZero, isRequired: isRequired)
    }

    private func number(_ value: Double) -> LinearExpression { LinearExpression(value) }

    @Test func equalSumsAreEqualValues() {
        #expect(x + y - x == y)
        #expect((x * 2 + y * 3).terms.map(\.coefficient) == [2, 3])
        #expect((y * 3 + x * 2).terms.map(\.variable) == [0, 1])
    }

    @Test func solvesEquations() {
        let solver = Solver()
        #expect(solver.add(zero(x + y - number(10))))
        #expect(solver.add(zero(x - y - number(4))))
        #expect(solver.value(of: 0) == 7)
        #expect(solver.value(of: 1) == 3)
    }

    @Test func acceptsWhatFollowsFromTheRest() {
        let solver = Solver()
        #expect(solver.add(zero(x - number(5))))
        #expect(solver.add(zero(x * 2 - number(10))))
    }

    @Test func refusesContradictionAndStaysAsItWas() {
        let solver = Solver()
        #expect(solver.add(zero(x - number(5))))
        #expect(!solver.add(zero(x - number(6))))
        #expect(!solver.add(atLeastZero(x - number(6))))
        #expect(solver.value(of: 0) == 5)
    }

    @Test func keepsInequalitiesWhileLaterRowsMoveThings() {
        let solver = Solver()
        #expect(solver.add(atLeastZero(x - number(10))))
        #expect(solver.add(atLeastZero(number(100) - x)))
        #expect(solver.add(zero(x - number(60), isRequired: false)))
        #expect(solver.value(of: 0) == 60)
        #expect(!solver.add(zero(x - number(80), isRequired: false)))
        #expect(solver.value(of: 0) == 60)
    }

    @Test func comesAsCloseAsItCan() {
        let solver = Solver()
        #expect(solver.add(atLeastZero(number(100) - x)))
        #expect(!solver.add(zero(x - number(130), isRequired: false)))
        #expect(solver.value(of: 0) == 100)
        // No weaker constraint moves it again.
        #expect(!solver.add(zero(x - number(50), isRequired: false)))
        #expect(solver.value(of: 0) == 100)
    }

    @Test func refusedInequalityLeavesNoTrace() {
        let solver = Solver()
        #expect(solver.add(atLeastZero(number(100) - x)))
        #expect(!solver.add(atLeastZero(x - number(130))))
        #expect(solver.add(zero(x - number(20))))
        #expect(solver.value(of: 0) == 20)
    }

    @Test func sharesRoomBetweenTwo() {
        let solver = Solver()
        #expect(solver.add(zero(x + y - number(300))))
        #expect(solver.add(atLeastZero(x - number(100), isRequired: false)))
        #expect(solver.add(atLeastZero(y - number(100), isRequired: false)))
        #expect(solver.add(atLeastZero(number(100) - y, isRequired: false)))
        #expect(!solver.add(atLeastZero(number(100) - x, isRequired: false)))
        #expect(solver.value(of: 0) == 200)
        #expect(solver.value(of: 1) == 100)
    }

    /// Compares chains of inequalities in random order with a brute-force solution: each variable's minimum.
    @Test func longChainsStayExact() {
        let count = 40
        let solver = Solver()
        #expect(solver.add(zero(LinearExpression(variable: 0) - number(3))))
        for step in 0..<(count - 1) {
            let index = (step * 17) % (count - 1)
            let difference = LinearExpression(variable: index + 1) - LinearExpression(variable: index)
            #expect(solver.add(atLeastZero(difference - number(7.25))))
        }
        let last = LinearExpression(variable: count - 1)
        #expect(!solver.add(zero(last, isRequired: false)))
        #expect(abs(solver.value(of: last) - (3 + 7.25 * Double(count - 1))) < 1e-6)
    }

    /// Rows added later do not change whether a row is satisfied, or how close an unsatisfied row is.
    @Test(arguments: 1...200)
    func laterRowsDisturbNothing(seed: Int) {
        var random = Sequence(seed: UInt64(seed))
        let solver = Solver()
        var rows: [(row: LinearRow, error: Double)] = []
        for step in 0..<24 {
            let row = Self.row(&random, isRequired: step < 10)
            let isMet = solver.add(row)
            let error = error(of: row, in: solver)
            #expect(isMet == (error < 1e-6) || row.isRequired && !isMet)
            if isMet || !row.isRequired { rows.append((row, error)) }
            for (row, before) in rows { #expect(abs(self.error(of: row, in: solver) - before) < 1e-5) }
        }
    }

    /// Feasibility does not depend on the order of required rows, nor does the minimum error of another row.
    @Test(arguments: 1...200)
    func orderOfRequiredRowsDoesNotMatter(seed: Int) {
        var random = Sequence(seed: UInt64(seed))
        let (forward, backward) = (Solver(), Solver())
        var met: [LinearRow] = []
        for _ in 0..<14 {
            let row = Self.row(&random, isRequired: true)
            if forward.add(row) { met.append(row) }
        }
        for row in met.reversed() {
            let isMet = backward.add(row)
            #expect(isMet)
        }
        let wish = Self.row(&random, isRequired: false)
        #expect(forward.add(wish) == backward.add(wish))
        #expect(abs(error(of: wish, in: forward) - error(of: wish, in: backward)) < 1e-6)
    }

    private static func row(_ random: inout Sequence, isRequired: Bool) -> LinearRow {
        var sum = LinearExpression(Double(random.next(100)) - 50)
        for variable in 0..<6 where random.next(3) == 0 {
            sum = sum + LinearExpression(variable: variable) * (Double(random.next(9)) - 4)
        }
        return LinearRow(
            expression: sum, relation: random.next(3) == 0 ? .zero : .atLeastZero, isRequired: isRequired)
    }

    private func error(of row: LinearRow, in solver: Solver) -> Double {
        let value = solver.value(of: row.expression)
        return row.relation == .zero ? abs(value) : max(0, -value)
    }
}

/// Pseudorandom numbers, the same in every run.
private struct Sequence {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next(_ limit: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % limit
    }
}
