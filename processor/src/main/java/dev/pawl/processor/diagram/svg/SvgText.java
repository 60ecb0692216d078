package dev.pawl.processor.diagram.svg;

/** Text in XML. */
final class SvgText {

  private SvgText() {}

  static String escaped(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                default -> out.appendCodePoint(point);
              }
            });
    return out.toString();
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
