package dev.pawl.cli.importer;

/**
 * A remark about a construct that has no exact counterpart in Pawl.
 *
 * @param construct the construct in the words of its format, such as {@code <invoke>}
 * @param result the counterpart of the construct or a statement that it is lost, and the action to
 *     take; starts in lower case
 */
public record Remark(Place place, String construct, String result) {

  /** Returns the remark as one line without its place. */
  public String text() {
    return construct + ": " + result;
  }
}
