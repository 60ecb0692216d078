package dev.pawl.processor.sync;

import dev.pawl.language.model.Origin;
import java.util.List;

/**
 * The lines between two markers.
 *
 * @param marker the one that begins it
 * @param begin the line of that one, from 0
 * @param end the line of the one that ends it
 */
record Block(Marker.Begin marker, int begin, int end) {

  /** The lines between the markers. */
  List<String> body(TextLines document) {
    return document.lines().subList(begin + 1, end).stream().map(TextLines.Line::text).toList();
  }

  boolean isEmpty(TextLines document) {
    return body(document).stream().allMatch(String::isBlank);
  }

  /** The marker that begins it. */
  Origin.InFile place(TextLines document) {
    return document.place(begin, marker.column());
  }

  /** The lines that show a content, indented as the marker is, with an empty line around them. */
  List<String> lines(String content) {
    return ("\n" + content + "\n")
        .lines()
        .map(line -> line.isEmpty() ? line : marker.indent() + line)
        .toList();
  }
}
