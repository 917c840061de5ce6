// The part of SwiftUI that the package uses. Source: SwiftUI's documentation.
import CoreGraphics
import Swift
import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    @MainActor @preconcurrency public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { fatalError() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        fatalError()
    }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { fatalError() }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}

@frozen public struct EmptyView: View {
    public init() {}
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@frozen public struct TupleView<T>: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

// MARK: - Modifiers

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@frozen public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        missing()
    }
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    { missing() }
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        missing()
    }
    nonisolated public func navigationTitle(_ title: Text) -> some View { missing() }
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { missing() }

    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { missing() }

    nonisolated private func missing() -> ModifiedContent<Self, Never> { fatalError() }
}

extension Never: ViewModifier {
    @MainActor @preconcurrency public func body(content: Content) -> Never { fatalError() }
}

@frozen public struct Alignment: Equatable, Sendable {
    public static let center = Alignment()
    init() {}
}

@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: 1)
}

@frozen public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let all = Set(rawValue: 15)
    }
}
