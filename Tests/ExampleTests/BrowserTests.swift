import Foundation
import TestSupport
import Testing
import UIKit

@testable import ExampleGallery

/// The gallery's page in a browser: opened from disk, without a network, with the keyboard only.
@Suite(.serialized, .ownSimulator)
@MainActor
struct BrowserTests {
    /// The page's state after its scripts have run, as JSON at the end of the document.
    private struct Answer: Decodable {
        let errors: [String]
        let fetched: [String]
        let sections: Int
        let unnamed: [String]
        let unreachable: Int
        let pictures: [String]
        let readings: [String]
        let values: [String]
        let rules: [String]
        let reasons: Int
        let marks: Int
        let plotTexts: [String]
        let played: String
        let paper: String
        let enlarged: Bool
        let plotTextSize: Double
        let plotTops: [Double]
        let meanings: Int
        /// Of the first scene's pictures and slider, in CSS pixels from the top of the first picture.
        let bottomOfSlider: Double
        let pictureTops: [Double]
        let scrollWidth: Double
        let width: Double
    }

    private static let questions = #"""
        <script>
        const all = selector => [...document.querySelectorAll(selector)];
        const section = document.querySelector("section");
        const slider = section.querySelector("input");
        const pictures = [], readings = [], values = [];
        slider.focus();
        for (const step of [-100, 1, 100]) {
          if (step < 0) slider.stepDown(-step); else slider.stepUp(step);
          slider.dispatchEvent(new Event("input"));
          pictures.push(section.querySelectorAll("img")[1].src.slice(-40));
          readings.push(slider.getAttribute("aria-valuetext"));
          values.push(section.querySelectorAll("dd")[4].textContent);
        }
        section.querySelector(".zoom").click();
        const enlarged = document.querySelector("dialog[open] img")?.src === section.querySelector("img").src;
        document.querySelector("dialog").click();
        section.querySelector(".slide button").click();
        setTimeout(() => {
          const answer = document.body.appendChild(document.createElement("script"));
          answer.type = "application/json";
          answer.id = "answer";
          const json = JSON.stringify({
            errors: window.failures, sections: all("section").length,
            fetched: performance.getEntriesByType("resource").map(entry => entry.name).filter(n => !n.startsWith("data:")),
            unnamed: all("img, input, button, svg").filter(e => !(e.alt || e.getAttribute("aria-label"))).map(e => e.outerHTML),
            unreachable: all("a, input, button, summary").filter(element => element.tabIndex < 0).length,
            pictures, readings, values, rules: all(".rules li").map(element => element.textContent),
            reasons: all("details li").length, marks: all(".mark title").length,
            plotTexts: [...section.querySelectorAll("svg")[0].querySelectorAll("text")].map(e => e.textContent),
            enlarged, meanings: all("#meanings dt").length,
            plotTextSize: Math.min(...all(".plot text").map(text =>
              parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)),
            plotTops: all(".plot").map(plot => plot.getBoundingClientRect().left),
            pictureTops: all(".screen").map(screen => screen.getBoundingClientRect().top),
            bottomOfSlider: section.querySelector(".slide").getBoundingClientRect().bottom
              - section.querySelector(".head").getBoundingClientRect().top,
            scrollWidth: document.documentElement.scrollWidth, width: innerWidth,
            played: slider.getAttribute("aria-valuetext"),
            paper: getComputedStyle(document.body).backgroundColor});
          answer.textContent = json;
          if (parent !== window) parent.postMessage(json, "*");
        }, 3000);
        </script>
        """#

    /// The page as wide as a phone, since a browser's window has a least width.
    private static func frame(around page: URL, width: Double) throws -> URL {
        let file = page.deletingLastPathComponent().appendingPathComponent("frame.html")
        let html = #"""
            <iframe src="\#(page.lastPathComponent)" width="\#(Int(width))" height="844" style="border: 0"></iframe>
            <script>
            onmessage = event => {
              const answer = document.body.appendChild(document.createElement("script"));
              answer.type = "application/json";
              answer.id = "answer";
              answer.textContent = event.data;
            };
            </script>
            """#
        try html.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    /// Records one scene, evaluates the page and returns its answer; nil if no browser is installed.
    /// - Parameter width: the width of the page in CSS pixels; nil for that of the browser's window.
    private func ask(_ scene: String, _ arguments: String..., width: Double? = nil) async throws -> Answer? {
        guard let browser = Browser(sentence: "the gallery's page was not opened in one") else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Browser-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let status = Gallery.run(
            ["--scene", scene, "--frames", "3", "--output", folder.path], output: { _ in }, errors: { _ in })
        #expect(status == 0)
        let page = folder.appendingPathComponent("index.html")
        let watch = "<script>window.failures = []; onerror = message => { failures.push(message); };</script>"
        let html = try String(contentsOf: page, encoding: .utf8)
            .replacingOccurrences(of: "<head>", with: "<head>" + watch)
            .replacingOccurrences(of: "</body>", with: Self.questions + "</body>")
        try html.write(to: page, atomically: true, encoding: .utf8)
        let opened = try width.map { try Self.frame(around: page, width: $0) } ?? page
        let document = try await browser.document(of: opened, arguments: arguments)
        let json = try #require(
            document.components(separatedBy: "id=\"answer\">").last?.components(separatedBy: "</script>").first)
        return try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
    }

    @Test func aBrokenSceneIsShownAndMarked() async throws {
        guard let answer = try await ask("push-large-title-to-colored") else { return }
        #expect(answer.errors.isEmpty)
        #expect(answer.fetched.allSatisfy { $0.contains("/frames/push-large-title-to-colored-") })
        #expect(answer.enlarged)
        #expect(answer.meanings == 5)
        #expect(answer.sections == 1)
        #expect(answer.unnamed.isEmpty)
        #expect(answer.unreachable == 0)
        #expect(answer.readings == ["0 %", "25 %", "100 %"])
        #expect(Set(answer.pictures).count == 3)
        #expect(answer.values.allSatisfy { $0.hasSuffix(" pt") || $0 == "none" })
        // UIKit alone comes first, with one rule less, since nothing is declared that could be updated again.
        #expect(answer.rules.count == 4 + 5)
        #expect(answer.rules[1] == "✗ agreement broken")
        #expect(
            answer.rules.suffix(5) == ["✓ continuity", "✓ agreement", "✓ truth", "✓ innocence", "✓ idempotence"])
        #expect(answer.reasons >= 2)
        #expect(answer.marks >= 2)
        #expect(answer.plotTexts.contains("Points from the top of the screen"))
        #expect(answer.plotTexts.contains { $0.hasSuffix(" pt") })
        #expect(answer.plotTexts.contains("100 %"))
        #expect(answer.played == "100 %")
    }

    /// Both pictures beside each other with the slider below them on one screen, plots one below the other.
    @Test(arguments: [390.0, 700, 1280]) func bothModesCanBeCompared(_ width: Double) async throws {
        guard let answer = try await ask("push-large-title-to-colored", "--window-size=1400,900", width: width)
        else { return }
        #expect(answer.width == width)
        #expect(answer.scrollWidth <= width)
        #expect(Set(answer.pictureTops).count == 1)
        #expect(answer.bottomOfSlider < 844)
        #expect(answer.plotTextSize >= 12)
        #expect(Set(answer.plotTops).count == 1)
    }

    @Test func itFollowsTheColorScheme() async throws {
        guard let light = try await ask("push-plain-to-gradient", "--blink-settings=preferredColorScheme=1") else {
            return
        }
        let dark = try #require(try await ask("push-plain-to-gradient", "--blink-settings=preferredColorScheme=0"))
        #expect(light.paper == "rgb(245, 245, 247)")
        #expect(dark.paper == "rgb(22, 22, 24)")
    }
}
