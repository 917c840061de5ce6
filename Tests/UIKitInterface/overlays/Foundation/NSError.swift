extension NSError: Error {}
extension Error {
    public var localizedDescription: String { fatalError() }
}
