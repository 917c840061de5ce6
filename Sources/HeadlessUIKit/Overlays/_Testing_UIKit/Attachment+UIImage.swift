import Foundation
public import Testing
public import UIKit

// On Apple platforms Swift Testing has an overlay of this name, which attaches images to tests. Its protocol is
// unavailable on Linux, so this overlay declares the same functions and attaches the image as a PNG file.

/// The attachable value for an image.
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
    /// Creates an attachment from an image, as PNG.
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

/// The error for an image that could not be encoded.
struct ImageAttachmentError: Error, CustomStringConvertible {
    let description = "The image could not be attached because it has no pixels; draw it first."
}
