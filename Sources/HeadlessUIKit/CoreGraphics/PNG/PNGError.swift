/// Why a PNG file could not be read.
enum PNGError: Error, Equatable, CustomStringConvertible {
    case notAPNG
    case gitLFSPointer
    case truncated
    case badChecksum(chunk: String)
    case badHeader
    case interlaced
    case unsupported(bitDepth: Int, colorType: Int)
    case missingPalette
    case paletteIndex(Int)
    case badFilter(Int)
    case badImageData

    var description: String {
        switch self {
        case .notAPNG:
            return "The data is not a PNG: it does not begin with the PNG signature."
        case .gitLFSPointer:
            return "The data is a Git LFS pointer instead of a PNG; run `git lfs pull` to fetch the image itself."
        case .truncated:
            return "The PNG is truncated: it ends in the middle of a chunk or before its IEND chunk."
        case .badChecksum(let chunk):
            return "The PNG is damaged: the CRC of its \(chunk) chunk does not match."
        case .badHeader:
            return "The PNG has no valid IHDR chunk at its beginning."
        case .interlaced:
            return "The PNG is interlaced, which is not supported; save it without interlacing."
        case .unsupported(let bitDepth, let colorType):
            return "The PNG has bit depth \(bitDepth) and colour type \(colorType), which is not supported."
        case .missingPalette:
            return "The PNG has indexed colours but no valid PLTE chunk."
        case .paletteIndex(let index):
            return "The PNG uses colour \(index), which its palette does not have."
        case .badFilter(let filter):
            return "The PNG uses row filter \(filter), which does not exist."
        case .badImageData:
            return "The PNG is damaged: its image data does not decompress to the size its header says."
        }
    }
}
