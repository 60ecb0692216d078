package dev.pawl.cli.importer;

/**
 * A line and a column in a file that is imported.
 *
 * @param line the line, from 1; 0 if it is unknown
 * @param column the column in characters, from 1; 0 if it is unknown
 */
public record Place(int line, int column) {

  /** The value for an unknown line and column. */
  public static final Place NONE = new Place(0, 0);

  /**
   * Returns text that follows the name of the file in messages, such as {@code :3:7}; empty if the
   * line is unknown.
   */
  public String suffix() {
    return line == 0 ? "" : ":" + line + ":" + column;
  }
}
