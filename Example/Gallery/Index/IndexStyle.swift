/// The styles of `index.html`, in light and dark.
enum IndexStyle {
    static let css = """
        :root { color-scheme: light dark; --shot: 236px;
          --paper: #f5f5f7; --card: #fff; --ink: #1d1d1f; --pale: #6e6e73; --line: #d2d2d7; --edge: rgba(0,0,0,.16);
          --good: #127a42; --bad: #c7291f; --bar: #8e8e93; --leaving: #0a68d8; --coming: #c2570c; }
        @media (prefers-color-scheme: dark) { :root {
          --paper: #161618; --card: #222225; --ink: #f5f5f7; --pale: #a1a1a6; --line: #3a3a3e; --edge: rgba(255,255,255,.2);
          --good: #4cc38a; --bad: #ff7a6b; --bar: #98989d; --leaving: #64b0ff; --coming: #ffa25c; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--paper); color: var(--ink);
          font: 16px/1.5 -apple-system, BlinkMacSystemFont, "Inter", "Segoe UI", Roboto, sans-serif; }
        .top, main { max-width: 1160px; margin: 0 auto; padding: 32px 24px; }
        main { padding-top: 0; }
        h1 { font-size: 34px; line-height: 1.2; letter-spacing: -.01em; margin: 16px 0 8px; }
        .top p { color: var(--pale); max-width: 68ch; margin: 0 0 16px; }
        nav ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 2px 24px;
          grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr)); }
        nav a { color: inherit; text-decoration: none; display: block; padding: 4px 0; border-bottom: 1px solid var(--line); }
        nav a:hover { color: var(--leaving); }
        .meanings { font-size: 14px; grid-template-columns: max-content minmax(0, 1fr); max-width: 80ch; margin: 0 0 24px; }
        .meanings dt { color: var(--ink); font-weight: 600; } .meanings dd { text-align: left; }
        section { background: var(--card); border-radius: 20px; padding: 28px; margin: 0 0 28px; scroll-margin-top: 16px; }
        h2 { font-size: 24px; line-height: 1.25; margin: 0; }
        .facts { color: var(--pale); margin: 2px 0 20px; }
        /* Both pictures with the slider below them, and beside them the details of one above those of the other. */
        .scene { display: grid; gap: 0 20px; grid-template-columns: var(--shot) var(--shot) minmax(0, 1fr);
          grid-template-rows: auto auto auto 1fr; grid-template-areas:
          "first second details" "firstShot secondShot details" "slide slide details" ". . details"; }
        .scene.wide { grid-template-columns: 1fr 1fr; grid-template-areas:
          "first second" "firstShot secondShot" "slide slide" "details details"; }
        .head.m0 { grid-area: first; } .head.m1 { grid-area: second; }
        .zoom.m0 { grid-area: firstShot; } .zoom.m1 { grid-area: secondShot; }
        .slide { grid-area: slide; } .details { grid-area: details; display: grid; gap: 28px; align-content: start; }
        .wide .details { grid-template-columns: 1fr 1fr; margin-top: 20px; }
        h3 { font-size: 17px; margin: 0 0 2px; } h4 { font-size: 15px; margin: 0 0 6px; }
        .sentence { margin: 0 0 12px; font-size: 14px; line-height: 1.4; }
        .good { color: var(--good); } .bad { color: var(--bad); }
        .zoom { padding: 0; border: 0; border-radius: 24px; min-width: 0; cursor: zoom-in; line-height: 0; align-self: start; }
        .screen { width: 100%; height: auto; display: block; border-radius: 24px; border: 1px solid var(--edge); }
        .square .screen, .square .zoom { border-radius: 8px; }
        .plot { display: block; overflow: visible; }
        .plot text { font-size: 12px; fill: var(--pale); }
        .plot .axis { stroke: var(--line); } .plot .cursor { stroke: var(--ink); stroke-width: 1; }
        .plot path { fill: none; stroke-width: 2; stroke-linejoin: round; }
        .plot .bar { stroke: var(--bar); stroke-dasharray: 5 4; } .plot .leaving { stroke: var(--leaving); }
        .plot .coming { stroke: var(--coming); }
        .plot rect.swatch { stroke: none; } .plot rect.frame { fill: none; stroke: var(--line); }
        dl { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; margin: 12px 0 0; font-size: 13px; }
        dt { color: var(--pale); } dd { margin: 0; font-variant-numeric: tabular-nums; text-align: right; }
        dt i { display: inline-block; width: 12px; height: 3px; border-radius: 2px; margin-right: 6px; vertical-align: middle; }
        .slide { display: flex; align-items: center; gap: 12px; padding: 12px 0; background: var(--card); }
        .slide input { flex: 1; min-width: 0; height: 32px; accent-color: var(--leaving); }
        .slide output { width: 5ch; text-align: right; font-variant-numeric: tabular-nums; }
        button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 10px;
          padding: 4px 14px; min-width: 72px; cursor: pointer; }
        button:hover { border-color: var(--leaving); }
        .rules { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 6px; margin: 0 0 8px; padding: 0; font-size: 12px; }
        .rules li { border: 1px solid currentColor; border-radius: 999px; padding: 1px 9px; }
        .rules .bad { background: var(--bad); border-color: var(--bad); color: var(--card); font-weight: 600; }
        details { font-size: 13px; margin: 0 0 12px; } summary { color: var(--pale); cursor: pointer; }
        details ul { margin: 6px 0 0; padding-left: 18px; overflow-wrap: anywhere; }
        .plot .mark { fill: var(--bad); stroke: none; }
        dialog { border: 0; padding: 0; background: none; max-width: 100vw; max-height: 100vh; cursor: zoom-out; }
        dialog::backdrop { background: rgba(0,0,0,.8); }
        dialog .zoom { cursor: zoom-out; } dialog img { display: block; width: auto; max-width: 96vw; max-height: 96vh; }
        .skip { position: absolute; left: -999px; } .skip:focus { left: 16px; top: 12px; }
        a:focus-visible, button:focus-visible, summary:focus-visible, input:focus-visible { outline: 3px solid var(--leaving); outline-offset: 3px; border-radius: 4px; }
        @media (max-width: 980px) {
          .scene, .scene.wide { grid-template-columns: minmax(0, var(--shot)) minmax(0, var(--shot)); grid-template-rows: none;
            grid-template-areas: "first second" "firstShot secondShot" "slide slide" "details details"; }
          .scene.wide { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
          .details, .wide .details { margin-top: 12px; grid-template-columns: minmax(0, 1fr); }
          /* The slider stays on the screen while its scene is. */
          .slide { position: sticky; bottom: 0; z-index: 1; }
        }
        @media (max-width: 620px) {
          .top, main { padding-left: 12px; padding-right: 12px; } section { padding: 16px; } h1 { font-size: 28px; }
          .scene { column-gap: 12px; } .sentence { font-size: 13px; } .meanings { grid-template-columns: minmax(0, 1fr); }
          .meanings dd { margin-bottom: 8px; }
        }
        """
}
