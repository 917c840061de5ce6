import Foundation
public import Testing
public import UIKit

// On Apple platforms Swift Testing has an overlay of this name, which lets images be attached to a test. The protocol it
// uses for them is unavailable on Linux, so here the image is attached as the bytes of a PNG file, by the same calls.

/// An image on its way into an attachment.
public struct _ImageAttachment: Attachable, Sendable {
    let image: UIImage

    public func withUnsafeBytes<Result>(
        for attachment: borrowing Attachment<Self>, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        guard let data = image.pngData() else { throw ImageAttachmentError() }
        return try data.withUnsafeBytes(body)
    }

    public func preferredName(for attachment: borrowing Attachment<Self>, basedOn suggestedName: String) -> String {
        suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
    }
}

extension Attachment where AttachableValue == _ImageAttachment {
    /// Makes an attachment of an image, as PNG.
    public init(_ image: UIImage, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation)
    {
        self.init(_ImageAttachment(image: image), named: preferredName, sourceLocation: sourceLocation)
    }

    /// Attaches an image to the current test, as PNG.
    public static func record(
        _ image: UIImage, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(Self(image, named: preferredName, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
    }
}

/// The image could not be written.
struct ImageAttachmentError: Error, CustomStringConvertible {
    let description = "The image could not be attached because it has no pixels; draw it first."
}
