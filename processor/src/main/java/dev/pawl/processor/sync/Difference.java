package dev.pawl.processor.sync;

import dev.pawl.language.model.Origin;
import java.util.List;

/**
 * The place at which a block first differs from what it should be.
 *
 * @param place the line that is wrong, and in it the first character that is
 * @param text what is wrong, to follow "is stale: "
 */
record Difference(Origin.InFile place, String text) {

  /** How much of a line is shown, in characters. */
  private static final int LONGEST = 100;

  /** How much of it stands before the difference. */
  private static final int BEFORE = 40;

  private static final String CLIPPED = "…";

  /**
   * Compares a block, line by line.
   *
   * @param expected its lines as they should be, which are not those it has
   */
  static Difference of(Block block, TextLines document, List<String> expected) {
    List<String> actual = block.body(document);
    if (block.isEmpty(document)) {
      return new Difference(block.place(document), "it has not been filled yet");
    }
    int line = 0;
    while (line < actual.size()
        && line < expected.size()
        && actual.get(line).equals(expected.get(line))) {
      line++;
    }
    int number = block.begin() + 1 + line;
    if (line == expected.size()) {
      return new Difference(document.place(number, 1), "this line should not be here");
    }
    String wanted = expected.get(line);
    int common = line == actual.size() ? 0 : common(actual.get(line), wanted);
    String quoted = wanted.isEmpty() ? "an empty line" : "\"" + excerpt(wanted, common) + "\"";
    return line == actual.size()
        ? new Difference(document.place(number, 1), quoted + " should stand before this line")
        : new Difference(document.place(number, common + 1), "here should stand " + quoted);
  }

  private static int common(String a, String b) {
    int length = 0;
    while (length < a.length() && length < b.length() && a.charAt(length) == b.charAt(length)) {
      length++;
    }
    return length;
  }

  private static String excerpt(String line, int around) {
    int start = line.length() <= LONGEST ? 0 : Math.max(0, around - BEFORE);
    int end = Math.min(line.length(), start + LONGEST);
    return (start > 0 ? CLIPPED : "")
        + line.substring(start, end)
        + (end < line.length() ? CLIPPED : "");
  }
}
