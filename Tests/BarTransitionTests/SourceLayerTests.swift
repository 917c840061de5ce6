import Foundation
import Testing

/// A layer is one or more folders. Its code uses only types of its own layer and of the lower ones, which come first in
/// the list.
struct SourceLayers: CustomTestStringConvertible {
    /// Relative to the package.
    var folder: String
    /// From the lowest to the highest.
    var names: [[String]]
    /// Types of higher layers that every layer may name.
    var known: Set<String> = []

    static let all = [
        SourceLayers(
            folder: "Sources/BarTransition",
            names: [["Support"], ["Appearance"], ["Plan"], ["Backdrop"], ["Navigation"], ["Transition"]]),
        SourceLayers(
            folder: "Sources/BarTransitionTesting",
            names: [
                ["Support"], ["Comparison"], ["PNG"], ["Values"], ["Stage"], ["Film"], ["References"], ["Testing"],
                ["Smoothness"],
            ]),
        // The manifest holds this too: each is a target.
        SourceLayers(
            folder: "Sources/HeadlessUIKit", names: [["CoreGraphics"], ["QuartzCore"], ["UIKit"], ["Overlays"]]),
        SourceLayers(
            folder: "Sources/HeadlessUIKit/CoreGraphics",
            names: [["Geometry"], ["Image"], ["Path"], ["Raster"], ["Blur"], ["Context"], ["PNG"], ["Text"]]),
        SourceLayers(
            folder: "Sources/HeadlessUIKit/QuartzCore", names: [["Timing", "Values"], ["Animations"], ["Layers"]]),
        SourceLayers(
            folder: "Sources/HeadlessUIKit/UIKit",
            names: [
                ["Geometry", "Color", "Font", "Image", "Symbols", "Traits", "Menus", "Text", "Drawing"],
                ["View", "Scroll", "Controls", "TextInput", "Window", "Gestures", "Animation", "AutoLayout"],
                [
                    "AppearanceProxy", "ViewController", "Transition", "Navigation", "Presentation", "Tabs", "Split",
                    "Pages", "Content", "Table", "Bars", "Simulator",
                ],
            ],
            // A view refers to its view controller and to the device that shows it.
            known: [
                "UIViewController", "Simulator", "SimulatorReference", "SystemLog", "AppearanceCustomization",
            ]),
    ]

    var testDescription: String { folder }
}

@Suite("Layers of the sources")
struct SourceLayerTests {
    private static let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

    /// The code of each file in a folder and its subfolders, without comments and strings.
    private func sources(in folder: URL) throws -> [(file: String, code: String)] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.map { file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            // Foundation's expressions are several times as fast as Swift's in debug builds.
            let code = text.replacingOccurrences(
                of: #""{3}(?s:.*?)"{3}|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?s:.*?)\*/"#, with: " ",
                options: .regularExpression)
            return (file, code)
        }
    }

    /// The names of the types that are declared at the top level.
    private func types(in code: String) -> Set<String> {
        let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var (outside, depth) = ([UInt8](), 0)
        for byte in code.utf8 {
            if byte == opening {
                depth += 1
            } else if byte == closing {
                depth -= 1
            } else if depth == 0 {
                outside.append(byte)
            }
        }
        let declarations = String(decoding: outside, as: UTF8.self)
            .matches(of: /\b(?:actor|class|enum|protocol|struct|typealias)\s+(\w+)/)
        return Set(declarations.map { String($0.output.1) })
    }

    @Test(arguments: SourceLayers.all) func noLayerUsesAHigherOne(_ layers: SourceLayers) throws {
        let folder = Self.package.appendingPathComponent(layers.folder)
        let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(
            Set(layers.names.joined()) == Set(present.filter { !$0.contains(".") }), "folders that are not in the list")
        var higher: [String: String] = [:]
        for layer in layers.names.reversed() {
            let sources = try layer.flatMap { try self.sources(in: folder.appendingPathComponent($0)) }
            #expect(!sources.isEmpty, "\(layers.folder)/\(layer) has no source files")
            for (file, code) in sources {
                let words = Set(code.matches(of: /\w+/).map { String($0.output) })
                for name in words.intersection(higher.keys).subtracting(layers.known).sorted() {
                    Issue.record("\(file) uses \(name) of the higher layer \(higher[name, default: ""])")
                }
            }
            for name in sources.flatMap({ types(in: $0.code) }) { higher[name] = layer.joined(separator: ", ") }
        }
    }
}
