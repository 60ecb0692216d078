package dev.pawl.diagrams.text;

import java.util.ArrayList;
import java.util.List;

/** Text in lines that are not too long, as far as its pieces allow: none is divided. */
public final class Wrapping {

  private Wrapping() {}

  /**
   * The lines of a text.
   *
   * @param pieces what is joined by blanks, the first with what stands before it
   * @param indent what stands before the pieces of all other lines
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
