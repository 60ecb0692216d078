package dev.pawl.diagrams.svg;

/** Writes texts and elements of SVG. */
public final class SvgText {

  private SvgText() {}

  /** Returns text escaped for an element or a quoted attribute. */
  public static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  static void attribute(StringBuilder out, String name, String value) {
    out.append(' ').append(name).append("=\"").append(escaped(value)).append('"');
  }

  /**
   * Appends a text. Browsers draw the text with the given width in any font, unless the width is 0.
   */
  static void text(StringBuilder out, String kind, int x, int baseline, int width, String text) {
    begin(out, kind, x, baseline, width);
    out.append(escaped(text)).append("</text>");
  }

  /**
   * Appends a line of text in a state's box. Parts of the line that describe a transition have the
   * source and target of the transition as attributes.
   */
  static void line(StringBuilder out, String kind, int x, int baseline, Card.Line line) {
    begin(out, kind, x, baseline, TextWidth.of(line.text(), Card.TYPE, false));
    for (Card.Piece piece : line.pieces()) {
      if (piece.from().isEmpty()) {
        out.append(escaped(piece.text()));
      } else {
        out.append("<tspan class=\"way\"");
        attribute(out, "data-from", piece.from());
        attribute(out, "data-to", piece.to());
        out.append('>').append(escaped(piece.text())).append("</tspan>");
      }
    }
    out.append("</text>");
  }

  private static void begin(StringBuilder out, String kind, int x, int baseline, int width) {
    out.append("<text class=\"").append(kind).append("\" x=\"").append(x);
    out.append("\" y=\"").append(baseline);
    if (width > 0) {
      out.append("\" textLength=\"").append(width).append("\" lengthAdjust=\"spacingAndGlyphs");
    }
    out.append('"').append(SvgStyle.text(kind)).append('>');
  }

  /**
   * Appends a polygon.
   *
   * @param attributes the XML attributes with the colours of the polygon
   * @param corners the coordinates x, y, x, y and so on
   */
  static void polygon(StringBuilder out, String attributes, int... corners) {
    out.append("<polygon points=\"").append(corners[0]).append(',').append(corners[1]);
    for (int i = 2; i < corners.length; i += 2) {
      out.append(' ').append(corners[i]).append(',').append(corners[i + 1]);
    }
    out.append('"').append(attributes).append("/>");
  }

  /**
   * Returns an XML id derived from a name. Characters that an id cannot contain are replaced by
   * their hexadecimal code points.
   */
  static String id(String name) {
    StringBuilder out = new StringBuilder("pawl");
    name.codePoints()
        .forEach(
            point -> {
              boolean plain = point < 128 && Character.isLetterOrDigit(point);
              out.append(plain ? String.valueOf((char) point) : "_" + Integer.toHexString(point));
            });
    return out.toString();
  }
}
