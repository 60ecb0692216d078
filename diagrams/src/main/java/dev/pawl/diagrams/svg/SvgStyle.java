package dev.pawl.diagrams.svg;

/**
 * The style sheet of diagrams: light, dark and high contrast. Text has a contrast of at least 4.5
 * (WCAG AA). Colours with a meaning are those of Okabe and Ito, made darker or lighter.
 */
final class SvgStyle {

  static final String CSS =
      """
      .pawl { --paper: #ffffff; --box: #f8fafc; --frame: #f6f8fb; --ink: #0f172a; --soft: #475569; \
      --line: #64748b; --edge: #94a3b8; --rule: #d5dde7; --pill: #ffffff; --brim: #d5dde7; \
      --main: #1e293b; --mark: #0b62a4; --bad: #b3400a; color-scheme: light dark; }
      .pawl .initial { --box: #e8f2fb; --edge: #0b62a4; }
      .pawl .final { --box: #eef2f6; --edge: #334155; }
      .pawl .failure { --box: #fdf0e9; --edge: #b3400a; }
      .pawl .waiting { --box: #fdf6e3; --edge: #a06a00; }
      .pawl .tag1 { --box: #dbeafe; --edge: #2563eb; }
      .pawl .tag2 { --box: #d5f2e8; --edge: #00775a; }
      .pawl .tag3 { --box: #fdecc8; --edge: #a06a00; }
      .pawl .tag4 { --box: #fae3f0; --edge: #a8487e; }
      .pawl .tag5 { --box: #ede9fe; --edge: #6d28d9; }
      .pawl .tag6 { --box: #e2e8f0; --edge: #475569; }
      @media screen and (prefers-color-scheme: dark) {
      .pawl { --paper: #0d1117; --box: #18212c; --frame: #121922; --ink: #e8eef5; --soft: #a3b1c0; \
      --line: #8494a6; --edge: #5b6b7d; --rule: #33404e; --pill: #0d1117; --brim: #33404e; \
      --main: #d6e0ea; --mark: #6cb8f0; --bad: #f2935c; }
      .pawl .initial { --box: #12293f; --edge: #6cb8f0; }
      .pawl .final { --box: #202b38; --edge: #b8c5d3; }
      .pawl .failure { --box: #35200f; --edge: #f2935c; }
      .pawl .waiting { --box: #2e2611; --edge: #e0b040; }
      .pawl .tag1 { --box: #172f55; --edge: #60a5fa; }
      .pawl .tag2 { --box: #0d3529; --edge: #3ac49d; }
      .pawl .tag3 { --box: #3d2c0c; --edge: #e0b040; }
      .pawl .tag4 { --box: #401c31; --edge: #dd8fb9; }
      .pawl .tag5 { --box: #2c2056; --edge: #a78bfa; }
      .pawl .tag6 { --box: #2f3a48; --edge: #94a3b8; }
      }
      @media (prefers-contrast: more) {
      .pawl { --line: var(--ink); --edge: var(--ink); --soft: var(--ink); --rule: var(--ink); \
      --brim: var(--ink); }
      }
      .pawl .paper { fill: var(--paper); }
      .pawl .state > rect, .pawl .chip rect, .pawl .swatch { fill: var(--box); stroke: var(--edge); \
      stroke-width: 1.25; }
      .pawl .composite > rect { fill: var(--frame); }
      .pawl .region > rect { stroke-dasharray: 2 4; stroke-linecap: round; }
      .pawl .external > rect { stroke-dasharray: 6 4; }
      .pawl .end rect { fill: none; stroke: var(--edge); stroke-width: 1.25; }
      .pawl .rule { fill: none; stroke: var(--rule); }
      .pawl .choice polygon { fill: var(--box); stroke: var(--edge); stroke-width: 1.25; }
      .pawl .sign { fill: none; stroke: var(--edge); stroke-width: 1.75; stroke-linecap: round; }
      .pawl text { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", \
      Arial, sans-serif; fill: var(--ink); white-space: pre; }
      .pawl .name { font-size: 14px; font-weight: 600; }
      .pawl .prose, .pawl .legend, .pawl .effect { fill: var(--soft); }
      .pawl .guard { font-style: italic; }
      .pawl .row { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
      font-size: 13px; }
      .pawl .arrow path { fill: none; stroke: var(--line); stroke-width: 1.25; }
      .pawl .arrow polygon { fill: var(--line); }
      .pawl .arrow rect { fill: var(--pill); stroke: var(--brim); }
      .pawl .failing path { stroke: var(--bad); }
      .pawl .failing polygon { fill: var(--bad); }
      .pawl .main path { stroke: var(--main); stroke-width: 2.25; }
      .pawl .main polygon { fill: var(--main); }
      .pawl .mark { fill: var(--mark); stroke: var(--mark); stroke-width: 1.25; }
      @media (forced-colors: active) {
      .pawl { forced-color-adjust: none; --paper: Canvas; --box: Canvas; --frame: Canvas; \
      --pill: Canvas; --ink: CanvasText; --soft: CanvasText; --line: CanvasText; \
      --edge: CanvasText; --rule: CanvasText; --brim: CanvasText; --main: Highlight; \
      --mark: Highlight; --bad: CanvasText; }
      .pawl :is(.initial, .final, .failure, .waiting, .tag1, .tag2, .tag3, .tag4, .tag5, .tag6) { \
      --box: Canvas; --edge: CanvasText; }
      }
      """;

  private SvgStyle() {}
}
