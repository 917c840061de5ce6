import Foundation

extension UIFont {
    /// How heavy a face is: 0 is regular, -1 and 1 are the ends. (UIKit documentation)
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number.
        public let rawValue: CGFloat

        /// A weight by its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A weight by its number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// -0.8
        public static let ultraLight = Weight(rawValue: -0.8)
        /// -0.6
        public static let thin = Weight(rawValue: -0.6)
        /// -0.4
        public static let light = Weight(rawValue: -0.4)
        /// 0
        public static let regular = Weight(rawValue: 0)
        /// 0.23
        public static let medium = Weight(rawValue: 0.23)
        /// 0.3
        public static let semibold = Weight(rawValue: 0.3)
        /// 0.4
        public static let bold = Weight(rawValue: 0.4)
        /// 0.56
        public static let heavy = Weight(rawValue: 0.56)
        /// 0.62
        public static let black = Weight(rawValue: 0.62)
    }
}

extension UIFont.Weight {
    /// From the lightest to the heaviest, with the name and the usual number from 100 to 900.
    static let named: [(weight: UIFont.Weight, name: String, css: Int)] = [
        (.ultraLight, "Ultralight", 100), (.thin, "Thin", 200), (.light, "Light", 300), (.regular, "Regular", 400),
        (.medium, "Medium", 500), (.semibold, "Semibold", 600), (.bold, "Bold", 700), (.heavy, "Heavy", 800),
        (.black, "Black", 900),
    ]

    /// The entry of the nearest named weight.
    var nearest: (weight: UIFont.Weight, name: String, css: Int) {
        Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) } ?? (self, "", 400)
    }

    /// The usual number of the nearest named weight, 400 for regular and 700 for bold.
    var cssWeight: Int { nearest.css }
}
