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
