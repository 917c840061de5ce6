import Foundation

extension UIBezierPath {
    /// A path with the lines of a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }

    /// The lines of the path; setting replaces them.
    public var cgPath: CGPath {
        get { CGPath(vector: vectorPath) }
        set { take(newValue) }
    }
}
