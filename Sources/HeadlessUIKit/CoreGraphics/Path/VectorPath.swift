import Foundation

/// A path of lines and curves, a plain value.
package struct VectorPath: Equatable, Sendable {
    package enum Element: Equatable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, CGPoint)
        case cubic(control1: CGPoint, control2: CGPoint, CGPoint)
        case close
    }

    package private(set) var elements: [Element] = []

    package init() {}

    package var isEmpty: Bool { elements.isEmpty }

    package mutating func move(to point: CGPoint) {
        elements.append(.move(point))
    }

    package mutating func line(to point: CGPoint) {
        elements.append(.line(point))
    }

    package mutating func quad(to point: CGPoint, control: CGPoint) {
        elements.append(.quad(control: control, point))
    }

    package mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.cubic(control1: control1, control2: control2, point))
    }

    package mutating func close() {
        elements.append(.close)
    }

    package mutating func append(_ other: VectorPath) {
        elements += other.elements
    }
}
