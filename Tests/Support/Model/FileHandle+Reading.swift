import Foundation
import Glibc

extension FileHandle {
    /// Reads up to the end. `readDataToEndOfFile()` traps where a signal interrupts it, for example at the end of another
    /// process that a test has started.
    public func readAll() -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(fileDescriptor, &buffer, buffer.count)
            if count > 0 {
                data.append(contentsOf: buffer[..<count])
            } else if count == 0 || errno != EINTR {
                return data
            }
        }
    }
}
