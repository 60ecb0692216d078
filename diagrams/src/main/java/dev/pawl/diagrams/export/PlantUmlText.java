package dev.pawl.diagrams.export;

import dev.pawl.language.model.name.VisibleText;
import java.util.regex.Pattern;

/**
 * Writes text so that PlantUML draws exactly that text. What could be a command, a comment, a style
 * or a tag to it becomes a reference, {@code <U+0024>}, which it reads when all else is done.
 */
final class PlantUmlText {

  private static final String HARMLESS = " ,()!?";

  /** The signs with a meaning only where they are doubled, or begin or end a line. */
  private static final String IN_TEXT = "/_-=.";

  private static final Pattern NEW_LINE = Pattern.compile("\\s*\\R\\s*");

  private PlantUmlText() {}

  /** A label; its lines are lines of the text. */
  static String label(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (String line : NEW_LINE.split(text.strip(), -1)) {
      if (out.length() > 0) {
        out.append("\\n");
      }
      int[] points = VisibleText.of(line.strip()).codePoints().toArray();
      for (int i = 0; i < points.length; i++) {
        append(out, points, i);
      }
    }
    return out.length() == 0 ? "<U+200B>" : out.toString();
  }

  /** Text on one line. */
  static String line(String text) {
    return label(NEW_LINE.matcher(text).replaceAll(" "));
  }

  private static void append(StringBuilder out, int[] points, int i) {
    int point = points[i];
    if (Character.isLetterOrDigit(point)
        || (point < 128 && HARMLESS.indexOf(point) >= 0)
        || (point < 128 && IN_TEXT.indexOf(point) >= 0 && isAmid(points, i))) {
      out.appendCodePoint(point);
    } else if (point == '\t') {
      out.append(' ');
    } else {
      out.append(String.format("<U+%04X>", point));
    }
  }

  private static boolean isAmid(int[] points, int i) {
    boolean last = i + 1 == points.length;
    return i > 0
        && IN_TEXT.indexOf(points[i - 1]) < 0
        && (last ? points[i] == '.' : IN_TEXT.indexOf(points[i + 1]) < 0);
  }
}
