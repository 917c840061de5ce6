import Foundation
import Testing

/// The example app's project, which no tool here can open: what it refers to exists, and nothing is missing.
@Suite("The project of the example app")
struct XcodeProjectTests {
    private static let folder = "Example/App"
    private static let path = "Example/App/Example.xcodeproj/project.pbxproj"
    private typealias Object = [String: Any]

    private func plist(_ path: String) throws -> Object {
        let data = try Data(contentsOf: Repository.root.appendingPathComponent(path))
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? Object)
    }

    private func objects() throws -> [String: Object] {
        try #require(try plist(Self.path)["objects"] as? [String: Object])
    }

    private func objects(_ isa: String) throws -> [Object] {
        try objects().values.filter { $0["isa"] as? String == isa }
    }

    private func onlyObject(_ isa: String) throws -> Object {
        let found = try objects(isa)
        #expect(found.count == 1, "\(isa)")
        return try #require(found.first)
    }

    private func target(_ name: String) throws -> Object {
        try #require(try objects("PBXNativeTarget").first { $0["name"] as? String == name }, "\(name)")
    }

    /// The paths of a target's synchronized folders, relative to the package.
    private func folders(of name: String) throws -> [String] {
        let target = try target(name)
        let groups = try #require(target["fileSystemSynchronizedGroups"] as? [String])
        let objects = try objects()
        return try groups.map { group in
            let path = try #require(objects[group]?["path"] as? String)
            let url = Repository.root.appendingPathComponent("\(Self.folder)/\(path)").standardized
            return String(url.path.dropFirst(Repository.root.path.count + 1))
        }
    }

    /// Xcode's projects are ignored, except this one: a clean clone has it.
    @Test func itIsNotIgnored() async throws {
        #expect(Repository.exists(Self.path))
        // The package's folder can have another owner, as in a container.
        let git = ["git", "-c", "safe.directory=*"]
        guard try await Repository.run(git + ["rev-parse", "--git-dir"]).status == 0 else { return }
        for path in [Self.path, "Example/App/Example.xcodeproj/xcshareddata/xcschemes/Example.xcscheme"] {
            #expect(try await Repository.run(git + ["check-ignore", "-q", path]).status == 1, "\(path) is ignored")
        }
        #expect(try await Repository.run(git + ["check-ignore", "-q", "Other.xcodeproj"]).status == 0)
    }

    /// Every identifier that an object refers to is an object.
    @Test func everyReferenceExists() throws {
        let project = try plist(Self.path)
        #expect(project["objectVersion"] as? String == "77")
        let objects = try objects()
        #expect(objects.count > 15)
        var references = [try #require(project["rootObject"] as? String)]
        func collect(_ value: Any) {
            if let text = value as? String, text.wholeMatch(of: /[0-9A-F]{24}/) != nil { references.append(text) }
            if let values = value as? [Any] { values.forEach(collect) }
            if let object = value as? Object { object.values.forEach(collect) }
        }
        objects.values.forEach(collect)
        for reference in references { #expect(objects[reference] != nil, "there is no object \(reference)") }
        #expect(Set(references).count == objects.count, "an object is not referred to")
    }

    /// The synchronized folders exist and have every file that belongs to the app. None is left out.
    @Test func everySourceIsInASynchronizedFolder() throws {
        let folders = try folders(of: "Example")
        #expect(
            Set(folders) == [
                "Example/App/Sources", "Example/Pages", "Example/Gallery/Scenes", "Example/Gallery/Screens",
            ])
        for folder in folders {
            let files = try Repository.files(in: folder).filter { $0.contains(".") }
            #expect(!files.isEmpty)
            #expect(files.allSatisfy { $0.hasSuffix(".swift") }, "\(files)")
        }
        #expect(try objects("PBXFileSystemSynchronizedBuildFileExceptionSet").isEmpty)
        let groups = try #require(try target("Example")["fileSystemSynchronizedGroups"] as? [String])
        let main = try #require(try onlyObject("PBXProject")["mainGroup"] as? String)
        let children = try #require(try objects()[main]?["children"] as? [String])
        #expect(Set(groups).isSubset(of: children))
        // The interface check compiles the same folders as one module.
        let check = try Repository.text("Tests/UIKitInterface/check")
        let line = try #require(check.split(separator: "\n").first { $0.contains("module Example Example/") })
        #expect(Set(line.split(separator: " ").dropFirst(2).map(String.init)) == Set(folders))
    }

    @Test func itUsesThisPackage() throws {
        let path = try #require(try onlyObject("XCLocalSwiftPackageReference")["relativePath"] as? String)
        #expect(Repository.exists("\(Self.folder)/\(path)/Package.swift"))
        let products = try objects("XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String }
        #expect(Set(products) == ["BarTransition", "BarTransitionSwiftUI"])
        let manifest = try Repository.text("Package.swift")
        for product in products { #expect(manifest.contains(".library(name: \"\(product)\""), "\(product)") }
        // Each is linked, and a product of the target.
        let identifiers = try objects().filter { $0.value["isa"] as? String == "XCSwiftPackageProductDependency" }.keys
        let linked = try objects().filter {
            $0.value["isa"] as? String == "PBXBuildFile" && $0.value["productRef"] != nil
        }
        #expect(Set(linked.values.compactMap { $0["productRef"] as? String }) == Set(identifiers))
        // The portable tests use the library, and are in the app.
        #expect(try self.products(of: "Example") == ["BarTransition", "BarTransitionSwiftUI"])
        #expect(try self.products(of: "PortableTests") == ["BarTransition"])
    }

    /// The package's products that a target depends on; it links the same.
    private func products(of name: String) throws -> Set<String> {
        let (target, all) = (try target(name), try objects())
        let identifiers = try #require(target["packageProductDependencies"] as? [String])
        let phases = try #require(target["buildPhases"] as? [String])
        let files = phases.compactMap { all[$0] }.filter { $0["isa"] as? String == "PBXFrameworksBuildPhase" }
            .flatMap { $0["files"] as? [String] ?? [] }
        #expect(Set(files.compactMap { all[$0]?["productRef"] as? String }) == Set(identifiers), "\(name)")
        return Set(identifiers.compactMap { all[$0]?["productName"] as? String })
    }

    /// The app has a screen of SwiftUI, which says that it is experimental.
    @Test func itHasAScreenOfSwiftUI() throws {
        let source = try Repository.text("\(Self.folder)/Sources/SwiftUIScreen.swift")
        #expect(source.contains("import BarTransitionSwiftUI") && source.contains("Experimental"))
        #expect(try Repository.text("\(Self.folder)/Sources/SceneDelegate.swift").contains("SwiftUIScreen"))
    }

    /// The tests run in the app: a window needs a scene. The interface check compiles the same folders as modules of the same
    /// names, without the folders for the model.
    @Test func theTestTargets() throws {
        #expect(try objects("PBXNativeTarget").count == 4)
        let support = try folders(of: "TestSupport").map { "\($0.split(separator: "/").last ?? "")" }
        let files = try Repository.files(in: "Tests/Support").filter { $0.contains("/") }
        #expect(Set(files.map { "\($0.prefix { $0 != "/" })" }) == Set(support + ["Model"]))
        let portable = ["Tests/PortableFactTests", "Tests/BarTransitionTests/Scenarios/Portable"]
        #expect(try folders(of: "PortableTests") == portable)
        #expect(try folders(of: "SwipeTests") == ["Example/App/SwipeTests"])
        let check = try Repository.text("Tests/UIKitInterface/check")
        for line in [
            "TestSupport Tests/Support", "PortableTests \(portable.joined(separator: " "))",
            "SwipeTests Example/App/SwipeTests",
        ] {
            #expect(check.contains("        module \(line)\n"), "\(line)")
        }
        let types = try ["TestSupport", "PortableTests", "SwipeTests"].map { try target($0)["productType"] as? String }
        #expect(
            types == [
                "com.apple.product-type.library.static", "com.apple.product-type.bundle.unit-test",
                "com.apple.product-type.bundle.ui-testing",
            ])
        let settings = try objects("XCBuildConfiguration").compactMap { $0["buildSettings"] as? Object }
        #expect(
            settings.compactMap { $0["TEST_HOST"] as? String }
                == Array(repeating: "$(BUILT_PRODUCTS_DIR)/Example.app/Example", count: 2))
        #expect(settings.compactMap { $0["TEST_TARGET_NAME"] as? String } == ["Example", "Example"])
    }

    @Test func theSettings() throws {
        let configurations = try objects("XCBuildConfiguration").map { try #require($0["buildSettings"] as? Object) }
        let project = configurations.filter { $0["SDKROOT"] != nil }
        let target = configurations.filter { $0["INFOPLIST_FILE"] != nil }
        #expect(project.count == 2 && target.count == 2)
        for settings in project {
            #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] as? String == "15.0")
            #expect(settings["SWIFT_VERSION"] as? String == "6.0")
            #expect((settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] as? String)?.contains("EXAMPLE_APP") == true)
        }
        for settings in target {
            #expect(Repository.exists("\(Self.folder)/\(settings["INFOPLIST_FILE"] as? String ?? "?")"))
            #expect(settings["GENERATE_INFOPLIST_FILE"] as? String == "NO")
            #expect(settings["SUPPORTS_MACCATALYST"] as? String == "YES")
            #expect(settings["TARGETED_DEVICE_FAMILY"] as? String == "1,2")
        }
    }

    /// The app has the scene life cycle and a launch screen, which apps for iOS 27 need.
    @Test func theInfoPlist() throws {
        let info = try plist("\(Self.folder)/Info.plist")
        #expect(info["UILaunchScreen"] is Object)
        let manifest = try #require(info["UIApplicationSceneManifest"] as? Object)
        let roles = try #require(manifest["UISceneConfigurations"] as? [String: [Object]])
        let delegate = roles["UIWindowSceneSessionRoleApplication"]?.first?["UISceneDelegateClassName"] as? String
        #expect(delegate == "$(PRODUCT_MODULE_NAME).SceneDelegate")
        let source = try Repository.text("\(Self.folder)/Sources/SceneDelegate.swift")
        #expect(source.contains("class SceneDelegate: UIResponder, UIWindowSceneDelegate"))
        #expect(try Repository.text("\(Self.folder)/Sources/AppDelegate.swift").contains("@main"))
    }

    @Test func theSchemeRunsTheTarget() throws {
        let scheme = try Repository.text("Example/App/Example.xcodeproj/xcshareddata/xcschemes/Example.xcscheme")
        func key(_ name: String) throws -> String {
            try #require(
                try objects().first {
                    $0.value["isa"] as? String == "PBXNativeTarget" && $0.value["name"] as? String == name
                }?
                .key)
        }
        let named = scheme.matches(of: /BlueprintIdentifier="([^"]*)"/).map { String($0.output.1) }
        #expect(try named == [key("Example"), key("PortableTests"), key("SwipeTests"), key("Example")])
    }
}
