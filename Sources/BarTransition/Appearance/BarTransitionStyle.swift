import UIKit

/// How one page's background becomes another's when both pages show a bar.
public enum BarTransitionStyle: Equatable, Sendable {
    /// Two plain colours that are close to each other turn into each other; of any other pair each background slides with
    /// its page.
    case automatic
    /// One background turns into the other in place: two plain colours through the colours between them, any other pair
    /// by a cross-fade.
    case interpolate
    /// Each page has its own background, which slides with it: the bar is divided where the pages are. UIKit's own
    /// background (`.system`) cannot slide; a pair with it cross-fades.
    case slide
}
