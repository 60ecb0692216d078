package dev.pawl.diagrams.svg;

/** Text in XML. */
public final class SvgText {

  private SvgText() {}

  /** The text in an element or in an attribute's quotes. */
  public static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** Appends an attribute, a blank first. */
  static void attribute(StringBuilder out, String name, String value) {
    out.append(' ').append(name).append("=\"").append(escaped(value)).append('"');
  }

  /** Appends text that takes a width, whatever the font. */
  static void text(StringBuilder out, String kind, int x, int baseline, int width, String text) {
    out.append("<text class=\"").append(kind).append("\" x=\"").append(x);
    out.append("\" y=\"").append(baseline);
    if (width > 0) {
      out.append("\" textLength=\"").append(width).append("\" lengthAdjust=\"spacingAndGlyphs");
    }
    out.append("\">").append(escaped(text)).append("</text>");
  }

  /** The same name made of letters that mean nothing in an id. */
  static String id(String name) {
    StringBuilder out = new StringBuilder("pawl");
    name.codePoints()
        .forEach(
            point -> {
              boolean plain = point < 128 && Character.isLetterOrDigit(point);
              out.append(plain ? Character.toString(point) : "_" + Integer.toHexString(point));
            });
    return out.toString();
  }
}
