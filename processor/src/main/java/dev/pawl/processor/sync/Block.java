package dev.pawl.processor.sync;

import dev.pawl.language.model.Origin;
import java.util.List;

/**
 * The lines between two markers.
 *
 * @param marker the first marker
 * @param begin the line of the first marker, from 0
 * @param end the line of the last marker, from 0
 */
record Block(Marker.Begin marker, int begin, int end) {

  /** Returns the lines between the markers. */
  List<String> body(TextLines document) {
    return document.lines().subList(begin + 1, end).stream().map(TextLines.Line::text).toList();
  }

  boolean isEmpty(TextLines document) {
    return body(document).stream().allMatch(String::isBlank);
  }

  Origin.InFile place(TextLines document) {
    return document.place(begin, marker.column());
  }

  /**
   * Returns the lines of {@code content}, indented like the marker, with an empty line before the
   * first and after the last line.
   */
  List<String> lines(String content) {
    return ("\n" + content + "\n")
        .lines()
        .map(line -> line.isEmpty() ? line : marker.indent() + line)
        .toList();
  }
}
