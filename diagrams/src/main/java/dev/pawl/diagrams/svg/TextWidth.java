package dev.pawl.diagrams.svg;

import dev.pawl.diagrams.text.CellWidth;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * Estimates the width of text in common sans-serif fonts, with a margin. Each text in a picture has
 * this width as an explicit length, so the font does not change the layout.
 */
final class TextWidth {

  /** The widths of the characters from blank to tilde, in thousandths of the font size. */
  private static final int[] WIDTHS = {
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584
  };

  private static final int OTHER = 620;
  private static final int WIDE = 1000;

  /** The margin for differences between fonts, in percent. */
  private static final int MARGIN = 6;

  private static final int BOLD = 6;

  /** The characters that divide words. */
  private static final String BLANKS = " \t\n\u000B\f\r";

  private TextWidth() {}

  /** Returns the width of a text in pixels, rounded up. */
  public static int of(String text, int size, boolean bold) {
    return pixels(units(text), size, bold);
  }

  /** Returns the sum of the widths of the characters. */
  private static long units(String text) {
    long sum = 0;
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      sum += of(point);
      i += Character.charCount(point);
    }
    return sum;
  }

  private static int pixels(long units, int size, boolean bold) {
    long percent = 100L + MARGIN + (bold ? BOLD : 0);
    return (int) ((units * size * percent + 99_999) / 100_000);
  }

  /**
   * Breaks a text into lines of at most the given width. A line exceeds this width only if it
   * consists of one word, or one part of a compound word, that is too long.
   */
  public static List<String> wrapped(String text, int size, int widest) {
    List<String> lines = new ArrayList<>();
    String line = "";
    long used = 0;
    for (var words = new StringTokenizer(text.strip(), BLANKS); words.hasMoreTokens(); ) {
      String between = " ";
      for (String part : parts(words.nextToken(), size, widest)) {
        long needed = units(part);
        long longer = used + units(between) + needed;
        if (line.isEmpty()) {
          line = part;
          used = needed;
        } else if (pixels(longer, size, false) <= widest) {
          line += between + part;
          used = longer;
        } else {
          lines.add(line);
          line = part;
          used = needed;
        }
        between = "";
      }
    }
    lines.add(line);
    return lines;
  }

  /** Returns the parts of a word that is too wide; otherwise the word itself. */
  private static List<String> parts(String word, int size, int widest) {
    if (of(word, size, false) <= widest) {
      return List.of(word);
    }
    List<String> parts = new ArrayList<>();
    int begin = 0;
    for (int i = 1; i < word.length(); i++) {
      if (mayDivide(word.charAt(i - 1), word.charAt(i))) {
        parts.add(word.substring(begin, i));
        begin = i;
      }
    }
    parts.add(word.substring(begin));
    return parts;
  }

  /**
   * Returns whether a long word may be divided between two characters: after an underscore, before
   * a capital letter, and between Chinese or Japanese characters.
   */
  private static boolean mayDivide(char before, char after) {
    boolean isSmall = (before >= 'a' && before <= 'z') || (before >= '0' && before <= '9');
    return before == '_'
        || (isSmall && after >= 'A' && after <= 'Z')
        || (isIdeograph(before) && isIdeograph(after));
  }

  /** Returns whether a character is an ideograph, Hiragana or Katakana. TeaVM has no scripts. */
  private static boolean isIdeograph(char unit) {
    return (unit >= '\u3040' && unit <= '\u30ff')
        || (unit >= '\u3400' && unit <= '\u9fff')
        || (unit >= '\uf900' && unit <= '\ufaff');
  }

  /**
   * Breaks a text into lines of at most the given width. There are as few lines as possible, and
   * they are about equally long.
   */
  public static List<String> balanced(String text, int size, int widest) {
    List<String> lines = wrapped(text, size, widest);
    int longest = longest(lines, size);
    int narrow = widest;
    while (lines.size() > 1 && narrow > widest / 2) {
      narrow -= size / 2;
      if (longest > narrow) {
        List<String> narrower = wrapped(text, size, narrow);
        if (narrower.size() > lines.size()) {
          break;
        }
        lines = narrower;
        longest = longest(lines, size);
      }
    }
    return lines;
  }

  private static int longest(List<String> lines, int size) {
    int longest = 0;
    for (String line : lines) {
      longest = Math.max(longest, of(line, size, false));
    }
    return longest;
  }

  private static int of(int point) {
    if (point >= ' ' && point <= '~') {
      return WIDTHS[point - ' '];
    }
    int cells = CellWidth.of(point);
    return cells == 0 ? 0 : cells == 1 ? OTHER : WIDE;
  }
}
