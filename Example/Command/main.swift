import ExampleGallery
import Foundation

// Straight to the descriptors: lines must show while a scene still plays, and `print` waits when piped.
let status = Gallery.run(
    Array(CommandLine.arguments.dropFirst()),
    output: { FileHandle.standardOutput.write(Data($0.utf8)) },
    errors: { FileHandle.standardError.write(Data($0.utf8)) })
exit(status)
