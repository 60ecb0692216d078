package dev.pawl.diagrams.document.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The declarations of a machine that its enum cannot make, gathered while that is written. */
final class UnsupportedFeatures {

  /** The characters that the reader of annotations takes for one blank. */
  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00a0]+");

  private final List<String> missing = new ArrayList<>();
  private boolean blanksLost;

  /**
   * None so far.
   *
   * @param blanksLost whether it is known that descriptions lose line breaks
   */
  UnsupportedFeatures(boolean blanksLost) {
    this.blanksLost = blanksLost;
  }

  /**
   * Notes a gap.
   *
   * @param place the state, event or machine that is meant
   * @param text what lacks, and why
   * @return the comment that says so, with a line feed at the end
   */
  String comment(String place, String text, int indent) {
    missing.add(place + ": " + text);
    return Comment.lines(text, indent);
  }

  /** A description as it is read from an enum, where it is all on one line. */
  String prose(String description) {
    String line = BLANKS.matcher(description).replaceAll(" ").strip();
    blanksLost |= !line.equals(description);
    return line;
  }

  /** Whether a description had line breaks or several blanks in a row. */
  boolean blanksLost() {
    return blanksLost;
  }

  List<String> missing() {
    return List.copyOf(missing);
  }
}
