package dev.pawl.benchmarks.chart;

/** The style of charts, with the colors of Pawl's diagrams. Text has a contrast of at least 4.5. */
final class ChartStyle {

  static final String CSS =
      """
      .chart { --paper: #ffffff; --ink: #1e293b; --soft: #52606f; --grid: #dbe2ea; --bar: #a3b1c0; \
      --pawl: #1d5fc4; --name: #1d5fc4; color-scheme: light dark; }
      @media screen and (prefers-color-scheme: dark) {
      .chart { --paper: #0d1117; --ink: #e6edf3; --soft: #9aa7b5; --grid: #263240; --bar: #526173; \
      --pawl: #58a0f5; --name: #79b8ff; }
      }
      .paper { fill: var(--paper); }
      text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", \
      monospace; fill: var(--ink); white-space: pre; stroke: var(--paper); stroke-width: 3px; \
      stroke-linejoin: round; paint-order: stroke; }
      .title { font-size: 14px; font-weight: 600; }
      .soft { fill: var(--soft); }
      .tick { fill: var(--soft); font-size: 11px; text-anchor: middle; }
      .last { text-anchor: end; }
      .left { fill: var(--soft); font-size: 11px; text-anchor: end; }
      .group { font-weight: 600; }
      .ours { fill: var(--name); font-weight: 600; }
      .grid { stroke: var(--grid); stroke-width: 1; }
      .bar { fill: var(--bar); }
      .pawl { fill: var(--pawl); }
      .spread { stroke: var(--ink); stroke-width: 1.5; }
      .graph { fill: none; stroke: var(--soft); stroke-width: 1.75; stroke-linejoin: round; }
      .own { stroke: var(--pawl); stroke-width: 2.5; }
      .dash1 { stroke-dasharray: 7 4; }
      .dash2 { stroke-dasharray: 2 3; }
      .dash3 { stroke-dasharray: 10 3 2 3; }
      .mark { fill: var(--paper); stroke: var(--soft); stroke-width: 1.75; }
      .ownmark { fill: var(--pawl); stroke: var(--pawl); }
      """;

  private ChartStyle() {}
}
