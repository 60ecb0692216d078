package dev.pawl.diagrams.svg;

import dev.pawl.diagrams.text.CellWidth;
import java.util.ArrayList;
import java.util.List;

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

  /**
   * Matches a Hiragana or Katakana character or an ideograph. The expression lists ranges, because
   * the compiler TeaVM does not support script names.
   */
  private static final String IDEOGRAPH = "[\\u3040-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff]";

  /**
   * Matches the positions at which a long word may be divided: after an underscore, before a
   * capital letter, and between Chinese or Japanese characters.
   */
  private static final String PART =
      "(?<=_)|(?<=[a-z0-9])(?=[A-Z])|(?<=" + IDEOGRAPH + ")(?=" + IDEOGRAPH + ")";

  private TextWidth() {}

  /** Returns the width of a text in pixels, rounded up. */
  public static int of(String text, int size, boolean bold) {
    long sum = 0;
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      sum += of(point);
      i += Character.charCount(point);
    }
    long percent = 100L + MARGIN + (bold ? BOLD : 0);
    return (int) ((sum * size * percent + 99_999) / 100_000);
  }

  /**
   * Breaks a text into lines of at most the given width. A line exceeds this width only if it
   * consists of one word, or one part of a compound word, that is too long.
   */
  public static List<String> wrapped(String text, int size, int widest) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+")) {
      boolean fits = of(word, size, false) <= widest;
      String between = " ";
      for (String part : fits ? new String[] {word} : word.split(PART)) {
        if (!line.isEmpty() && of(line + between + part, size, false) > widest) {
          lines.add(line.toString());
          line.setLength(0);
        }
        line.append(line.isEmpty() ? "" : between).append(part);
        between = "";
      }
    }
    lines.add(line.toString());
    return lines;
  }

  /**
   * Breaks a text into lines of at most the given width. There are as few lines as possible, and
   * they are about equally long.
   */
  public static List<String> balanced(String text, int size, int widest) {
    List<String> lines = wrapped(text, size, widest);
    int narrow = widest;
    while (lines.size() > 1 && narrow > widest / 2) {
      narrow -= size / 2;
      List<String> narrower = wrapped(text, size, narrow);
      if (narrower.size() > lines.size()) {
        break;
      }
      lines = narrower;
    }
    return lines;
  }

  private static int of(int point) {
    if (point >= ' ' && point <= '~') {
      return WIDTHS[point - ' '];
    }
    int cells = CellWidth.of(point);
    return cells == 0 ? 0 : cells == 1 ? OTHER : WIDE;
  }
}
