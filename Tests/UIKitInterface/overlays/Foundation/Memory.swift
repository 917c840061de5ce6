// The C library, which Apple's Foundation exports.
@discardableResult
public func memcpy(
    _ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
) -> UnsafeMutableRawPointer! { fatalError() }
@discardableResult
public func memset(
    _ destination: UnsafeMutableRawPointer!, _ value: Int32, _ count: Int
) -> UnsafeMutableRawPointer! { fatalError() }
public func memcmp(_ first: UnsafeRawPointer!, _ second: UnsafeRawPointer!, _ count: Int) -> Int32 { fatalError() }
@discardableResult
public func atexit(_ function: @escaping @convention(c) () -> Void) -> Int32 { fatalError() }

public let O_RDONLY: Int32 = 0
public let LOCK_EX: Int32 = 2
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
@discardableResult
public func close(_ descriptor: Int32) -> Int32 { fatalError() }
@discardableResult
public func flock(_ descriptor: Int32, _ operation: Int32) -> Int32 { fatalError() }
