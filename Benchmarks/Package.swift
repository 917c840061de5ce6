// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of BarTransition fetch no dependencies for its benchmarks. It runs on Linux, where
// module UIKit is part of BarTransition's package.
let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "BarTransition", path: ".."),
        // Without traits it counts no allocations, and needs no replacement for malloc.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        // The example's pages, through a symbolic link: they are not a product of the package.
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
        // Compares what transitions cost with the library, without it, and with other methods.
        .target(name: "CHeap"),
        .executableTarget(
            name: "Transition",
            dependencies: [
                "CHeap",
                .product(name: "BarTransition", package: "BarTransition"),
                .product(name: "HeadlessUIKit", package: "BarTransition"),
            ]),
        // Runs what `compare.py` measures, on request.
        .executableTarget(name: "Work", dependencies: ["Workload"]),
        .executableTarget(
            name: "Speed",
            dependencies: ["Workload", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/Speed",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ],
    swiftLanguageModes: [.v6]
)
