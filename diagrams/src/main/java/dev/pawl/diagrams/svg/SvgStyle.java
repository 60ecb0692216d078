package dev.pawl.diagrams.svg;

import static java.util.Objects.requireNonNull;

import dev.pawl.diagrams.scene.Scene;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The colours and fonts of diagrams. Each element has its light colours as attributes, for programs
 * that do not support custom properties, such as converters and word processors. Browsers use a
 * style sheet with light, dark and high-contrast colours. Text has a contrast of at least 4.5 (WCAG
 * AA). Colours with a meaning are darker or lighter versions of the colours by Okabe and Ito.
 */
final class SvgStyle {

  /** The light colours, by the names of their CSS custom properties. */
  private static final Map<String, String> LIGHT =
      pairs(
          "paper", "#ffffff", "box", "#f8fafc", "frame", "#f6f8fb", "ink", "#0f172a", "soft",
          "#475569", "line", "#64748b", "edge", "#94a3b8", "rule", "#d5dde7", "pill", "#ffffff",
          "brim", "#d5dde7", "main", "#1e293b", "mark", "#0b62a4", "bad", "#b3400a");

  /** The light background colours of boxes, by the CSS class of the box. */
  private static final Map<String, String> BOXES =
      pairs(
          "initial", "#e8f2fb", "final", "#eef2f6", "failure", "#fdf0e9", "waiting", "#fdf6e3",
          "tag1", "#dbeafe", "tag2", "#d5f2e8", "tag3", "#fdecc8", "tag4", "#fae3f0", "tag5",
          "#ede9fe", "tag6", "#e2e8f0");

  /** The light border colours of boxes, by the CSS class of the box. */
  private static final Map<String, String> EDGES =
      pairs(
          "initial", "#0b62a4", "final", "#334155", "failure", "#b3400a", "waiting", "#a06a00",
          "tag1", "#2563eb", "tag2", "#00775a", "tag3", "#a06a00", "tag4", "#a8487e", "tag5",
          "#6d28d9", "tag6", "#475569");

  static final String CSS =
      light()
          + """
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

  /**
   * The attributes of the whole picture. The texts in the picture inherit these attributes. {@code
   * SansSerif} is the name that Java uses for the font.
   */
  static final String PICTURE =
      " font-family=\"SansSerif, sans-serif\" font-size=\"12\" fill=\""
          + colour("ink")
          + "\" xml:space=\"preserve\"";

  static final String PAPER = fill("paper");
  static final String RULE = paint("none", colour("rule"), "1");
  static final String PILL = paint(colour("pill"), colour("brim"), "1");
  static final String MARK = paint(colour("mark"), colour("mark"), "1.25");

  private SvgStyle() {}

  /**
   * Returns the XML attributes for the box of a state with the given role (see {@link Card.Role}).
   */
  static String state(Scene.Figure figure, String role) {
    String box = figure.holds() ? colour("frame") : BOXES.getOrDefault(role, colour("box"));
    String dashes = "";
    if (figure.external()) {
      dashes = " stroke-dasharray=\"6 4\"";
    } else if (figure.region()) {
      dashes = " stroke-dasharray=\"2 4\" stroke-linecap=\"round\"";
    }
    return paint(box, edge(role), "1.25") + dashes;
  }

  /** Returns the XML attributes of a small box, such as the box of a tag. */
  static String box(String kind) {
    return paint(BOXES.getOrDefault(kind, colour("box")), edge(kind), "1.25");
  }

  /** Returns the XML attributes of the second border of a final state. */
  static String end(String role) {
    return paint("none", edge(role), "1.25");
  }

  /** Returns the XML attributes of the symbol next to the name of a state. */
  static String sign(String role) {
    return paint("none", edge(role), "1.75") + " stroke-linecap=\"round\"";
  }

  /** Returns the XML attributes of the line of an arrow. */
  static String line(boolean main, boolean failing) {
    return paint("none", colour(arrow(main, failing)), main ? "2.25" : "1.25");
  }

  /** Returns the XML attributes of the head of an arrow. */
  static String head(boolean main, boolean failing) {
    return fill(arrow(main, failing));
  }

  /**
   * Returns the XML attributes of a text, in addition to those that the text inherits from the
   * picture.
   */
  static String text(String kind) {
    return switch (kind) {
      case "name" -> " font-size=\"14\" font-weight=\"bold\"";
      case "prose", "legend", "effect" -> fill("soft");
      case "guard" -> " font-style=\"italic\"";
      case "row" -> " font-family=\"Monospaced, monospace\" font-size=\"13\"";
      default -> "";
    };
  }

  private static String arrow(boolean main, boolean failing) {
    return main ? "main" : failing ? "bad" : "line";
  }

  private static String edge(String kind) {
    return EDGES.getOrDefault(kind, colour("edge"));
  }

  private static String fill(String name) {
    return " fill=\"" + colour(name) + "\"";
  }

  private static String colour(String name) {
    return requireNonNull(LIGHT.get(name));
  }

  private static String paint(String fill, String stroke, String width) {
    return " fill=\"" + fill + "\" stroke=\"" + stroke + "\" stroke-width=\"" + width + "\"";
  }

  private static String light() {
    StringBuilder css = new StringBuilder(".pawl {");
    LIGHT.forEach((name, colour) -> css.append(" --" + name + ": " + colour + ";"));
    css.append(" color-scheme: light dark; }\n");
    BOXES.forEach(
        (kind, box) ->
            css.append(".pawl ." + kind + " { --box: " + box + "; --edge: " + EDGES.get(kind))
                .append("; }\n"));
    return css.toString();
  }

  private static Map<String, String> pairs(String... pairs) {
    Map<String, String> all = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      all.put(pairs[i], pairs[i + 1]);
    }
    return all;
  }
}
