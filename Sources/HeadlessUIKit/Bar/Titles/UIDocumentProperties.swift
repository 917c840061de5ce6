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

    /// Whether an icon stands beside the title; default false.
    open var wantsIconRepresentation = false
}
