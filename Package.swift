// swift-tools-version: 6.2
import PackageDescription

// UIKit exists on Apple's systems only. On Linux the package brings its own module of that name, a model of the part of
// UIKit around UINavigationController, so that every other source file says `import UIKit` and nothing else.
// On a Mac only what compiles for iOS, Catalyst and visionOS is offered: nothing that uses the model's `Simulator`.
#if os(Linux)
    let headlessProducts: [Product] = [
        .library(name: "HeadlessUIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"])
    ]
    // Nearly all of the time that the tests take is the model's and the film recorder's, so both are optimized in debug builds
    // too. Their checks stay on, but for that of exclusive access, which takes a sixteenth of the time and which release builds
    // have. The lower modules of the model, which draw, are compiled as a whole, which makes their code faster. That of UIKit is
    // not: its code would be a twentieth faster, but its files are compiled one after the other then, and all of them after a
    // change of one.
    let optimized = ["-O", "-assert-config", "Debug", "-enforce-exclusivity=unchecked"]
    let optimizedSettings: [SwiftSetting] = [.unsafeFlags(optimized, .when(configuration: .debug))]
    let wholeModuleSettings: [SwiftSetting] = [
        .unsafeFlags(
            optimized + [
                "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2", "-enable-default-cmo",
            ], .when(configuration: .debug))
    ]
    let headlessTargets: [Target] = [
        .systemLibrary(name: "CZlib"),
        // Apple's own order of modules: UIKit depends on QuartzCore, QuartzCore on CoreGraphics.
        .target(
            name: "CoreGraphics", dependencies: ["CZlib"], path: "Sources/HeadlessUIKit/CoreGraphics",
            resources: [.copy("Text/Resources")], swiftSettings: wholeModuleSettings),
        .target(
            name: "QuartzCore", dependencies: ["CoreGraphics"], path: "Sources/HeadlessUIKit/QuartzCore",
            swiftSettings: wholeModuleSettings),
        .target(
            name: "UIKit", dependencies: ["QuartzCore", "CoreGraphics"], path: "Sources/HeadlessUIKit/UIKit",
            swiftSettings: optimizedSettings),
        // Swift Testing looks for these where a file imports it beside UIKit, which brings CoreGraphics with it.
        .target(
            name: "_Testing_UIKit", dependencies: ["UIKit", "_Testing_CoreGraphics"],
            path: "Sources/HeadlessUIKit/Overlays/_Testing_UIKit"),
        .target(name: "_Testing_CoreGraphics", path: "Sources/HeadlessUIKit/Overlays/_Testing_CoreGraphics"),
        .target(
            name: "ExampleGallery", dependencies: ["ExamplePages", "BarTransitionTesting", "BarTransition", "UIKit"],
            path: "Example/Gallery"),
        .executableTarget(name: "Example", dependencies: ["ExampleGallery"], path: "Example/Command"),
        .testTarget(
            name: "ExampleTests",
            dependencies: ["ExampleGallery", "ExamplePages", "BarTransition", "UIKit", "_Testing_UIKit", "TestSupport"]),
        .testTarget(
            name: "BarTransitionTestingTests",
            dependencies: [
                "BarTransitionTesting", "BarTransition", "UIKit", "_Testing_UIKit", "TestSupport",
                "PlainTransitionModel",
            ],
            exclude: ["REQUIREMENTS.md"]),
        .testTarget(
            name: "BarTransitionTests",
            dependencies: ["BarTransition", "BarTransitionTesting", "UIKit", "_Testing_UIKit", "TestSupport"],
            exclude: ["DEVICE.md", "SCENARIOS.md"]),
        // The documents, with their snippets, and the files for Xcode and for continuous integration.
        .testTarget(
            name: "PackageTests",
            dependencies: [
                "BarTransition", "BarTransitionSwiftUI", "BarTransitionTesting", "UIKit", "_Testing_UIKit",
                "TestSupport",
            ]),
        .testTarget(
            name: "HeadlessUIKitTests",
            dependencies: [
                "UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics", "TestSupport",
            ]
        ),
        // The table of facts about UIKit: reads the sources of all tests.
        .testTarget(
            name: "FactTests", dependencies: ["TestSupport"], path: "Tests/Facts",
            exclude: ["CONFORMANCE.md", "facts.txt"]),
        // Random sequences of operations, in every test run and by a command that plays as many as wanted.
        .target(
            name: "RandomTransitionModel", dependencies: ["BarTransition", "UIKit"],
            path: "Tools/RandomTransitions/Model"),
        .executableTarget(
            name: "RandomTransitions", dependencies: ["RandomTransitionModel"],
            path: "Tools/RandomTransitions/Command"),
        // Plain transitions, which the rules of smoothness must pass, on some devices in every test run and on all by a command.
        .target(
            name: "PlainTransitionModel", dependencies: ["BarTransitionTesting", "BarTransition", "UIKit"],
            path: "Tools/PlainTransitions/Model"),
        .executableTarget(
            name: "PlainTransitions", dependencies: ["PlainTransitionModel", "UIKit"],
            path: "Tools/PlainTransitions/Command"),
        .testTarget(name: "RandomTransitionTests", dependencies: ["RandomTransitionModel", "TestSupport"]),
        // The references are pictures of the model, so they are compared where it runs.
        .testTarget(
            name: "SnapshotTests",
            dependencies: ["BarTransitionTesting", "ExamplePages", "UIKit", "_Testing_UIKit", "TestSupport"],
            path: "SnapshotTests",
            exclude: ["__Snapshots__", "Readme/__Snapshots__"]),
        .testTarget(
            name: "ForeignCodeTests",
            dependencies: [
                "BarTransitionTesting", "UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit",
                "_Testing_CoreGraphics", "TestSupport",
            ],
            // As most code that others have written for iOS.
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "UIKitInterfaceTests",
            dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "TestSupport"],
            path: "Tests/UIKitInterface",
            exclude: [
                "assertions", "check", "differences.txt", "fixtures", "gates", "headers", "interface", "overlays",
                "refused",
                "standard-library",
                "symbols",
                "testing-library",
            ]
        ),
    ]
    // Folders of portable targets with what needs the model.
    let modelOnly: [String] = []
    let testSupport: [Target.Dependency] = ["UIKit", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]
    let uiKit: [Target.Dependency] = ["UIKit"]
    let testingUIKit: [Target.Dependency] = ["_Testing_UIKit"]
    let zlib: [Target.Dependency] = ["CZlib"]
