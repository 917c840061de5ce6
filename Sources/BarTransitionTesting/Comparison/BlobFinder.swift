/// Finds the largest connected group of pixels, from runs given row by row, left to right. Diagonals connect.
struct BlobFinder {
    private struct Run {
        let start: Int
        let end: Int
        let blob: Int
    }

    /// For each blob the one it was joined to, or itself.
    private var parents: [Int] = []
    private var sizes: [Int] = []
    private var above: [Run] = []
    private var current: [Run] = []
    private var nextAbove = 0
    private var row = Int.min
    /// The number of pixels in the largest group so far.
    private(set) var largest = 0

    /// Later runs are in this row; rows are given from the top.
    mutating func begin(row: Int) {
        if row == self.row + 1 {
            swap(&above, &current)
        } else {
            above.removeAll(keepingCapacity: true)
        }
        current.removeAll(keepingCapacity: true)
        nextAbove = 0
        self.row = row
    }

    /// A run of pixels, its last included.
    mutating func add(from start: Int, to end: Int) {
        var blob = parents.count
        parents.append(blob)
        sizes.append(end - start + 1)
        while nextAbove < above.count, above[nextAbove].end < start - 1 { nextAbove += 1 }
        var index = nextAbove
        while index < above.count, above[index].start <= end + 1 {
            blob = join(blob, above[index].blob)
            index += 1
        }
        current.append(Run(start: start, end: end, blob: blob))
        largest = max(largest, sizes[root(blob)])
    }

    private mutating func root(_ blob: Int) -> Int {
        var blob = blob
        while parents[blob] != blob {
            parents[blob] = parents[parents[blob]]
            blob = parents[blob]
        }
        return blob
    }

    private mutating func join(_ first: Int, _ second: Int) -> Int {
        let (a, b) = (root(first), root(second))
        guard a != b else { return a }
        let (small, large) = sizes[a] < sizes[b] ? (a, b) : (b, a)
        parents[small] = large
        sizes[large] += sizes[small]
        return large
    }
}
