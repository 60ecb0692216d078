package dev.pawl.processor.report;

import dev.pawl.language.model.Origin;

/**
 * Formats a location in a file as compilers do: the position, the line, and a caret below the
 * position.
 */
final class SourceExcerpt {

  /** The maximum length of a line, in characters. Longer lines are shown in part. */
  private static final int MAX_LENGTH = 100;

  /** The maximum number of characters before the caret in a line that is shown in part. */
  private static final int BEFORE = 60;

  private static final String CLIPPED = "…";

  private SourceExcerpt() {}

  /**
   * Returns three lines, without a line end after the last one. If the line of the location is
   * blank, returns only the position.
   */
  static String of(Origin.InFile place) {
    String position =
        TerminalText.message(place.file()) + ":" + place.line() + ":" + place.column();
    if (place.text().isBlank()) {
      return position;
    }
    int[] points = place.text().stripTrailing().codePoints().toArray();
    int caret = Math.max(0, Math.min(place.column() - 1, points.length));
    int start = 0;
    int end = points.length;
    if (points.length > MAX_LENGTH) {
      start = Math.max(0, Math.min(caret - BEFORE, points.length - MAX_LENGTH));
      end = start + MAX_LENGTH;
    }
    StringBuilder line = new StringBuilder();
    StringBuilder below = new StringBuilder();
    if (start > 0) {
      line.append(CLIPPED);
      below.append(' ');
    }
    for (int i = start; i < end; i++) {
      line.append(TerminalText.character(points[i]));
      if (i < caret) {
        // a tab above and below keeps the caret in its column for every tab width
        below.append(points[i] == '\t' ? "\t" : " ".repeat(TerminalText.width(points[i])));
      }
    }
    if (end < points.length) {
      line.append(CLIPPED);
    }
    return position + "\n" + line + "\n" + below + "^";
  }
}
