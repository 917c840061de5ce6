public import Testing
public import UIKit

extension Simulator.Profile: CustomTestStringConvertible {
    /// The device and its system, for example "iPhone 15, iOS 18".
    public var testDescription: String { name }
}
