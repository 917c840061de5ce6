import Foundation

// The components are in `SystemColorTable`. Each color is one object, as in UIKit.

extension UIColor {
    /// The system's red; depends on style and contrast.
    public class var systemRed: UIColor { Shared.systemRed }
    /// The system's orange; depends on style and contrast.
    public class var systemOrange: UIColor { Shared.systemOrange }
    /// The system's yellow; depends on style and contrast.
    public class var systemYellow: UIColor { Shared.systemYellow }
    /// The system's green; depends on style and contrast.
    public class var systemGreen: UIColor { Shared.systemGreen }
    /// The system's mint; depends on style and contrast.
    public class var systemMint: UIColor { Shared.systemMint }
    /// The system's teal; depends on style and contrast.
    public class var systemTeal: UIColor { Shared.systemTeal }
    /// The system's cyan; depends on style and contrast.
    public class var systemCyan: UIColor { Shared.systemCyan }
    /// The system's blue; depends on style and contrast.
    public class var systemBlue: UIColor { Shared.systemBlue }
    /// The system's indigo; depends on style and contrast.
    public class var systemIndigo: UIColor { Shared.systemIndigo }
    /// The system's purple; depends on style and contrast.
    public class var systemPurple: UIColor { Shared.systemPurple }
    /// The system's pink; depends on style and contrast.
    public class var systemPink: UIColor { Shared.systemPink }
    /// The system's brown; depends on style and contrast.
    public class var systemBrown: UIColor { Shared.systemBrown }
    /// The system's gray; depends on style and contrast.
    public class var systemGray: UIColor { Shared.systemGray }
    /// The system's gray2; depends on style and contrast.
    public class var systemGray2: UIColor { Shared.systemGray2 }
    /// The system's gray3; depends on style and contrast.
    public class var systemGray3: UIColor { Shared.systemGray3 }
    /// The system's gray4; depends on style and contrast.
    public class var systemGray4: UIColor { Shared.systemGray4 }
    /// The system's gray5; depends on style and contrast.
    public class var systemGray5: UIColor { Shared.systemGray5 }
    /// The system's gray6; depends on style and contrast.
    public class var systemGray6: UIColor { Shared.systemGray6 }
    /// Primary label text.
    public class var label: UIColor { Shared.label }
    /// Secondary label text.
    public class var secondaryLabel: UIColor { Shared.secondaryLabel }
    /// Tertiary label text.
    public class var tertiaryLabel: UIColor { Shared.tertiaryLabel }
    /// Quaternary label text.
    public class var quaternaryLabel: UIColor { Shared.quaternaryLabel }
    /// Placeholder text in text fields.
    public class var placeholderText: UIColor { Shared.placeholderText }
    /// A translucent separator line.
    public class var separator: UIColor { Shared.separator }
    /// An opaque separator line.
    public class var opaqueSeparator: UIColor { Shared.opaqueSeparator }
    /// Links.
    public class var link: UIColor { Shared.link }
    /// A translucent fill for thin shapes.
    public class var systemFill: UIColor { Shared.systemFill }
    /// A translucent fill for medium shapes.
    public class var secondarySystemFill: UIColor { Shared.secondarySystemFill }
    /// A translucent fill for large shapes.
    public class var tertiarySystemFill: UIColor { Shared.tertiarySystemFill }
    /// A translucent fill for large, complex areas.
    public class var quaternarySystemFill: UIColor { Shared.quaternarySystemFill }
    /// The main background of an interface.
    public class var systemBackground: UIColor { Shared.systemBackground }
    /// Content layered on the main background.
    public class var secondarySystemBackground: UIColor { Shared.secondarySystemBackground }
    /// Content layered on secondary backgrounds.
    public class var tertiarySystemBackground: UIColor { Shared.tertiarySystemBackground }
    /// The main background of a grouped interface.
    public class var systemGroupedBackground: UIColor { Shared.systemGroupedBackground }
    /// Content layered on the main background of a grouped interface.
    public class var secondarySystemGroupedBackground: UIColor { Shared.secondarySystemGroupedBackground }
    /// Content layered on secondary backgrounds of a grouped interface.
    public class var tertiarySystemGroupedBackground: UIColor { Shared.tertiarySystemGroupedBackground }
    /// The default accent color of an app: system blue.
    public class var tintColor: UIColor { Shared.systemBlue }
}

private enum Shared {
    static let systemRed = UIColor(source: .system(SystemColorTable.systemRed))
    static let systemOrange = UIColor(source: .system(SystemColorTable.systemOrange))
    static let systemYellow = UIColor(source: .system(SystemColorTable.systemYellow))
    static let systemGreen = UIColor(source: .system(SystemColorTable.systemGreen))
    static let systemMint = UIColor(source: .system(SystemColorTable.systemMint))
    static let systemTeal = UIColor(source: .system(SystemColorTable.systemTeal))
    static let systemCyan = UIColor(source: .system(SystemColorTable.systemCyan))
    static let systemBlue = UIColor(source: .system(SystemColorTable.systemBlue))
    static let systemIndigo = UIColor(source: .system(SystemColorTable.systemIndigo))
    static let systemPurple = UIColor(source: .system(SystemColorTable.systemPurple))
    static let systemPink = UIColor(source: .system(SystemColorTable.systemPink))
    static let systemBrown = UIColor(source: .system(SystemColorTable.systemBrown))
    static let systemGray = UIColor(source: .system(SystemColorTable.systemGray))
    static let systemGray2 = UIColor(source: .system(SystemColorTable.systemGray2))
    static let systemGray3 = UIColor(source: .system(SystemColorTable.systemGray3))
    static let systemGray4 = UIColor(source: .system(SystemColorTable.systemGray4))
    static let systemGray5 = UIColor(source: .system(SystemColorTable.systemGray5))
    static let systemGray6 = UIColor(source: .system(SystemColorTable.systemGray6))
    static let label = UIColor(source: .system(SystemColorTable.label))
    static let secondaryLabel = UIColor(source: .system(SystemColorTable.secondaryLabel))
    static let tertiaryLabel = UIColor(source: .system(SystemColorTable.tertiaryLabel))
    static let quaternaryLabel = UIColor(source: .system(SystemColorTable.quaternaryLabel))
    static let placeholderText = UIColor(source: .system(SystemColorTable.placeholderText))
    static let separator = UIColor(source: .system(SystemColorTable.separator))
    static let opaqueSeparator = UIColor(source: .system(SystemColorTable.opaqueSeparator))
    static let link = UIColor(source: .system(SystemColorTable.link))
    static let systemFill = UIColor(source: .system(SystemColorTable.systemFill))
    static let secondarySystemFill = UIColor(source: .system(SystemColorTable.secondarySystemFill))
    static let tertiarySystemFill = UIColor(source: .system(SystemColorTable.tertiarySystemFill))
    static let quaternarySystemFill = UIColor(source: .system(SystemColorTable.quaternarySystemFill))
    static let systemBackground = UIColor(source: .system(SystemColorTable.systemBackground))
    static let secondarySystemBackground = UIColor(source: .system(SystemColorTable.secondarySystemBackground))
    static let tertiarySystemBackground = UIColor(source: .system(SystemColorTable.tertiarySystemBackground))
    static let systemGroupedBackground = UIColor(source: .system(SystemColorTable.systemGroupedBackground))
    static let secondarySystemGroupedBackground = UIColor(
        source: .system(SystemColorTable.secondarySystemGroupedBackground)
    )
    static let tertiarySystemGroupedBackground = UIColor(
        source: .system(SystemColorTable.tertiarySystemGroupedBackground)
    )
}
