package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A reader of the lines of a diagram's text. */
final class DiagramLines {

  /** The maximum length of a line, in characters. No label needs a longer line. */
  private static final int MAX_LENGTH = 5000;

  private final List<String> lines;
  private int next;

  DiagramLines(String text) {
    this.lines = text.lines().toList();
  }

  boolean hasNext() {
    return next < lines.size();
  }

  /**
   * Returns the next line unchanged.
   *
   * @throws ImportError if the line is too long
   */
  String next() throws ImportError {
    String line = lines.get(next++);
    if (line.length() > MAX_LENGTH) {
      throw new ImportError(
          new Place(next, 1),
          "The line has more than " + MAX_LENGTH + " characters.",
          "Shorten its text.");
    }
    return line;
  }

  /** Returns the location at which the text of the last line starts, after its blanks. */
  Place place() {
    String line = lines.get(next - 1);
    int blanks = line.length() - line.stripLeading().length();
    return new Place(next, line.codePointCount(0, blanks) + 1);
  }

  /**
   * Returns the lines up to the line that ends a block. Skips that line.
   *
   * @param end the line that ends the block, in lower case and without blanks
   * @throws ImportError if there is no such line
   */
  List<String> until(String end) throws ImportError {
    Place start = place();
    List<String> block = new ArrayList<>();
    while (hasNext()) {
      String line = next().strip();
      if (line.toLowerCase(Locale.ROOT).replaceAll("\\s", "").equals(end)) {
        return block;
      }
      block.add(line);
    }
    throw new ImportError(start, "This block does not end.", "Add \"" + end + "\".");
  }

  /** Returns a line for a message, without its end if the line is long. */
  static String shortened(String line) {
    return line.length() <= 60 ? line : line.substring(0, line.offsetByCodePoints(0, 50)) + "...";
  }
}
