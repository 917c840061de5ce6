import UIKit

/// Writes an animated PNG file, which browsers play. It is for viewing; comparisons use filmstrips.
package struct AnimatedPNG {
    private let width: Int
    private let height: Int
    private let frameCount: Int
    private var file: [UInt8]
    private var frames = 0
    private var sequence = 0

    init(width: Int, height: Int, frameCount: Int) {
        self.width = width
        self.height = height
        self.frameCount = frameCount
        file = PNGChunk.signature + PNGChunk.header(width: width, height: height)
        // Zero plays means to repeat without end.
        file += PNGChunk.bytes("acTL", PNGChunk.number(frameCount) + PNGChunk.number(0))
    }

    /// Adds a frame of the size of the image, shown for a number of milliseconds.
    mutating func append(_ frame: PixelBuffer, milliseconds: Int) {
        precondition(
            frame.width == width && frame.height == height && frames < frameCount,
            "AnimatedPNG: frame \(frames + 1) of \(frame.size) pixels does not fit \(frameCount) frames of \(width) x "
                + "\(height).")
        let geometry = PNGChunk.number(width) + PNGChunk.number(height) + PNGChunk.number(0) + PNGChunk.number(0)
        let time = PNGChunk.shortNumber(milliseconds) + PNGChunk.shortNumber(1000)
        file += PNGChunk.bytes("fcTL", nextSequence() + geometry + time + [0, 0])
        let data = compressed(frame)
        // Viewers without support for animation show the first frame.
        if frames == 0 {
            file += PNGChunk.bytes("IDAT", data)
        } else {
            file += PNGChunk.bytes("fdAT", nextSequence() + data)
        }
        frames += 1
    }

    func finish() -> Data {
        Data(file + PNGChunk.bytes("IEND", []))
    }

    private mutating func nextSequence() -> [UInt8] {
        defer { sequence += 1 }
        return PNGChunk.number(sequence)
    }

    private func compressed(_ frame: PixelBuffer) -> [UInt8] {
        final class Result { var bytes: [UInt8] = [] }
        let result = Result()
        let deflate = DeflateStream { result.bytes += $0 }
        let packer = PNGRowPacker(width: width)
        for y in 0..<height { deflate.write(packer.pack(frame.row(y))) }
        deflate.finish()
        return result.bytes
    }
}

extension AnimatedPNG {
    /// The file of images of one size in pixels, each shown for a number of milliseconds; nil if one has no pixels.
    package static func file(of frames: [(image: UIImage, milliseconds: Int)]) -> Data? {
        let buffers = frames.compactMap { PixelBuffer($0.image) }
        guard let first = buffers.first, buffers.count == frames.count else { return nil }
        var file = AnimatedPNG(width: first.width, height: first.height, frameCount: frames.count)
        for (buffer, frame) in zip(buffers, frames) { file.append(buffer, milliseconds: frame.milliseconds) }
        return file.finish()
    }
}
