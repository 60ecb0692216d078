package dev.pawl.processor.sync;

import dev.pawl.language.model.Origin;
import java.util.Arrays;
import java.util.List;

/**
 * The first difference between a block in a document and the lines that are to be generated.
 *
 * @param place the location of the first character that differs
 * @param text a description of the difference, which continues a sentence after "is stale: "
 */
record Difference(Origin.InFile place, String text) {

  /** The maximum number of characters that the message quotes from a line. */
  private static final int MAX_LENGTH = 100;

  /** The maximum number of characters that the message quotes before the first difference. */
  private static final int BEFORE = 40;

  private static final String CLIPPED = "…";

  /**
   * Compares a block line by line with the lines that are to be generated.
   *
   * @param expected the lines that are to be generated; they differ from the lines in the document
   */
  static Difference of(Block block, TextLines document, List<String> expected) {
    List<String> actual = block.body(document);
    if (block.isEmpty(document)) {
      return new Difference(block.place(document), "it has not been filled yet");
    }
    int line = Arrays.mismatch(actual.toArray(), expected.toArray());
    int number = block.begin() + 1 + line;
    if (line == expected.size()) {
      return new Difference(document.place(number, 1), "this line should not be here");
    }
    String wanted = expected.get(line);
    int common =
        line == actual.size()
            ? 0
            : Arrays.mismatch(actual.get(line).toCharArray(), wanted.toCharArray());
    String quoted = wanted.isEmpty() ? "an empty line" : "\"" + excerpt(wanted, common) + "\"";
    return line == actual.size()
        ? new Difference(document.place(number, 1), quoted + " is missing before this line")
        : new Difference(document.place(number, common + 1), "expected here: " + quoted);
  }

  private static String excerpt(String line, int around) {
    int start = line.length() <= MAX_LENGTH ? 0 : Math.max(0, around - BEFORE);
    int end = Math.min(line.length(), start + MAX_LENGTH);
    return (start > 0 ? CLIPPED : "")
        + line.substring(start, end)
        + (end < line.length() ? CLIPPED : "");
  }
}
