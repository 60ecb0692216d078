package dev.pawl.processor.report;

import dev.pawl.language.model.Origin;

/** A place in a file, the way compilers show one: position, line, and a caret under the place. */
final class SourceExcerpt {

  /** Lines longer than this are clipped, in characters. */
  private static final int MAX_LENGTH = 100;

  /** How much of a clipped line stands before the caret. */
  private static final int BEFORE = 60;

  private static final String CLIPPED = "…";

  private SourceExcerpt() {}

  /** Three lines without a final line break; one where the source line is blank. */
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
        // a tab under a tab, so that the caret stands right whatever a tab's width is
        below.append(points[i] == '\t' ? "\t" : " ".repeat(TerminalText.width(points[i])));
      }
    }
    if (end < points.length) {
      line.append(CLIPPED);
    }
    return position + "\n" + line + "\n" + below + "^";
  }
}
