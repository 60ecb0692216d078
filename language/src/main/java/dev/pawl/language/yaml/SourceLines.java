package dev.pawl.language.yaml;

import dev.pawl.language.model.Origin;
import java.util.Arrays;

/**
 * The lines of a file. The class converts positions of the parser to places. Lines end at LF, CR LF
 * or CR, as in editors. The three other line breaks of YAML 1.1 do not end a line.
 */
public final class SourceLines {

  private final String file;
  private final String text;

  /** The index of the first character of each line. */
  private final int[] starts;

  /** The lines that have been requested, cached so that all places in a line share one string. */
  private final String[] lines;

  /**
   * The indexes of the code points that consist of two characters. The indexes are needed because
   * the parser counts in code points.
   */
  private final int[] wide;

  public SourceLines(String file, String text) {
    this.file = file;
    this.text = text;
    this.starts = starts(text);
    this.lines = new String[starts.length];
    this.wide = wide(text);
  }

  private static int[] starts(String text) {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean beforeLf = i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !beforeLf)) {
        starts = count == starts.length ? Arrays.copyOf(starts, 2 * count) : starts;
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  private static int[] wide(String text) {
    int[] wide = new int[0];
    int count = 0;
    for (int i = 0; i + 1 < text.length(); i++) {
      if (Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))) {
        wide = count == wide.length ? Arrays.copyOf(wide, Math.max(16, 2 * count)) : wide;
        wide[count] = i - count;
        count++;
        i++;
      }
    }
    return Arrays.copyOf(wide, count);
  }

  public String text() {
    return text;
  }

  /** Returns the place of a code point; the end of the text if the index is too large. */
  public Origin.InFile place(int codePoint) {
    return placeOfCharacter(character(codePoint));
  }

  /** Returns the index of the first character of a code point. */
  public int character(int codePoint) {
    int found = Arrays.binarySearch(wide, codePoint);
    int before = found < 0 ? -found - 1 : found;
    return Math.min(codePoint + before, text.length());
  }

  /** Returns the lines of another text for this file. */
  public SourceLines with(String other) {
    return new SourceLines(file, other);
  }

  /**
   * Returns a copy in which a line is replaced.
   *
   * @param number the number of the line, from 1
   */
  public SourceLines withLine(int number, String other) {
    int start = starts[number - 1];
    int end = start + line(number - 1).length();
    return with(text.substring(0, start) + other + text.substring(end));
  }

  /**
   * Returns the place of the start of a line.
   *
   * @param line the number of the line, from 1
   */
  public Origin.InFile start(int line) {
    return new Origin.InFile(file, line, 1, line(line - 1));
  }

  /**
   * Returns the place of a character.
   *
   * @param index the index in characters, from 0
   */
  public Origin.InFile placeOfCharacter(int index) {
    int found = Arrays.binarySearch(starts, index);
    int line = found < 0 ? -found - 2 : found;
    return new Origin.InFile(file, line + 1, index - starts[line] + 1, line(line));
  }

  private String line(int number) {
    if (lines[number] == null) {
      int end = number + 1 < starts.length ? starts[number + 1] : text.length();
      while (end > starts[number]
          && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
        end--;
      }
      lines[number] = text.substring(starts[number], end);
    }
    return lines[number];
  }
}
