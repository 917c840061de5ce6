// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that whoever depends on BarTransition fetches nothing for its benchmarks. It runs on Linux,
// where module UIKit is part of BarTransition's package.
let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "BarTransition", path: ".."),
        // Without traits it counts no allocations, and needs nothing that replaces malloc.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        // The example's pages, by a link: they are no product of the package.
        .target(
            name: "BenchmarkPages",
            dependencies: [
                .product(name: "BarTransition", package: "BarTransition"),
                .product(name: "HeadlessUIKit", package: "BarTransition"),
            ]),
        .target(
            name: "Workload",
            dependencies: [
                "BenchmarkPages",
                .product(name: "BarTransition", package: "BarTransition"),
                .product(name: "BarTransitionTesting", package: "BarTransition"),
                .product(name: "HeadlessUIKit", package: "BarTransition"),
            ]),
        // Does on request what `compare.py` measures.
        .executableTarget(name: "Work", dependencies: ["Workload"]),
        .executableTarget(
            name: "Speed",
            dependencies: ["Workload", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/Speed",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ],
    swiftLanguageModes: [.v6]
)
