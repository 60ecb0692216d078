package dev.pawl.processor.sync;

import dev.pawl.language.model.Origin;
import java.util.List;

/**
 * A block in a document: lines between two markers. Pawl generates the lines of a block.
 *
 * @param marker the marker at which the block starts
 * @param begin the index of the line with the first marker, from 0
 * @param end the index of the line with the marker at which the block ends, from 0
 */
record Block(Marker.Begin marker, int begin, int end) {

  /** Returns the lines between the two markers. */
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
