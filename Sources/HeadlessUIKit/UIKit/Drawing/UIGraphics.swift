import Foundation

// MARK: Contexts

/// Returns the current context; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContext.current }

/// Makes a context current.
public func UIGraphicsPushContext(_ context: CGContext) {
    DrawingContext.push(context)
}

/// Restores the previous current context.
public func UIGraphicsPopContext() {
    DrawingContext.pop()
}

/// Begins drawing an image at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing an image of a size in points; a scale of 0 means that of the screen. Balance it with
/// `UIGraphicsEndImageContext()`. As in UIKit, an empty size creates no context.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    guard size.width > 0, size.height > 0 else { return }
    DrawingContext.push(CGContext(size: size, opaque: opaque, scale: scale > 0 ? scale : DrawingContext.screenScale))
}

/// Returns the image drawn since `UIGraphicsBeginImageContext`; nil without a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = DrawingContext.current, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: context.canvas.scale, orientation: .up)
}

/// Ends the image context of `UIGraphicsBeginImageContext`.
public func UIGraphicsEndImageContext() {
    DrawingContext.pop()
}

// MARK: - Drawing in the current context

extension UIColor {
    /// Sets the fill color of the current context.
    public func setFill() {
        DrawingContext.current?.setFillColor(cgColor)
    }

    /// Sets the stroke color of the current context.
    public func setStroke() {
        DrawingContext.current?.setStrokeColor(cgColor)
    }

    /// Sets the fill and stroke colors of the current context.
    public func set() {
        setFill()
        setStroke()
    }
}

/// Fills a rectangle, in points, with the current fill color.
public func UIRectFill(_ rect: CGRect) {
    DrawingContext.current?.fill(rect)
}

/// Fills a rectangle, in points, with the current fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = DrawingContext.current else { return }
    let mode = context.state.blendMode
    context.state.blendMode = blendMode
    context.fill(rect)
    context.state.blendMode = mode
}

/// Intersects the clip with a rectangle, in points.
public func UIRectClip(_ rect: CGRect) {
    DrawingContext.current?.clip(to: rect)
}

extension UIImage {
    /// Draws the image in a rectangle of the current context, in points.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image at its own size.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image at its own size with a blend mode and an alpha of 0...1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in a rectangle of the current context, in points, with a blend mode and an alpha of 0...1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = DrawingContext.current else { return }
        let state = context.state
        context.state.blendMode = blendMode
        context.state.alpha *= alpha
        context.composite(covering: rect) { canvas, alpha in
            if alpha < 1 { canvas.beginGroup(alpha: alpha) }
            draw(in: rect, on: canvas, tint: state.fill, traits: .current)
            if alpha < 1 { canvas.endGroup() }
        }
        context.state = state
    }
}

// MARK: - The stack of contexts

/// The stack of contexts for UIKit's drawing calls: one per thread, as in UIKit.
enum DrawingContext {
    private final class Stack {
        var contexts: [CGContext] = []
    }

    /// The key of the thread's stack. A pthread key rather than the thread's dictionary, because every drawn view reads it.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { stack in
            if let stack { Unmanaged<Stack>.fromOpaque(stack).release() }
        }
        precondition(status == 0, "DrawingContext: the system has no thread-specific key left.")
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

    /// Pixels per point of the current screen.
    static var screenScale: CGFloat { DeviceState.current.values.screenScale }
}
