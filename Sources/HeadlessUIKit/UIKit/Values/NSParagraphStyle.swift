import Foundation

/// How a paragraph is set; see NSMutableParagraphStyle to change one. (UIKit documentation)
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate(set) var values: ParagraphValues

    /// Alignment natural, no extra spacing, lines broken between words.
    public override init() {
        values = ParagraphValues()
        super.init()
    }

    fileprivate init(values: ParagraphValues) {
        self.values = values
        super.init()
    }

    /// The style with every value at its default.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// A style with the same values that cannot be changed.
    public func copy(with zone: NSZone?) -> Any { NSParagraphStyle(values: values) }
    /// A style with the same values that can be changed.
    public func mutableCopy(with zone: NSZone?) -> Any { NSMutableParagraphStyle(values: values) }

    /// Where lines are placed; `.natural` by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// What happens to long lines; `.byWordWrapping` by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Extra room between lines, in points; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The least height of a line, in points; 0, the default, is none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0, the default, is none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// Equal when every value is.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    /// Equal for equal styles.
    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed. (UIKit documentation)
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Where lines are placed; `.natural` by default.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// What happens to long lines; `.byWordWrapping` by default.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// Extra room between lines, in points; 0 by default.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The least height of a line, in points; 0, the default, is none.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The greatest height of a line, in points; 0, the default, is none.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
}

/// The values of a paragraph style.
struct ParagraphValues: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
}
