#if canImport(Testing)
    import Testing
#endif

/// Where in the tests a call stands.
struct SourcePlace {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// For example "FilmTests.swift:12:9".
    var description: String {
        "\("\(fileID)".split(separator: "/").last ?? ""):\(line):\(column)"
    }

    #if canImport(Testing)
        var location: SourceLocation {
            SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        }
    #endif
}
