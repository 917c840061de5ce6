extension UIScrollView: LayoutScrolling {
}