#else
    let headlessProducts: [Product] = []
    let optimizedSettings: [SwiftSetting] = []
    let headlessTargets: [Target] = []
    let modelOnly = ["Model"]
    let testSupport: [Target.Dependency] = []
    let uiKit: [Target.Dependency] = []
    let testingUIKit: [Target.Dependency] = []
    let zlib: [Target.Dependency] = []
#endif

let package = Package(
    name: "BarTransition",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
    products: [
        .library(name: "BarTransition", targets: ["BarTransition"]),
        .library(name: "BarTransitionSwiftUI", targets: ["BarTransitionSwiftUI"]),
        .library(name: "BarTransitionTesting", targets: ["BarTransitionTesting"]),
    ] + headlessProducts,
    targets: [
        .target(name: "BarTransition", dependencies: uiKit),
        // Empty on Linux, which has no SwiftUI.
        .target(name: "BarTransitionSwiftUI", dependencies: ["BarTransition"] + uiKit),
        .target(name: "CPixelComparison"),
        .target(
            name: "BarTransitionTesting",
            dependencies: ["BarTransition", "CPixelComparison"] + uiKit + testingUIKit + zlib,
            exclude: ["README.md"], swiftSettings: optimizedSettings),
        .target(name: "ExamplePages", dependencies: ["BarTransition"] + uiKit, path: "Example/Pages"),
        // What several test targets use: stages, tables of results, closeness; for the model also pixels and simulators.
        .target(
            name: "TestSupport", dependencies: testSupport, path: "Tests/Support", exclude: modelOnly),
        // Facts that need nothing but UIKit's public interface: they run on the model and on Apple's UIKit.
        .testTarget(name: "PortableFactTests", dependencies: ["TestSupport"] + testSupport),
    ] + headlessTargets,
    swiftLanguageModes: [.v6]
)
