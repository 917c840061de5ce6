import Foundation
import Swift
import UIKit

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { fatalError() }
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
    Representable: UIViewControllerRepresentable
> {
    @MainActor @preconcurrency public let coordinator: Representable.Coordinator
    @MainActor @preconcurrency public var transaction: Transaction { fatalError() }
    @MainActor @preconcurrency public var environment: EnvironmentValues { fatalError() }
}

@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { fatalError() }
    @MainActor @preconcurrency required public dynamic init?(coder aDecoder: NSCoder) { fatalError() }
    @MainActor @preconcurrency public var rootView: Content {
        get { fatalError() }
        set { fatalError() }
    }
}
