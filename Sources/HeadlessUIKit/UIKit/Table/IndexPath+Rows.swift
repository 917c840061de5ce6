import Foundation

extension IndexPath {
    /// Makes the index path of a row of a table view.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section of a table view.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
