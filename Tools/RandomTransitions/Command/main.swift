import Foundation
import RandomTransitionModel

let arguments = CommandLine.arguments.dropFirst()
do {
    let options = try CommandOptions(Array(arguments))
    var command = RandomCommand(options: options)
    exit(command.run() ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
