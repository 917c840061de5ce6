import Testing
import UIKit

#if !canImport(ObjectiveC)
    import _Testing_UIKit

    /// `swift test --attachments-path folder` writes attachments as they are named here.
    @Suite("Attachments of film failures") @MainActor
    struct FilmAttachmentTests {
        @Test func picturesAreAttachedAsPNGFiles() throws {
            let picture = Pictures.plain(4, 3, .systemRed)
            for name in ["push.actual.png", "push.actual"] {
                let attachment = Attachment(picture, named: name)
                #expect(attachment.preferredName == "push.actual.png")
                let bytes = try attachment.withUnsafeBytes { [UInt8]($0) }
                let back = try #require(UIImage(data: Data(bytes)))
                #expect(back.cgImage?.width == 4)
            }
        }
    }
#endif
