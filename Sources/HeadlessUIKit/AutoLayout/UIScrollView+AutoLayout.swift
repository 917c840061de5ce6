extension UIScrollView: LayoutScrolling {
    /// The whole of the contents: constraints to its edges decide `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { layoutEngineStorage.scrollContentGuide }

    /// The part of the contents that is visible.
    public var frameLayoutGuide: UILayoutGuide { layoutEngineStorage.scrollFrameGuide }
}
