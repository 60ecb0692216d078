package dev.pawl.diagrams.text;

import java.util.ArrayList;
import java.util.List;

/** Wraps a text that consists of pieces. Lines break only between pieces. */
public final class Wrapping {

  private Wrapping() {}

  /**
   * Returns the lines of a text.
   *
   * @param pieces the pieces, which are joined by blanks; the first piece includes the indentation
   *     of its line
   * @param indent the indentation of all lines after the first
   * @param width the maximum width of a line, in cells
   */
  public static List<String> of(List<String> pieces, String indent, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(pieces.get(0));
    int used = CellWidth.of(pieces.get(0));
    for (String piece : pieces.subList(1, pieces.size())) {
      int needed = CellWidth.of(piece);
      if (used + 1 + needed > width) {
        lines.add(line.toString());
        line = new StringBuilder(indent).append(piece);
        used = indent.length() + needed;
      } else {
        line.append(' ').append(piece);
        used += 1 + needed;
      }
    }
    lines.add(line.toString());
    return lines;
  }
}
