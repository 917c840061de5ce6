import ExampleGallery
import Foundation

// Writes to the file descriptors, because `print` buffers its output when piped, and lines must appear while a scene plays.
let status = Gallery.run(
    Array(CommandLine.arguments.dropFirst()),
    output: { FileHandle.standardOutput.write(Data($0.utf8)) },
    errors: { FileHandle.standardError.write(Data($0.utf8)) })
exit(status)
