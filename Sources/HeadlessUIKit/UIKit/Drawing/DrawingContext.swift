import Foundation

/// The contexts that UIKit's drawing calls go to: a stack for each thread, as in UIKit.
enum DrawingContext {
    private final class Stack {
        var contexts: [CGContext] = []
    }

    /// Where each thread keeps its stack. Every view that is drawn asks for it, so it is not in the thread's dictionary.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { stack in
            if let stack { Unmanaged<Stack>.fromOpaque(stack).release() }
        }
        precondition(status == 0, "DrawingContext: the system has no place left for a value of each thread.")
        return key
    }()

    private static var stack: Stack {
        if let known = pthread_getspecific(key) { return Unmanaged<Stack>.fromOpaque(known).takeUnretainedValue() }
        let stack = Stack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    static var current: CGContext? { stack.contexts.last }

    static func push(_ context: CGContext) {
        stack.contexts.append(context)
    }

    @discardableResult
    static func pop() -> CGContext? {
        stack.contexts.popLast()
    }

    static func perform(on canvas: Canvas, _ body: () -> Void) {
        push(CGContext(canvas: canvas))
        body()
        pop()
    }

    /// Pixels per point of the screen in use.
    static var screenScale: CGFloat { DeviceState.current.values.screenScale }
}

/// The context that drawing goes to; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContext.current }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
    DrawingContext.push(context)
}

/// Goes back to the context that was current before.
public func UIGraphicsPopContext() {
    DrawingContext.pop()
}

/// Begins to draw an image, at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins to draw an image, in points; a scale of 0 takes the screen's. Pairs with `UIGraphicsEndImageContext()`. As in
/// UIKit a size without area makes no context.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    guard size.width > 0, size.height > 0 else { return }
    DrawingContext.push(CGContext(size: size, opaque: opaque, scale: scale > 0 ? scale : DrawingContext.screenScale))
}

/// What was drawn since `UIGraphicsBeginImageContext`; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = DrawingContext.current, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: context.canvas.scale, orientation: .up)
}

/// Ends what `UIGraphicsBeginImageContext` began.
public func UIGraphicsEndImageContext() {
    DrawingContext.pop()
}
