import Foundation
import TestSupport
import Testing

/// The workflows and their scripts. Those for a Mac run here with commands of the same names that print what a Mac prints.
@Suite("Workflows")
struct WorkflowTests {
    private static let workflows = [".github/workflows/linux.yml", ".github/workflows/apple.yml"]
    private static let scripts = [
        ".ci/run", ".ci/documentation", ".ci/apple/matrix", ".ci/apple/job", ".ci/apple/output",
        "Tests/UIKitInterface/check", "Tests/UIKitInterface/interface", "Tests/UIKitInterface/standard-library",
        "Tests/UIKitInterface/testing-library",
    ]

    @Test(arguments: scripts) func everyScriptIsBash(_ script: String) async throws {
        let outcome = try await Repository.run(["bash", "-n", script])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    /// Every command of a workflow is a script of the package, or one of the README's two.
    @Test(arguments: workflows) func everyCommandExists(_ workflow: String) throws {
        let text = try Repository.text(workflow)
        let commands = text.matches(of: /- run: (.*)|  run: (.*)/).map { String($0.output.1 ?? $0.output.2 ?? "") }
        #expect(!commands.isEmpty)
        let readme = try Repository.text("README.md")
        for command in commands {
            if readme.contains("\n\(command)\n") { continue }
            let words = command.split(separator: " ").map(String.init).filter { $0.hasPrefix(".ci/") }
            #expect(!words.isEmpty, "\(command) is no script")
            for word in words {
                let path = Repository.root.appendingPathComponent(word).path
                #expect(FileManager.default.isExecutableFile(atPath: path), "\(word)")
            }
        }
        #expect(!text.contains("\t"))
    }

    @Test func linuxRunsTheREADMEsCommandsAndTheCheck() throws {
        let text = try Repository.text(Self.workflows[0])
        for command in ["swift run Example", "swift test", ".ci/run"] { #expect(text.contains("- run: \(command)\n")) }
    }

    /// The lines for a container run commands that Linux runs.
    @Test func theContainerRunsTheSameCommands() throws {
        let lines = try Repository.text("CONTRIBUTING.md").split(separator: "\n").filter { $0.hasPrefix("docker run ") }
        let linux = try Repository.text(Self.workflows[0])
        let image = try #require(linux.firstMatch(of: /container: (.*)/)?.output.1)
        #expect(lines.count == 3)
        for line in lines {
            let parts = line.components(separatedBy: " \(image) ")
            #expect(parts.count == 2, "\(line)")
            let command = (parts.last ?? "").replacingOccurrences(of: " --scratch-path .build/linux", with: "")
            #expect(linux.contains("- run: \(command)\n"), "\(command)")
        }
    }

    // MARK: A Mac

    /// Commands of a Mac, which print what a Mac prints and write down how they were called.
    private func mac(sdks: [String], runtimes: [String], hasTests: Bool) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let log = "echo \"$(basename \"$0\") $*\" >>\"$(dirname \"$0\")/log\""
        let sdkLines = sdks.map { "echo '    Something 26.0    -sdk \($0)26.0'" }.joined(separator: "\n")
        try folder.write("#!/bin/bash\n\(log)\n\(sdkLines)\n", to: "xcodebuild", isExecutable: true)
        let runtimeLines = runtimes.map {
            "echo '\($0) (22F77) - com.apple.CoreSimulator.SimRuntime.\($0)'"
        }.joined(separator: "\n")
        try folder.write(
            """
            #!/bin/bash
            \(log)
            case "$2" in
            list) \(runtimeLines.isEmpty ? "true" : runtimeLines) ;;
            create) echo UDID ;;
            esac

            """, to: "xcrun", isExecutable: true)
        let described = hasTests ? "echo '    Type: test'" : "echo '    Type: library'"
        try folder.write("#!/bin/bash\n\(described)\n", to: "swift", isExecutable: true)
        return folder
    }

    private func path(_ folder: TemporaryFolder) -> [String: String] {
        ["PATH": "\(folder.url.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]
    }

    private struct Jobs: Decodable {
        struct Job: Decodable {
            let what, name, needs, place: String
        }
        let include: [Job]
    }

    private func jobs(_ outcome: ChildProcess.Outcome) throws -> [Jobs.Job] {
        let line = try #require(outcome.output.split(separator: "\n").first { $0.hasPrefix("{") }, "\(outcome.output)")
        return try JSONDecoder().decode(Jobs.self, from: Data(line.utf8)).include
    }

    @Test func aMacWithEverythingRunsTheWholeMatrix() async throws {
        let mac = try mac(
            sdks: ["iphonesimulator", "macosx", "xrsimulator"],
            runtimes: ["iOS-15-5", "iOS-18-4", "iOS-18-5", "iOS-26-1", "iOS-27-0"],
            hasTests: true)
        defer { mac.remove() }
        let outcome = try await Repository.run([".ci/apple/matrix"], environment: path(mac))
        #expect(outcome.status == 0)
        #expect(!outcome.output.contains("not run"))
        let jobs = try jobs(outcome)
        let lines = try Repository.text(".ci/apple/matrix.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(jobs.count == lines.count)
        let newest = try #require(jobs.first { $0.name == "iPhone-15-iOS-18" })
        #expect(newest.needs == "com.apple.CoreSimulator.SimRuntime.iOS-18-5")
        #expect(jobs.first?.place == "generic/platform=iOS Simulator")
    }

    /// What is absent has no job, and is listed as not run.
    @Test func whatIsAbsentIsNotRun() async throws {
        let mac = try mac(sdks: ["iphonesimulator", "macosx"], runtimes: ["iOS-26-1"], hasTests: true)
        defer { mac.remove() }
        let summary = mac.url.appendingPathComponent("summary").path
        let outcome = try await Repository.run(
            [".ci/apple/output", "jobs", ".ci/apple/matrix"],
            environment: path(mac).merging(["GITHUB_STEP_SUMMARY": summary, "GITHUB_OUTPUT": "\(summary).out"]) { $1 })
        #expect(outcome.status == 0)
        let expected = [
            "build visionOS: there is no SDK xrsimulator on this machine",
            "test iPhone-SE-iOS-15: there is no runtime iOS-15 on this machine",
            "test iPhone-15-iOS-18: there is no runtime iOS-18 on this machine",
            "test iPhone-17-Pro-iOS-27: there is no runtime iOS-27 on this machine",
        ]
        #expect(try jobs(outcome).map(\.name) == ["iOS", "Catalyst", "Example", "iPhone-17-Pro-iOS-26"])
        let text = try String(contentsOfFile: summary, encoding: .utf8)
        #expect(text == expected.map { "- **not run**: \($0)\n" }.joined())
        let output = try String(contentsOfFile: "\(summary).out", encoding: .utf8)
        #expect(output.hasPrefix("jobs={\"include\":[{") && output.split(separator: "\n").count == 1)
    }

    @Test func withoutTestTargetsNoTestIsRun() async throws {
        let mac = try mac(sdks: [], runtimes: ["iOS-15-5", "iOS-18-5", "iOS-26-1"], hasTests: false)
        defer { mac.remove() }
        let outcome = try await Repository.run([".ci/apple/matrix"], environment: path(mac))
        #expect(outcome.status == 0)
        #expect(try jobs(outcome).isEmpty)
        #expect(outcome.output.contains("not run: test iPhone-15-iOS-18: the package offers no test target"))
    }

    @Test func everyJobCallsXcode() async throws {
        let mac = try mac(
            sdks: ["iphonesimulator", "macosx", "xrsimulator"], runtimes: ["iOS-15-5", "iOS-18-5", "iOS-26-1"],
            hasTests: true)
        defer { mac.remove() }
        let matrix = try await Repository.run([".ci/apple/matrix"], environment: path(mac))
        let log = mac.url.appendingPathComponent("log")
        for job in try jobs(matrix) {
            try? FileManager.default.removeItem(at: log)
            let outcome = try await Repository.run(
                [".ci/apple/job", job.what, job.name, job.needs, job.place], environment: path(mac))
            #expect(outcome.status == 0, "\(outcome.output)")
            let calls = try String(contentsOf: log, encoding: .utf8)
            switch job.what {
            case "build":
                #expect(calls.hasPrefix("xcodebuild build -scheme BarTransition-Package -destination \(job.place) "))
            case "app":
                #expect(calls.hasPrefix("xcodebuild build -project Example/App/Example.xcodeproj -scheme Example "))
            default:
                #expect(
                    calls.contains("xcrun simctl create \(job.name) com.apple.CoreSimulator.SimDeviceType.\(job.place)")
                )
                #expect(
                    calls.contains(
                        "xcodebuild test -project Example/App/Example.xcodeproj -scheme Example -destination id=UDID")
                )
                #expect(calls.contains("xcrun simctl delete UDID"))
            }
        }
        let unknown = try await Repository.run([".ci/apple/job", "other", "", "", ""], environment: path(mac))
        #expect(unknown.status == 1)
    }
}
