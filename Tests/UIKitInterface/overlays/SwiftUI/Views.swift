import CoreGraphics
import Swift
import UIKit

@frozen public struct Text: View, Equatable, Sendable {
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { fatalError() }
    public init(_ key: LocalizedStringKey) { fatalError() }
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { fatalError() }
}

@frozen public struct Color: View, Hashable, Sendable {
    public static let black = Color()
    init() {}
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@frozen public struct List<SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}

extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}

public struct Button<Label: View>: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { fatalError() }
}

public struct NavigationLink<Label: View, Destination: View>: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}

extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        fatalError()
    }
}

@available(iOS 16.0, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {
    @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }
    @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 16.0, *)
public struct NavigationPath {
    public init() {}
}
