extension RunLoop.Mode {
    public static var common: RunLoop.Mode { fatalError() }
    public static var `default`: RunLoop.Mode { fatalError() }
}
