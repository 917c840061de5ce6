import Foundation

/// What the title's menu says of a document (iOS 16). The menu is not modelled; what a document is like is kept.
@MainActor @preconcurrency
open class UIDocumentProperties: NSObject {
    let url: URL

    /// The properties of a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Whether an icon stands beside the title at the head of the menu; default false. The menu is not modelled: a tap
    /// on the title stops.
    open var wantsIconRepresentation = false
}
