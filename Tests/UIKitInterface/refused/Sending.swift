// expect: sending 'path' risks causing data races
import UIKit

@MainActor
func outline(_ path: UIBezierPath) { path.stroke() }

nonisolated func draw() async {
    let path = UIBezierPath()
    await outline(path)
    path.close()
}
