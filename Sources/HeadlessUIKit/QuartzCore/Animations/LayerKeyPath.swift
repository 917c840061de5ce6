import Foundation

/// A property of a layer by the name that Core Animation's animations give it. (Core Animation Programming Guide,
/// "Animatable Properties" and "Key-Value Coding Extensions")
struct LayerKeyPath {
    let name: String
    let read: (LayerModel) -> AnimationValue
    let write: (AnimationValue, inout LayerModel) -> Void

    /// Stops for a property that does not exist or does not animate here.
    init(_ name: String) {
        self.name = name
        if let turn = LayerTurn.part(name) {
            read = { .numbers(turn.read(LayerTurn($0.transform))) }
            write = { value, model in
                var parts = LayerTurn(model.transform)
                turn.write(value.numbers, &parts)
                model.transform = parts.transform
            }
            return
        }
        if name == "path" {
            read = { .path($0.shape.path) }
            write = { value, model in if case .path(let path) = value { model.shape.path = path } }
            return
        }
        guard let access = Self.plain(name) else {
            fatalError("CAPropertyAnimation.keyPath: \"\(name)\" does not animate here; take an animatable property.")
        }
        read = { .numbers(access.read($0)) }
        write = { access.write($0.numbers, &$1) }
    }

    /// What an app gave as a value of this property; stops where it is of another kind.
    func value(_ given: Any) -> AnimationValue {
        guard let value = AnimationValue(given) else {
            fatalError("CAPropertyAnimation: \(given) is not a value for \"\(name)\"; give it a value of its own type.")
        }
        return value
    }

    typealias Access = (read: (LayerModel) -> [CGFloat], write: ([CGFloat], inout LayerModel) -> Void)

    private static func access<Value: LayerValue>(_ path: WritableKeyPath<LayerModel, Value>) -> Access {
        (
            { $0[keyPath: path].numbers },
            { numbers, model in
                guard numbers.count == model[keyPath: path].numbers.count || path == \LayerModel.gradientColors else {
                    return
                }
                model[keyPath: path] = Value(numbers: numbers)
            }
        )
    }

    private static func plain(_ name: String) -> Access? {
        switch name {
        case "position": access(\.position)
        case "position.x": access(\.position.x)
        case "position.y": access(\.position.y)
        case "bounds": access(\.boundsRect)
        case "bounds.origin": access(\.boundsOrigin)
        case "bounds.origin.x": access(\.boundsOrigin.x)
        case "bounds.origin.y": access(\.boundsOrigin.y)
        case "bounds.size": access(\.boundsSize)
        case "bounds.size.width": access(\.boundsSize.width)
        case "bounds.size.height": access(\.boundsSize.height)
        case "anchorPoint": access(\.anchorPoint)
        case "zPosition": access(\.zPosition)
        case "transform": access(\.transform)
        case "opacity": access(\.opacity)
        case "backgroundColor": access(\.background)
        case "cornerRadius": access(\.cornerRadius)
        case "borderWidth": access(\.borderWidth)
        case "borderColor": access(\.border)
        case "shadowColor": access(\.shadow)
        case "shadowOpacity": access(\.shadowOpacity)
        case "shadowRadius": access(\.shadowRadius)
        case "shadowOffset": access(\.shadowOffset)
        case "colors": access(\.gradientColors)
        case "locations": access(\.gradient.locations)
        case "startPoint": access(\.gradient.start)
        case "endPoint": access(\.gradient.end)
        case "strokeStart": access(\.shape.strokeStart)
        case "strokeEnd": access(\.shape.strokeEnd)
        case "lineWidth": access(\.shape.lineWidth)
        case "fillColor": access(\.shape.fill)
        case "strokeColor": access(\.shape.stroke)
        default: nil
        }
    }
}

extension LayerModel {
    fileprivate var boundsRect: CGRect {
        get { bounds }
        set { (boundsOrigin, boundsSize) = (newValue.origin, newValue.size) }
    }
}

extension CGRect: LayerValue {
    package var numbers: [CGFloat] { origin.numbers + size.numbers }
    package init(numbers: [CGFloat]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
