package dev.pawl.cli.importer;

/**
 * A remark about a construct that has no exact counterpart in Pawl.
 *
 * @param construct the name of the construct in its format, such as {@code <invoke>}
 * @param result says what the construct became or that it is lost, and what the user must do;
 *     starts in lower case
 */
public record Remark(Place place, String construct, String result) {

  /** Returns the construct and the result in one line. */
  public String text() {
    return construct + ": " + result;
  }
}
