import Foundation

// The fixed colors of UIColor.h, with the components that its comments give.

extension UIColor {
    /// The gray of brightness 0.
    public class var black: UIColor { Shared.black }
    /// The gray of brightness 1 / 3.
    public class var darkGray: UIColor { Shared.darkGray }
    /// The gray of brightness 2 / 3.
    public class var lightGray: UIColor { Shared.lightGray }
    /// The gray of brightness 1.
    public class var white: UIColor { Shared.white }
    /// The gray of brightness 0.5.
    public class var gray: UIColor { Shared.gray }
    /// Red 1, green 0, blue 0.
    public class var red: UIColor { Shared.red }
    /// Red 0, green 1, blue 0.
    public class var green: UIColor { Shared.green }
    /// Red 0, green 0, blue 1.
    public class var blue: UIColor { Shared.blue }
    /// Red 0, green 1, blue 1.
    public class var cyan: UIColor { Shared.cyan }
    /// Red 1, green 1, blue 0.
    public class var yellow: UIColor { Shared.yellow }
    /// Red 1, green 0, blue 1.
    public class var magenta: UIColor { Shared.magenta }
    /// Red 1, green 0.5, blue 0.
    public class var orange: UIColor { Shared.orange }
    /// Red 0.5, green 0, blue 0.5.
    public class var purple: UIColor { Shared.purple }
    /// Red 0.6, green 0.4, blue 0.2.
    public class var brown: UIColor { Shared.brown }
    /// Black with alpha 0.
    public class var clear: UIColor { Shared.clear }
}

private enum Shared {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
}
