import UIKit

/// Why a film could not be recorded or compared. Each description is one sentence that says what failed, where, and what
/// to do.
public enum FilmError: Error, Equatable, CustomStringConvertible {
    /// The number of frames is less than one.
    case noFrames(Int)
    /// The number of frames is above the limit.
    case tooManyFrames(Int, limit: Int)
    /// The filmstrip would be so high that it could not be read again.
    case filmstripTooHigh(Int, limit: Int)
    /// The progress of a swipe is not in 0...1.
    case progressOutside(CGFloat)
    /// The scale, in pixels per point, is not above 0 and at most 4.
    case badScale(CGFloat)
    /// The height of the part of the screen to film, in points, is not above 0.
    case badHeight(CGFloat)
    /// There are no view controllers to film.
    case noPages
    /// A view controller is in the stack more than once.
    case repeatedPage(String)
    /// The navigation controller is in a transition.
    case alreadyInTransition(String)
    /// The view controller to push is already in the stack.
    case alreadyInStack(String)
    /// The view controller to push is a navigation controller.
    case nestedStack(String)
    /// There is no view controller below the top one to go back to.
    case nothingBelow(String)
    /// The interactive pop gesture did not begin on this view controller.
    case swipeRefused(String)
    /// The operation animates nothing, so there is nothing between the first and the last frame.
    case nothingAnimates(String)
    /// A push or a pop left the same view controller on top.
    case stackUnchanged(String)
    /// A transition did not end within ten seconds.
    case endless(String)
    /// The form that waits in place was called in a task, where Apple's UIKit ends no transition meanwhile.
    case needsAwait
    /// The app's state changed during a swipe that was held or canceled.
    case stateChanged(String)
    /// The navigation controller is shown by a simulator that is not the current one.
    case anotherSimulator
    /// The navigation controller's outermost container shows something else.
    case offScreen(String, container: String)
    /// There is no window scene to create a window in.
    case noScene
    /// No profile has this name.
    case unknownProfile(String, valid: [String])
    /// A feature that only the model on Linux has.
    case unavailable(String)
    /// A reference file exists but cannot be read.
    case unreadableReference(path: String, problem: String)
    /// A file or folder could not be written.
    case unwritable(path: String, problem: String)
    /// A word that names no record mode.
    case unknownRecordMode(String)
    /// A name that cannot be part of a file name.
    case badName(String)
    /// A second film that would use the same file.
    case duplicateName(String)
    /// Neither values nor picture are to be compared.
    case noLayers
    /// A value of a tolerance is out of range.
    case badTolerance(String)

    /// One sentence that describes the error.
    public var description: String {
        switch self {
        case .noFrames(let count):
            "A film of \(count) frames shows nothing; ask for 1 frame (the end) or more."
        case .tooManyFrames(let count, let limit):
            "A film of \(count) frames is too long to look at and to compare; ask for \(limit) frames at most."
        case .filmstripTooHigh(let count, let limit):
            "The picture of \(count) frames of this size is too high to be read again; ask for \(limit) frames at most, or "
                + "for a smaller scale or height."
        case .progressOutside(let progress):
            "A swipe to progress \(FixedDecimal.text(progress)) leaves the screen; give a progress in 0...1."
        case .badScale(let scale):
            "A film at \(FixedDecimal.text(scale)) pixels per point has no pixels; give a scale above 0, at most 4."
        case .badHeight(let height):
            "A film of the top \(FixedDecimal.text(height)) points shows nothing; give a height above 0, or nil for "
                + "all."
        case .noPages:
            "A film needs at least one page; give the pages of the stack from the bottom up."
        case .repeatedPage(let page):
            "\(page) is in the stack twice, which UIKit does not allow; give another instance for each place."
        case .alreadyInTransition(let controller):
            "\(controller) is in a transition already, so its beginning cannot be filmed; let it come to rest first."
        case .alreadyInStack(let page):
            "\(page) is in the stack already and cannot be pushed again; push another instance, or pop to it."
        case .nestedStack(let page):
            "\(page) is a navigation controller, which cannot be pushed; push its view controllers, or present it."
        case .nothingBelow(let page):
            "\(page) is the only page of the stack, so there is nothing to go back to; push a page before recording."
        case .swipeRefused(let page):
            "The swipe back did not begin on \(page): its recognizer is switched off or was refused; check "
                + "shouldPop(for:), the back button, the left bar button item and interactivePopGestureRecognizer."
        case .nothingAnimates(let operation):
            "\(operation) moves nothing, so there is no transition to film or to check; animate it while "
                + "UIView.areAnimationsEnabled is true, or film 1 frame."
        case .stackUnchanged(let operation):
            "\(operation) leaves the same view controller on top, so there is no transition to check; make the navigation "
                + "controller perform it, or let the view controller agree."
        case .endless(let operation):
            "\(operation) did not come to rest within 10 seconds, so its end cannot be filmed; end what animates for "
                + "ever."
        case .needsAwait:
            "UIKit ends transitions on the main queue, which does not run while a task waits in place; make the test async and "
                + "write “await” before the call."
        case .stateChanged(let difference):
            "After the swipe the app is not as it was before: \(difference); a canceled swipe must change nothing."
        case .anotherSimulator:
            "The navigation controller is shown by another Simulator than the one in use; call makeCurrent() on its "
                + "own before recording."
        case .offScreen(let controller, let container):
            "This \(controller) is not what its \(container) shows; select its tab, or dismiss what covers it, before "
                + "recording."
        case .noScene:
            "There is no UIWindowScene to make a window in; run the tests in a host app, or show the navigation "
                + "controller in a window of yours."
        case .unknownProfile(let name, let valid):
            "There is no profile named “\(name)”; the names are \(valid.joined(separator: ", "))."
        case .unavailable(let what):
            what
        case .unreadableReference(let path, let problem):
            "The reference \(path) cannot be read: \(problem); restore it, or delete it to record it anew."
        case .unwritable(let path, let problem):
            "\(path) could not be written: \(problem); make it writable, or choose another folder."
        case .unknownRecordMode(let word):
            "BARTRANSITION_RECORD is “\(word)”, which is no record mode; use all, failed, missing or never."
        case .badName(let name):
            "A film cannot be named “\(name)”: a name becomes part of a file's name, so it needs at least one letter "
                + "or digit."
        case .noLayers:
            "Of the film neither values nor picture are compared, so its test cannot fail; give layers: .values, .picture or "
                + ".all."
        case .duplicateName(let sentence), .badTolerance(let sentence):
            sentence
        }
    }
}

extension FilmError {
    /// A variant for a navigation controller that is in a window.
    static let variantInWindow = FilmError.unavailable(
        "A navigation controller in a window keeps the window's traits; film it in other variants before it is in one.")
}
