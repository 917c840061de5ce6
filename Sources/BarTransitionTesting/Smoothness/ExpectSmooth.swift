import UIKit

extension TransitionRecording {
    /// The problems, at most one of each rule for each value.
    /// - Parameter exceptions: rules that are not checked. Default: none.
    public func problems(except exceptions: Set<SmoothnessInvariant> = []) -> [SmoothnessProblem] {
        let problems =
            ContinuityRule.problems(frames, context) + AgreementRule.problems(frames, context)
            + context.problems
        return problems.filter { !exceptions.contains($0.invariant) }
    }
}

/// Asserts that a recorded transition is smooth: that its frames and its end keep the six rules of `SmoothnessInvariant`. Works in
/// Swift Testing and in XCTest. Each problem is reported with its rule, value, view controller, frame, expected value and actual
/// value. If BarTransition is not attached to the navigation controller, one more failure before them says so.
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
    report(
        recording, except: exceptions,
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records one operation and asserts that it is smooth; see `expectSmooth(_:except:)`. An error while recording is
/// reported too. This form suspends while it waits, so it works in every `async` test.
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
) async -> [SmoothnessProblem] {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
        let recording = try await TransitionRecording.record(operation, on: navigationController)
        return report(recording, except: exceptions, at: callSite)
    } catch {
        TestReporter.fail("\(error)", at: callSite)
        return []
    }
}

/// Records one operation and asserts that it is smooth; see `expectSmooth(_:except:)`. An error while recording is
/// reported too. This form waits in place; with Apple's UIKit it fails in a task, so write `await` there.
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
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
        let recording = try TransitionRecording.record(operation, on: navigationController)
        return report(recording, except: exceptions, at: callSite)
    } catch {
        TestReporter.fail("\(error)", at: callSite)
        return []
    }
}

/// Reports the problems of a recording.
@MainActor
private func report(
    _ recording: TransitionRecording, except exceptions: Set<SmoothnessInvariant>, at callSite: CallSite
) -> [SmoothnessProblem] {
    let problems = recording.problems(except: exceptions)
    if !problems.isEmpty, !recording.context.isAttached {
        TestReporter.fail(
            "\(recording.title): BarTransition is not attached to this \(recording.context.controller), so what follows is "
                + "UIKit's own transition; call attachBarTransition() on it.", at: callSite)
    }
    for problem in problems { TestReporter.fail("\(recording.title), \(problem).", at: callSite) }
    return problems
}
