package dev.pawl.cli.importer;

/**
 * A place in a file that is imported.
 *
 * @param line the line, from 1; 0 if the place is unknown
 * @param column the column in characters, from 1; 0 if the place is unknown
 */
public record Place(int line, int column) {

  /** An unknown place. */
  public static final Place NONE = new Place(0, 0);

  /** Returns the place of an offset in a text. */
  public static Place of(String text, int offset) {
    int end = Math.min(offset, text.length());
    int line = 1;
    int start = 0;
    for (int i = 0; i < end; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        start = i + 1;
      }
    }
    return new Place(line, text.codePointCount(start, end) + 1);
  }

  /** Returns the place as the end of a file name, such as {@code :3:7}; empty if it is unknown. */
  public String suffix() {
    return line == 0 ? "" : ":" + line + ":" + column;
  }
}
