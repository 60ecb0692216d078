package dev.pawl.diagrams.export;

import dev.pawl.language.model.name.LineBreaks;
import dev.pawl.language.model.name.VisibleText;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Escapes text for Mermaid, so that it is shown literally. Mermaid has no quoting. A label passes
 * through a lexer, a remover of comments and directives, an HTML sanitizer and a Markdown reader,
 * and each of the four interprets different characters. Characters that none of them interprets are
 * kept. All other characters become numeric references such as {@code #59;}.
 */
final class MermaidText {

  /** The characters other than letters and digits that have no meaning in Mermaid. */
  private static final String HARMLESS = " .,/()+=!?@-_";

  /** Characters at the start of a line that start a list or underline a heading in Markdown. */
  private static final Pattern LINE_START = Pattern.compile("([-+=])|(\\d{1,9})([.)])");

  /** A word that sets the diagram's direction, wherever it occurs in a line. */
  private static final Pattern DIRECTION = Pattern.compile("direction", Pattern.CASE_INSENSITIVE);

  private static final Pattern NEW_LINE = Pattern.compile("\\s*" + LineBreaks.ANY + "\\s*");

  /**
   * The numeric reference of a zero-width space. A blank label is replaced by this reference,
   * because Mermaid rejects blank labels.
   */
  private static final String EMPTY = "#8203;";

  private MermaidText() {}

  /** Returns a text as the label of a state or arrow. Line breaks are kept. */
  static String label(String text) {
    if (VisibleText.isPlain(text) && !DIRECTION.matcher(text).find()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (String line : lines(withoutPlaceholders(text).strip())) {
      if (out.length() > 0) {
        out.append("<br/>");
      }
      out.append(escaped(line.strip()));
    }
    return out.length() == 0 ? EMPTY : out.toString();
  }

  /** Returns a text on one line, for the title and the description that screen readers use. */
  static String line(String text) {
    return label(LineBreaks.isIn(text) ? NEW_LINE.matcher(text).replaceAll(" ") : text);
  }

  /**
   * Divides the character pairs by which Mermaid temporarily replaces numeric references. A
   * zero-width space divides the pairs.
   */
  private static String withoutPlaceholders(String text) {
    return text.replace("\uFB02\u00B0", "\uFB02\u200B\u00B0")
        .replace("\u00B6\u00DF", "\u00B6\u200B\u00DF");
  }

  private static List<String> lines(String text) {
    return LineBreaks.isIn(text) ? List.of(NEW_LINE.split(text, -1)) : List.of(text);
  }

  private static String escaped(String line) {
    BitSet special = special(line);
    int[] points = line.codePoints().toArray();
    StringBuilder out = new StringBuilder(points.length + 16);
    int offset = 0;
    for (int i = 0; i < points.length; i++) {
      if (special.get(offset) || !isHarmless(points, i)) {
        appendReference(out, points[i]);
      } else {
        out.appendCodePoint(points[i]);
      }
      offset += Character.charCount(points[i]);
    }
    return out.toString();
  }

  /**
   * Returns the offsets of those characters that have a meaning for Mermaid because of their
   * position in the line.
   */
  private static BitSet special(String line) {
    BitSet offsets = new BitSet();
    Matcher start = LINE_START.matcher(line);
    if (start.lookingAt()) {
      offsets.set(start.group(1) != null ? 0 : start.start(3));
    }
    Matcher direction = DIRECTION.matcher(line);
    while (direction.find()) {
      offsets.set(direction.start());
    }
    return offsets;
  }

  private static boolean isHarmless(int[] points, int i) {
    int point = points[i];
    if (point == '-') {
      // Two hyphens are part of an arrow, or separate regions.
      return !isAt(points, i - 1, '-') && !isAt(points, i + 1, '-');
    }
    if (point == '_') {
      // An underscore at the edge of a word starts or ends emphasis.
      return isWordAt(points, i - 1) && isWordAt(points, i + 1);
    }
    return Character.isLetterOrDigit(point) || (point < 128 && HARMLESS.indexOf(point) >= 0);
  }

  private static boolean isAt(int[] points, int i, int point) {
    return i >= 0 && i < points.length && points[i] == point;
  }

  private static boolean isWordAt(int[] points, int i) {
    return i >= 0 && i < points.length && Character.isLetterOrDigit(points[i]);
  }

  /**
   * Appends a numeric reference. Control characters and lone surrogates are written as Java
   * escapes, because HTML has no references to them.
   */
  private static void appendReference(StringBuilder out, int point) {
    if (VisibleText.isUnseen(point) && Character.getType(point) != Character.FORMAT) {
      out.append(VisibleText.of(new String(Character.toChars(point))).replace("\\", "#92;"));
    } else {
      out.append('#').append(point).append(';');
    }
  }
}
