import Foundation

#if canImport(zlib)
    import zlib
#else
    import CZlib
#endif

/// Compresses bytes in pieces with the system's zlib, so that the input need not be kept in memory.
final class DeflateStream {
    private var stream = z_stream()
    private var output: [UInt8]
    private let onOutput: (ArraySlice<UInt8>) -> Void

    /// - Parameter onOutput: receives the compressed bytes in pieces of at most 64 KB.
    init(onOutput: @escaping (ArraySlice<UInt8>) -> Void) {
        self.onOutput = onOutput
        output = [UInt8](repeating: 0, count: 65_536)
        let status = deflateInit_(&stream, 6, zlibVersion(), Int32(MemoryLayout<z_stream>.size))
        precondition(status == 0, "DeflateStream: zlib could not start, status \(status).")
    }

    deinit {
        deflateEnd(&stream)
    }

    func write(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        stream.next_in = bytes.baseAddress
        stream.avail_in = UInt32(bytes.count)
        repeat { _ = step(flush: 0) } while stream.avail_in > 0 || stream.avail_out == 0
    }

    func finish() {
        stream.avail_in = 0
        while step(flush: 4) == 0 {}
    }

    private func step(flush: Int32) -> Int32 {
        let size = output.count
        let status = output.withUnsafeMutableBufferPointer { buffer in
            stream.next_out = buffer.baseAddress
            stream.avail_out = UInt32(size)
            return deflate(&stream, flush)
        }
        let count = size - Int(stream.avail_out)
        if count > 0 { onOutput(output[0..<count]) }
        return status
    }
}

/// The checksum of a PNG chunk.
func pngChecksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
}
