import UIKit

/// The file `index.html`: every scene with a slider, both modes side by side, and plots. Its pictures are in the folder
/// `frames` beside it, so that it can show them at three pixels per point without loading all of them.
enum IndexPage {
    static func html(_ scenes: [IndexData]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(scenes), as: UTF8.self)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>BarTransition: every scene</title>
            <style>
            \(IndexStyle.css)
            </style>
            </head>
            <body>
            <a class="skip" href="#scenes">Skip to the scenes</a>
            <header class="top">
            <h1>BarTransition, scene by scene</h1>
            <p>Each scene was played twice: by UIKit alone, with pages that style the bar by hand as apps commonly do, and
            with BarTransition attached. Drag a slider, or focus it and use the arrow keys; Play plays. A red ✗ and a red ▼ over a
            plot mark a rule of smoothness that is broken, and where. A click enlarges a picture.</p>
            <dl class="meanings" id="meanings" aria-label="What the rules mean"></dl>
            <nav aria-label="Scenes"><ol id="contents"></ol></nav>
            </header>
            <main id="scenes"></main>
            <noscript><p class="top">This page draws its pictures with a script. The films folder has them as files.</p></noscript>
            <script>
            const scenes = \(json.replacingOccurrences(of: "</", with: "<\\/"));
            \(IndexScript.page)
            \(IndexPlot.script)
            </script>
            </body>
            </html>

            """
    }
}
