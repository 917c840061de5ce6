import Foundation

extension UIColor {
    /// Writes red, green, blue and alpha under the current traits, each between 0 and 1; false, and nothing written, for a
    /// pattern. (UIKit documentation)
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard !isPattern(in: .current) else { return false }
        let value = value(in: .current).rgba
        red?.pointee = CGFloat(value.red)
        green?.pointee = CGFloat(value.green)
        blue?.pointee = CGFloat(value.blue)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Writes brightness and alpha under the current traits; false, and nothing written, unless the colour is a grey.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard !isPattern(in: .current) else { return false }
        let value = value(in: .current).rgba
        guard value.red == value.green, value.green == value.blue else { return false }
        white?.pointee = CGFloat(value.red)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Writes hue, saturation, brightness and alpha under the current traits, each between 0 and 1; false, and
    /// nothing written, for a pattern.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard !isPattern(in: .current) else { return false }
        let value = value(in: .current).rgba
        let hsb = HueSaturationBrightness(red: value.red, green: value.green, blue: value.blue)
        hue?.pointee = CGFloat(hsb.hue)
        saturation?.pointee = CGFloat(hsb.saturation)
        brightness?.pointee = CGFloat(hsb.brightness)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }
}
