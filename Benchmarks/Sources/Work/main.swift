import Foundation
import UIKit
import Workload

// Four commands:
//   Work export FOLDER   writes the images and the scene for the other libraries
//   Work film            records a film of 60 frames and prints the highest memory use
//   Work frames          performs a push and prints its number of frames
//   Work serve           reads lines "NAME COUNT", runs the piece COUNT times, and answers with the seconds it took

let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "export" where arguments.count == 2:
    try Export(to: URL(fileURLWithPath: arguments[1], isDirectory: true)).write()
case "film":
    let film = Film.record()
    print("\(film.frames.count) frames, at most \(PeakMemory.bytes) bytes of memory")
case "frames":
    let transition = Transition(attached: true)
    transition.begin()
    print("\(transition.playFrames()) frames")
case "serve":
    let (frames, screen) = (ComparedFrames(), Screen())
    var pieces: [String: Piece] = [:]
    while let line = readLine() {
        let words = line.split(separator: " ").map { String($0) }
        guard words.count == 2, let count = Int(words[1]),
            let piece = pieces[words[0]] ?? Piece(words[0], frames, screen)
        else { fatalError("Work serve: “\(line)” is not a name and a count; see Piece.swift for the names.") }
        pieces[words[0]] = piece
        // Written to the descriptor, because `print` buffers its output to a pipe.
        FileHandle.standardOutput.write(Data("\(piece.measure(count))\n".utf8))
    }
default:
    fatalError("Work: use `export FOLDER`, `film`, `frames` or `serve`.")
}
