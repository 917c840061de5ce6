// Source: UIKit documentation, UIEdgeInsets, NSDirectionalEdgeInsets, UIOffset.

extension UIEdgeInsets: Equatable, Codable {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public static var zero: UIEdgeInsets { fatalError() }
    public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool { fatalError() }
}

extension NSDirectionalEdgeInsets: Equatable, Codable {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public static var zero: NSDirectionalEdgeInsets { fatalError() }
    public static func == (left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets) -> Bool { fatalError() }
}

extension UIOffset: Equatable, Codable {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public static var zero: UIOffset { fatalError() }
    public static func == (left: UIOffset, right: UIOffset) -> Bool { fatalError() }
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
}
