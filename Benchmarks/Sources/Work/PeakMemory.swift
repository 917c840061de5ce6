import Foundation

/// The highest memory use of this process, in resident pages as the system counts them.
enum PeakMemory {
    static var bytes: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }
}
