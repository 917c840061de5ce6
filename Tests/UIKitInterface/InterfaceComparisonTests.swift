import Foundation
import Testing

/// Every public declaration of HeadlessUIKit equals UIKit's, and each difference between the two is listed with a
/// reason.
struct InterfaceComparisonTests {
    @Test func everyDifferenceIsListed() async throws {
        let symbols = try await PublicSymbols.all.value
        let comparison = Comparison(
            original: symbols.uiKit, model: symbols.headlessUIKit,
            expected: ["UIKit", "QuartzCore", "CoreGraphics"])
        let file = Script.folder.appendingPathComponent("differences.txt")
        let list = try DifferenceList(String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
        let complaints = list.complaints(about: comparison.differences)
        for complaint in complaints { Issue.record("\(complaint)") }
        #expect(comparison.compared > 1500, "Too few declarations were found for a comparison.")
        print(
            "interface comparison: \(comparison.compared) declarations compared,",
            "\(comparison.differences.count) differences listed, \(complaints.count) complaints")
    }

    /// What `import CoreGraphics` or `import QuartzCore` brings is the same as on Apple's platforms. What other
    /// modules have there, such as CoreFoundation, is in whichever module of the model needs it first.
    @Test func everyDeclarationIsInItsModule() async throws {
        let symbols = try await PublicSymbols.all.value
        for declaration in symbols.headlessUIKit.declarations where declaration.container == nil {
            let modules = Set(symbols.uiKit.named(declaration.name).map(\.module))
                .intersection(["CoreGraphics", "QuartzCore", "UIKit"])
            if modules.isEmpty || modules.contains(declaration.module) { continue }
            Issue.record("\(declaration.name) is in \(declaration.module), on Apple's platforms in \(modules).")
        }
    }
}
