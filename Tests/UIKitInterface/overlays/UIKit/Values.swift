// Source: UIKit documentation, UIEdgeInsets, NSDirectionalEdgeInsets, UIOffset.

extension UIEdgeInsets: Equatable {
    public static var zero: UIEdgeInsets { fatalError() }
    public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool { fatalError() }
    public func inset(by insets: UIEdgeInsets) -> UIEdgeInsets { fatalError() }
}

extension NSDirectionalEdgeInsets: Equatable {
    public static var zero: NSDirectionalEdgeInsets { fatalError() }
    public static func == (left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets) -> Bool { fatalError() }
}

extension UIOffset: Equatable {
    public static var zero: UIOffset { fatalError() }
    public static func == (left: UIOffset, right: UIOffset) -> Bool { fatalError() }
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
}
