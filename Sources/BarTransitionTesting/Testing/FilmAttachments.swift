import Foundation
import UIKit

#if canImport(Testing)
    import Testing
    #if !canImport(ObjectiveC)
        import _Testing_UIKit
    #endif
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Attaches the files of a failure to the running test: pictures as images, the rest as text.
@MainActor
enum FilmAttachments {
    static func attach(_ files: [URL], stem: String, at callSite: CallSite) {
        for file in files {
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            attach(data, named: "\(stem).\(file.lastPathComponent)", at: callSite)
        }
    }

    private static func attach(_ data: Data, named name: String, at callSite: CallSite) {
        let image = name.hasSuffix(".png") ? UIImage(data: data) : nil
        #if canImport(Testing)
            if Test.current != nil {
                record(image, data, named: name, at: callSite.location)
                return
            }
        #endif
        // XCTest on Linux has no attachments; the message names the folder of the files.
        #if canImport(XCTest) && canImport(ObjectiveC)
            XCTContext.runActivity(named: name) { activity in
                let attachment = image.map { XCTAttachment(image: $0) } ?? XCTAttachment(data: data)
                attachment.name = name
                attachment.lifetime = .keepAlways
                activity.add(attachment)
            }
        #endif
    }

    #if canImport(Testing)
        private static func record(_ image: UIImage?, _ data: Data, named name: String, at location: SourceLocation) {
            // Swift Testing attaches images since Swift 6.3; before that, bytes with the extension of their format.
            #if compiler(>=6.3)
                if let image {
                    Attachment.record(image, named: name, sourceLocation: location)
                    return
                }
            #endif
            Attachment.record([UInt8](data), named: name, sourceLocation: location)
        }
    #endif
}
