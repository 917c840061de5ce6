import UIKit

extension TransitionRecording {
    /// What breaks the rules, one problem for each value at most.
    /// - Parameter exceptions: rules that are not checked. Default none.
    public func problems(except exceptions: Set<SmoothnessInvariant> = []) -> [SmoothnessProblem] {
        let problems =
            ContinuityRule.problems(frames, circumstances) + AgreementRule.problems(frames, circumstances)
            + circumstances.problems
        return problems.filter { !exceptions.contains($0.invariant) }
    }
}

/// Expects that a recorded transition is smooth: that none of the six rules is broken in any frame. Works in Swift
/// Testing and in XCTest; each problem is reported with its rule, value, page, frame, what was expected and what was
/// seen.
///
/// - Parameters:
///   - recording: what was recorded.
///   - exceptions: rules that are not checked. Default none.
/// - Returns: the problems that were reported.
@MainActor
@discardableResult
public func expectSmooth(
    _ recording: TransitionRecording, except exceptions: Set<SmoothnessInvariant> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [SmoothnessProblem] {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let problems = recording.problems(except: exceptions)
    for problem in problems { TestReporter.fail("\(recording.title), \(problem).", at: place) }
    return problems
}

/// Records one operation and expects that it is smooth; see `expectSmooth(_:except:)`. What keeps it from being
/// recorded is reported as well.
///
/// - Parameters:
///   - operation: what to record.
///   - navigationController: the controller, at rest.
///   - exceptions: rules that are not checked. Default none.
/// - Returns: the problems that were reported.
@MainActor
@discardableResult
public func expectSmooth(
    _ operation: TransitionFilm.Operation, on navigationController: UINavigationController,
    except exceptions: Set<SmoothnessInvariant> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [SmoothnessProblem] {
    do {
        let recording = try TransitionRecording.record(operation, on: navigationController)
        return expectSmooth(
            recording, except: exceptions, fileID: fileID, filePath: filePath, line: line, column: column)
    } catch {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        TestReporter.fail("\(error)", at: place)
        return []
    }
}
