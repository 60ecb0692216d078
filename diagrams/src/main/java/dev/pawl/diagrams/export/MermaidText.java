package dev.pawl.diagrams.export;

import dev.pawl.language.model.name.VisibleText;
import java.util.BitSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes text so that Mermaid draws exactly that text. Mermaid has no quoting: its lexer, its
 * comment and directive stripper, its HTML sanitizer and its Markdown reader all see a label, and
 * each would take something out of it. What none of them reads stays as it is; everything else
 * becomes a numeric reference, {@code #59;}.
 */
final class MermaidText {

  /** Apart from letters and digits, what means nothing to any of Mermaid's readers. */
  private static final String HARMLESS = " .,/()+=!?@-_";

  /** The signs that Markdown takes for the beginning of a list, a heading or its underline. */
  private static final Pattern LINE_START = Pattern.compile("([-+=])|(\\d{1,9})([.)])");

  /** A line of this kind sets the diagram's direction, wherever in the line it stands. */
  private static final Pattern DIRECTION = Pattern.compile("direction", Pattern.CASE_INSENSITIVE);

  private static final Pattern NEW_LINE = Pattern.compile("\\s*\\R\\s*");

  /**
   * The text that Mermaid itself writes in place of a reference while it works, and reads back
   * later.
   */
  private static final Pattern PLACEHOLDER =
      Pattern.compile("(?<=\uFB02)(?=\u00B0)|(?<=\u00B6)(?=\u00DF)");

  /** Mermaid refuses a label of nothing but blanks; this one has no width. */
  private static final String EMPTY = "#8203;";

  private MermaidText() {}

  /** A state's or an arrow's label; lines of the text are lines of the label. */
  static String label(String text) {
    if (VisibleText.isPlain(text) && !DIRECTION.matcher(text).find()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length() + 16);
    String safe = PLACEHOLDER.matcher(text).replaceAll("\u200B").strip();
    for (String line : NEW_LINE.split(safe, -1)) {
      if (out.length() > 0) {
        out.append("<br/>");
      }
      out.append(escaped(line.strip()));
    }
    return out.length() == 0 ? EMPTY : out.toString();
  }

  /** Text on one line, for the title and the description that screen readers get. */
  static String line(String text) {
    return label(VisibleText.isPlain(text) ? text : NEW_LINE.matcher(text).replaceAll(" "));
  }

  private static String escaped(String line) {
    BitSet special = special(line);
    int[] points = line.codePoints().toArray();
    StringBuilder out = new StringBuilder(points.length + 16);
    int offset = 0;
    for (int i = 0; i < points.length; i++) {
      if (special.get(offset) || !isHarmless(points, i)) {
        reference(out, points[i]);
      } else {
        out.appendCodePoint(points[i]);
      }
      offset += Character.charCount(points[i]);
    }
    return out.toString();
  }

  /** The offsets of characters that mean something only where they stand. */
  private static BitSet special(String line) {
    BitSet offsets = new BitSet();
    Matcher start = LINE_START.matcher(line);
    if (start.lookingAt()) {
      offsets.set(start.group(1) != null ? 0 : start.start(3));
    }
    DIRECTION.matcher(line).results().forEach(found -> offsets.set(found.start()));
    return offsets;
  }

  private static boolean isHarmless(int[] points, int i) {
    int point = points[i];
    if (point == '-') {
      // two in a row are an arrow, or a line between regions
      return !isAt(points, i - 1, '-') && !isAt(points, i + 1, '-');
    }
    if (point == '_') {
      // at the edge of a word it is emphasis
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

  /** HTML refers to no control and no half surrogate pair, so those are spelled out. */
  private static void reference(StringBuilder out, int point) {
    if (VisibleText.isUnseen(point) && Character.getType(point) != Character.FORMAT) {
      out.append(VisibleText.of(Character.toString(point)).replace("\\", "#92;"));
    } else {
      out.append('#').append(point).append(';');
    }
  }
}
