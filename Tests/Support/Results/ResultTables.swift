import Foundation

/// Where a run on one system writes its tables.
public enum ResultTables {
    /// A file in the folder `BARTRANSITION_TABLES`; on Apple's systems beside another file if there is none, on the model
    /// nowhere.
    public static func place(_ name: String, beside file: URL) -> URL? {
        if let folder = ProcessInfo.processInfo.environment["BARTRANSITION_TABLES"] {
            return URL(fileURLWithPath: folder).appendingPathComponent(name)
        }
        #if canImport(ObjectiveC)
            return file.deletingLastPathComponent().appendingPathComponent(name)
        #else
            return nil
        #endif
    }
}
