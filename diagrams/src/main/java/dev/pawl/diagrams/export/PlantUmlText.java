package dev.pawl.diagrams.export;

import dev.pawl.language.model.name.LineBreaks;
import dev.pawl.language.model.name.VisibleText;
import java.util.regex.Pattern;

/**
 * Escapes text for PlantUML, so that it is shown literally. Characters that could start a command,
 * comment, style or tag become references such as {@code <U+0024>}, which PlantUML resolves last.
 */
final class PlantUmlText {

  private static final String HARMLESS = " ,()!?";

  /**
   * The characters that PlantUML interprets only if they are doubled, or at the start or end of a
   * line.
   */
  private static final String IN_TEXT = "/_-=.";

  private static final Pattern NEW_LINE = Pattern.compile("\\s*" + LineBreaks.ANY + "\\s*");

  private PlantUmlText() {}

  /** Returns a text as a label. Line breaks are kept. */
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

  /** Returns a text as a label of one line. Line breaks become spaces. */
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
