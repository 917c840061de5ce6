// Source: UIKit documentation, UIBarMinimization (uibarminimization-swift.struct) and UINavigationItem
// (navigationbarminimization-1kj9z). Its documentation shows no conformances.
#if SDK_27_0
    @available(iOS 27.0, visionOS 27.0, *)
    public struct UIBarMinimization {
        public init() { fatalError() }
        public var minimizationBehavior: UIBarMinimizationBehavior {
            get { fatalError() }
            set { fatalError() }
        }
        public var restorationBehavior: UIBarMinimizationRestorationBehavior {
            get { fatalError() }
            set { fatalError() }
        }
        public var safeAreaAdjustment: UIBarMinimizationSafeAreaAdjustment {
            get { fatalError() }
            set { fatalError() }
        }
    }

    @available(iOS 27.0, visionOS 27.0, *)
    extension UINavigationItem {
        @MainActor @preconcurrency public var navigationBarMinimization: UIBarMinimization {
            get { fatalError() }
            set { fatalError() }
        }
    }
#endif
