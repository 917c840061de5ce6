/// The well-known hexcone conversion between red, green, blue and hue, saturation, brightness; all between 0 and 1.
struct HueSaturationBrightness: Equatable {
    var hue: Double
    var saturation: Double
    var brightness: Double

    init(hue: Double, saturation: Double, brightness: Double) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: Double, green: Double, blue: Double) {
        let largest = max(red, green, blue)
        let range = largest - min(red, green, blue)
        brightness = largest
        saturation = largest > 0 ? range / largest : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sixths: Double
        if largest == red {
            sixths = (green - blue) / range
        } else if largest == green {
            sixths = (blue - red) / range + 2
        } else {
            sixths = (red - green) / range + 4
        }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    var rgb: (red: Double, green: Double, blue: Double) {
        let turn = hue - hue.rounded(.down)
        func component(_ offset: Double) -> Double {
            let position = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        return (component(5), component(3), component(1))
    }
}
