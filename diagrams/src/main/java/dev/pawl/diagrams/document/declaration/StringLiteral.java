package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.name.VisibleText;

/** Writes Java string literals. Invisible characters are escaped. */
final class StringLiteral {

  private static final int CONTINUED = 4;

  private StringLiteral() {}

  /** Returns the literal of a text on one line. */
  static String of(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      int point = text.codePointAt(i);
      i += Character.charCount(point) - 1;
      append(point, out);
    }
    return out.append('"').toString();
  }

  private static void append(int point, StringBuilder out) {
    switch (point) {
      case '"', '\\' -> out.append('\\').appendCodePoint(point);
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        if (VisibleText.isUnseen(point)) {
          for (char unit : Character.toChars(point)) {
            out.append(String.format("\\u%04x", (int) unit));
          }
        } else {
          out.appendCodePoint(point);
        }
      }
    }
  }

  /**
   * Returns the literal of a text. A long text is split into concatenated literals, each on its own
   * line. Each literal except the first starts with the blank at which the text was split.
   *
   * @param indent the column at which the first literal starts
   */
  static String of(String text, int indent) {
    // Leave one column for the comma or parenthesis that follows.
    int width = AnnotationLayout.WIDTH - 1;
    StringBuilder out = new StringBuilder();
    int start = 0;
    while (start < text.length()) {
      String before = start == 0 ? "" : "\n" + " ".repeat(indent + CONTINUED) + "+ ";
      int free = width - (start == 0 ? indent : indent + CONTINUED + 2);
      int end = end(text, start, free);
      out.append(before).append(of(text.substring(start, end)));
      start = end;
    }
    return out.length() == 0 ? of(text) : out.toString();
  }

  /**
   * Returns the index at which the literal that starts at {@code start} must end. If the rest of
   * the text fits into {@code width} columns, this index is the end of the text. If the rest does
   * not fit, the index is that of the last blank up to which the text fits. If the text up to the
   * first blank is too long, the index is that of the first blank.
   */
  private static int end(String text, int start, int width) {
    if (of(text.substring(start)).length() <= width) {
      return text.length();
    }
    int end = -1;
    for (int blank = text.indexOf(' ', start + 1);
        blank >= 0;
        blank = text.indexOf(' ', blank + 1)) {
      if (end >= 0 && of(text.substring(start, blank)).length() > width) {
        break;
      }
      end = blank;
    }
    return end < 0 ? text.length() : end;
  }
}
