package dev.pawl.processor.diagram.svg;

import dev.pawl.processor.diagram.Tags;
import dev.pawl.processor.diagram.scene.Scene;
import dev.pawl.processor.diagram.text.Legend;
import dev.pawl.processor.diagram.text.cell.Wrapping;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.name.VisibleText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What stands below a picture: what codes mean, what is not drawn, and the tags. */
final class SvgLegend {

  /**
   * A line.
   *
   * @param tag the number of the tag whose colour stands before it, from 1; 0 where none does
   * @param attributes what the line says, for a page's script
   */
  record Row(String text, int tag, Map<String, String> attributes) {}

  private static final String INDENT = "  ";

  private final int width;
  private final List<Row> rows = new ArrayList<>();

  private SvgLegend(int width) {
    this.width = width;
  }

  /** The lines below a picture, an empty one first; none where nothing is to be said. */
  static List<Row> of(Scene scene, Map<String, String> codes, StateTree tree, int width) {
    SvgLegend legend = new SvgLegend(width);
    legend.part(() -> legend.codes(codes));
    legend.part(() -> scene.notes().forEach(legend::note));
    legend.part(() -> legend.tags(tree));
    return legend.rows;
  }

  private void part(Runnable writer) {
    int before = rows.size();
    writer.run();
    if (rows.size() > before) {
      rows.add(before, new Row("", 0, Map.of()));
    }
  }

  private void codes(Map<String, String> codes) {
    Legend.columns(codes, width).forEach(row -> rows.add(new Row(row, 0, Map.of())));
  }

  private void note(Scene.Note note) {
    Map<String, String> attributes = new LinkedHashMap<>();
    attributes.put("data-from", note.source());
    attributes.put("data-to", note.target());
    String source = note.source().isEmpty() ? "any state" : note.source();
    String where =
        note.target().isEmpty() ? "Within " + source : "From " + source + " to " + note.target();
    String labels = String.join(", ", note.labels());
    wrapped(where + (labels.isEmpty() ? "" : ": " + labels), 0, attributes);
  }

  private void tags(StateTree tree) {
    int number = 0;
    for (Tags.Tag tag : Tags.of(tree)) {
      String states =
          tag.nodes().stream()
              .map(n -> VisibleText.of(tree.node(n).name()))
              .collect(Collectors.joining(", "));
      wrapped(VisibleText.of(tag.name()) + ": " + states, colour(++number), Map.of());
    }
  }

  /** The number of a tag's colour, from the number of the tag; both begin at 1. */
  static int colour(int tag) {
    return (tag - 1) % Tags.COLOURS + 1;
  }

  private void wrapped(String text, int tag, Map<String, String> attributes) {
    int mark = tag;
    for (String line : Wrapping.of(List.of(text.strip().split("\\s+")), INDENT, width)) {
      rows.add(new Row(line, mark, attributes));
      mark = 0;
    }
  }
}
