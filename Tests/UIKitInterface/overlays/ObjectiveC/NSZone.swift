/// The memory zone that `NSCopying` passes; nothing uses it any more.
@frozen
public struct NSZone {
    var pointer: OpaquePointer
}
