package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The lines of a diagram's text, which a parser reads one by one. */
public final class DiagramLines {

  /** The maximum length of a line. No label needs more. */
  private static final int LONGEST = 5000;

  private final List<String> lines;
  private int next;

  /** Creates a reader of a text. */
  public DiagramLines(String text) {
    this.lines = text.lines().toList();
  }

  public boolean hasNext() {
    return next < lines.size();
  }

  /**
   * Returns the next line as it is.
   *
   * @throws ImportError if the line is too long
   */
  public String next() throws ImportError {
    String line = lines.get(next++);
    if (line.length() > LONGEST) {
      throw new ImportError(
          new Place(next, 1),
          "The line has more than " + LONGEST + " characters.",
          "Shorten its text.");
    }
    return line;
  }

  /** Returns the place of the first character of the last line that is not blank. */
  public Place place() {
    String line = lines.get(next - 1);
    int blanks = line.length() - line.stripLeading().length();
    return new Place(next, line.codePointCount(0, blanks) + 1);
  }

  /**
   * Returns the lines of a block, and skips the line that ends the block.
   *
   * @param end the line that ends the block, in lower case and without blanks
   * @throws ImportError if the block does not end
   */
  public List<String> until(String end) throws ImportError {
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
}
