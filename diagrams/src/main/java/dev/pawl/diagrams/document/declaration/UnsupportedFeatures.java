package dev.pawl.diagrams.document.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Collects the declarations of a machine that an enum cannot express, while the enum is written.
 */
final class UnsupportedFeatures {

  /** Matches the characters that Pawl replaces by one blank when it reads annotations. */
  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00a0]+");

  private final List<String> missing = new ArrayList<>();
  private boolean blanksLost;

  /**
   * Creates an empty collection.
   *
   * @param blanksLost whether a previous pass found a description that loses line breaks or blanks
   */
  UnsupportedFeatures(boolean blanksLost) {
    this.blanksLost = blanksLost;
  }

  /**
   * Records a declaration that the enum cannot express.
   *
   * @param place the name of the state, event or machine that has the declaration
   * @param text a sentence that says what is missing and why
   * @param indent the column at which the comment starts
   * @return the sentence as a comment, with a line feed at the end
   */
  String comment(String place, String text, int indent) {
    missing.add(place + ": " + text);
    return Comment.lines(text, indent);
  }

  /** Returns a description as it will be read from the enum: on one line, with single blanks. */
  String prose(String description) {
    String line = BLANKS.matcher(description).replaceAll(" ").strip();
    blanksLost |= !line.equals(description);
    return line;
  }

  /** Returns whether a description had line breaks or several consecutive blanks. */
  boolean blanksLost() {
    return blanksLost;
  }

  List<String> missing() {
    return List.copyOf(missing);
  }
}
