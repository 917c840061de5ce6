import Foundation

/// A path of lines and curves, a plain value.
struct VectorPath: Equatable, Sendable {
    enum Element: Equatable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, CGPoint)
        case cubic(control1: CGPoint, control2: CGPoint, CGPoint)
        case close
    }

    private(set) var elements: [Element] = []

    var isEmpty: Bool { elements.isEmpty }

    mutating func move(to point: CGPoint) {
        elements.append(.move(point))
    }

    mutating func line(to point: CGPoint) {
        elements.append(.line(point))
    }

    mutating func quad(to point: CGPoint, control: CGPoint) {
        elements.append(.quad(control: control, point))
    }

    mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.cubic(control1: control1, control2: control2, point))
    }

    mutating func close() {
        elements.append(.close)
    }

    mutating func append(_ other: VectorPath) {
        elements += other.elements
    }
}
