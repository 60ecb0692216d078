package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.Place;
import java.util.List;

/**
 * An arrow of a diagram.
 *
 * @param label the text at the arrow; may be empty
 * @param comments the lines of the comments before the arrow
 */
record DiagramArrow(
    DiagramNode from, DiagramNode to, String label, Place place, List<String> comments) {

  public DiagramArrow {
    comments = List.copyOf(comments);
  }
}
