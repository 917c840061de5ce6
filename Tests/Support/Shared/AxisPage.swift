import UIKit

#if !canImport(ObjectiveC) || canImport(UIKit, _underlyingVersion: 9127.1)
    /// A page whose vertical bars can be forbidden.
    @available(iOS 27.1, *) @MainActor
    public final class AxisPage: UIViewController {
        public var behavior = UIVerticalBarBehavior.automatic

        public override var preferredVerticalBarBehavior: UIVerticalBarBehavior { behavior }

        public init(_ title: String, _ behavior: UIVerticalBarBehavior = .automatic) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
            self.behavior = behavior
            view.backgroundColor = .white
        }

        @available(*, unavailable)
        public required init?(coder: NSCoder) { fatalError() }
    }
#endif
