import UIKit

extension TransitionRecording {
    /// The problems, at most one for each value.
    /// - Parameter exceptions: rules that are not checked. Default: none.
    public func problems(except exceptions: Set<SmoothnessInvariant> = []) -> [SmoothnessProblem] {
        let problems =
            ContinuityRule.problems(frames, context) + AgreementRule.problems(frames, context)
            + context.problems
        return problems.filter { !exceptions.contains($0.invariant) }
    }
}

/// Asserts that a recorded transition is smooth: that it keeps the six rules in every frame. Works in Swift Testing and in
/// XCTest. Each problem is reported with its rule, value, view controller, frame, expected value and actual value. If BarTransition
/// is not attached to the navigation controller, one more failure before them says so.
///
/// - Parameters:
///   - recording: the recording.
///   - exceptions: rules that are not checked. Default: none.
///   - fileID: the module and file of the call; leave it out.
///   - filePath: the path of the call's file; leave it out.
///   - line: the line of the call; leave it out.
///   - column: the column of the call; leave it out.
/// - Returns: the problems that were reported.
@MainActor
@discardableResult
public func expectSmooth(
    _ recording: TransitionRecording, except exceptions: Set<SmoothnessInvariant> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [SmoothnessProblem] {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let problems = recording.problems(except: exceptions)
    if !problems.isEmpty, !recording.context.isAttached {
        TestReporter.fail(
            "\(recording.title): BarTransition is not attached to this \(recording.context.controller), so what follows is "
                + "UIKit's own transition; call attachBarTransition() on it.", at: callSite)
    }
    for problem in problems { TestReporter.fail("\(recording.title), \(problem).", at: callSite) }
    return problems
}

/// Records one operation and asserts that it is smooth; see `expectSmooth(_:except:)`. An error while recording is
/// reported too.
///
/// - Parameters:
///   - operation: the operation to record.
///   - navigationController: the controller, not in a transition.
///   - exceptions: rules that are not checked. Default: none.
///   - fileID: the module and file of the call; leave it out.
///   - filePath: the path of the call's file; leave it out.
///   - line: the line of the call; leave it out.
///   - column: the column of the call; leave it out.
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
        let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        TestReporter.fail("\(error)", at: callSite)
        return []
    }
}
