package dev.pawl.processor.diagram.svg;

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

  /** Appends text whose middle is at a height. */
  static void text(StringBuilder out, int x, int middle, String text) {
    out.append("<text x=\"").append(x).append("\" y=\"").append(middle + 4).append("\">");
    out.append(escaped(text)).append("</text>");
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
