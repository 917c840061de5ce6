/// The styles of `index.html`, in light and dark.
enum IndexStyle {
    static let css = """
        :root { color-scheme: light dark;
          --paper: #f5f5f7; --card: #fff; --ink: #1d1d1f; --pale: #6e6e73; --line: #d2d2d7; --edge: rgba(0,0,0,.16);
          --good: #127a42; --bad: #c7291f; --bar: #8e8e93; --leaving: #0a68d8; --coming: #c2570c; }
        @media (prefers-color-scheme: dark) { :root {
          --paper: #161618; --card: #222225; --ink: #f5f5f7; --pale: #a1a1a6; --line: #3a3a3e; --edge: rgba(255,255,255,.2);
          --good: #4cc38a; --bad: #ff7a6b; --bar: #98989d; --leaving: #64b0ff; --coming: #ffa25c; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--paper); color: var(--ink);
          font: 16px/1.5 -apple-system, BlinkMacSystemFont, "Inter", "Segoe UI", Roboto, sans-serif; }
        .top, main { max-width: 1120px; margin: 0 auto; padding: 32px 24px; }
        main { padding-top: 0; }
        h1 { font-size: 34px; line-height: 1.2; letter-spacing: -.01em; margin: 16px 0 8px; }
        .top p { color: var(--pale); max-width: 68ch; margin: 0 0 16px; }
        nav ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 2px 24px;
          grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)); }
        nav a { color: inherit; text-decoration: none; display: block; padding: 4px 0; border-bottom: 1px solid var(--line); }
        nav a:hover { color: var(--leaving); }
        section { background: var(--card); border-radius: 20px; padding: 28px; margin: 0 0 28px; scroll-margin-top: 16px; }
        h2 { font-size: 24px; line-height: 1.25; margin: 0; }
        .facts { color: var(--pale); margin: 2px 0 20px; }
        .pair { display: grid; gap: 28px; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); }
        .mode { display: grid; gap: 20px; grid-template-columns: 236px minmax(0, 1fr); align-items: start; }
        @media (max-width: 1000px) { .pair { grid-template-columns: 1fr; } }
        @media (max-width: 620px) { .mode { grid-template-columns: 1fr; } }
        h3 { font-size: 17px; margin: 0 0 2px; }
        .sentence { margin: 0 0 12px; font-size: 14px; min-height: 42px; }
        .good { color: var(--good); } .bad { color: var(--bad); }
        .screen { width: 236px; display: block; border-radius: 24px; border: 1px solid var(--edge); }
        .plot { width: 100%; height: auto; display: block; overflow: visible; }
        .plot text { font-size: 11px; fill: var(--pale); }
        .plot .axis { stroke: var(--line); } .plot .cursor { stroke: var(--ink); stroke-width: 1; }
        .plot path { fill: none; stroke-width: 2; stroke-linejoin: round; }
        .plot .bar { stroke: var(--bar); stroke-dasharray: 5 4; } .plot .leaving { stroke: var(--leaving); }
        .plot .coming { stroke: var(--coming); }
        .plot rect.swatch { stroke: none; } .plot rect.frame { fill: none; stroke: var(--line); }
        dl { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; margin: 12px 0 0; font-size: 13px; }
        dt { color: var(--pale); } dd { margin: 0; font-variant-numeric: tabular-nums; text-align: right; }
        dt i { display: inline-block; width: 12px; height: 3px; border-radius: 2px; margin-right: 6px; vertical-align: middle; }
        .slide { display: flex; align-items: center; gap: 16px; margin-top: 20px; }
        .slide input { flex: 1; height: 32px; accent-color: var(--leaving); }
        .slide output { width: 9ch; text-align: right; font-variant-numeric: tabular-nums; }
        button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 10px;
          padding: 4px 14px; min-width: 72px; cursor: pointer; }
        button:hover { border-color: var(--leaving); }
        .rules { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 6px; margin: 0 0 8px; padding: 0; font-size: 12px; }
        .rules li { border: 1px solid currentColor; border-radius: 999px; padding: 1px 9px; }
        .rules .bad { background: var(--bad); border-color: var(--bad); color: var(--card); font-weight: 600; }
        details { font-size: 13px; margin: 0 0 12px; } summary { color: var(--pale); cursor: pointer; }
        details ul { margin: 6px 0 0; padding-left: 18px; overflow-wrap: anywhere; }
        .plot .mark { fill: var(--bad); stroke: none; }
        .skip { position: absolute; left: -999px; } .skip:focus { left: 16px; top: 12px; }
        a:focus-visible, button:focus-visible, summary:focus-visible, input:focus-visible { outline: 3px solid var(--leaving); outline-offset: 3px; border-radius: 4px; }
        """
}
