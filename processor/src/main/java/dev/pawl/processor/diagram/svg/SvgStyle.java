package dev.pawl.processor.diagram.svg;

/** How a diagram looks, by day and by night. Text has a contrast of 4.5 at least (WCAG AA). */
final class SvgStyle {

  static final String CSS =
      """
      .pawl { --paper: #ffffff; --box: #f1f5f9; --frame: #f8fafc; --ink: #1e293b; --soft: #52606f; \
      --line: #526173; --edge: #7c8b9c; --mark: #1d5fc4; color-scheme: light dark; }
      .pawl .tag1 { --box: #dbeafe; --edge: #2563eb; }
      .pawl .tag2 { --box: #dcfce7; --edge: #15803d; }
      .pawl .tag3 { --box: #fef3c7; --edge: #b45309; }
      .pawl .tag4 { --box: #fce7f3; --edge: #be185d; }
      .pawl .tag5 { --box: #ede9fe; --edge: #6d28d9; }
      .pawl .tag6 { --box: #e2e8f0; --edge: #475569; }
      @media screen and (prefers-color-scheme: dark) {
      .pawl { --paper: #0d1117; --box: #1b2430; --frame: #131a23; --ink: #e6edf3; --soft: #9aa7b5; \
      --line: #a3b1c0; --edge: #6b7d90; --mark: #79b8ff; }
      .pawl .tag1 { --box: #172f55; --edge: #60a5fa; }
      .pawl .tag2 { --box: #123524; --edge: #4ade80; }
      .pawl .tag3 { --box: #3d2c0c; --edge: #fbbf24; }
      .pawl .tag4 { --box: #43162f; --edge: #f472b6; }
      .pawl .tag5 { --box: #2c2056; --edge: #a78bfa; }
      .pawl .tag6 { --box: #2f3a48; --edge: #94a3b8; }
      }
      .pawl .paper { fill: var(--paper); }
      .pawl .state > rect, .pawl .swatch { fill: var(--box); stroke: var(--edge); stroke-width: 1.25; }
      .pawl .composite > rect { fill: var(--frame); }
      .pawl .region > rect { stroke-dasharray: 2 4; stroke-linecap: round; }
      .pawl .external > rect { stroke-dasharray: 6 4; }
      .pawl text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", \
      monospace; fill: var(--ink); white-space: pre; }
      .pawl .state > text { font-weight: 600; text-anchor: middle; }
      .pawl .composite > text { text-anchor: start; }
      .pawl .arrow path { fill: none; stroke: var(--line); stroke-width: 1.25; }
      .pawl .arrow polygon { fill: var(--line); }
      .pawl .arrow text { stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; \
      paint-order: stroke; }
      .pawl .framed text { stroke: var(--frame); }
      .pawl .legend { fill: var(--soft); }
      .pawl .mark { fill: var(--mark); stroke: var(--mark); stroke-width: 1.25; }
      .pawl .ring { fill: var(--paper); stroke: var(--mark); stroke-width: 1.5; }
      """;

  private SvgStyle() {}
}
