package dev.pawl.language.yaml;

import java.util.OptionalInt;

/** The conflict markers that a version control system writes into a file. */
final class MergeConflict {

  private static final String OURS = "<<<<<<<";
  private static final String THEIRS = ">>>>>>>";

  private MergeConflict() {}

  /** Returns the index of the first conflict; empty if there is none. */
  public static OptionalInt find(String text) {
    int start = marker(text, OURS, 0);
    return start >= 0 && marker(text, THEIRS, start) >= 0
        ? OptionalInt.of(start)
        : OptionalInt.empty();
  }

  /** Returns the text with only the first side of each conflict. */
  public static String ours(String text) {
    StringBuilder ours = new StringBuilder();
    boolean theirs = false;
    for (String line : text.split("(?<=\n)")) {
      if (line.startsWith("=======") || line.startsWith("|||||||")) {
        theirs = true;
      } else if (line.startsWith(THEIRS)) {
        theirs = false;
      } else if (!theirs && !line.startsWith(OURS)) {
        ours.append(line);
      }
    }
    return ours.toString();
  }

  private static int marker(String text, String sign, int from) {
    int at = text.indexOf(sign, from);
    while (at > 0 && text.charAt(at - 1) != '\n') {
      at = text.indexOf(sign, at + 1);
    }
    return at;
  }
}
