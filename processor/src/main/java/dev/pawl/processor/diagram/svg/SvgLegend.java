package dev.pawl.processor.diagram.svg;

import dev.pawl.processor.diagram.Tags;
import dev.pawl.processor.diagram.scene.Scene;
import dev.pawl.processor.diagram.text.cell.CellWidth;
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

  private static final int INDENT = 2;

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

  /** In as many columns as fit, read from top to bottom. */
  private void codes(Map<String, String> codes) {
    List<String> entries = new ArrayList<>();
    codes.forEach((label, code) -> entries.add(code + " = " + label));
    int widest = entries.stream().mapToInt(CellWidth::of).max().orElse(0) + 3;
    int columns = Math.max(1, (width + 3) / widest);
    int height = (entries.size() + columns - 1) / columns;
    for (int y = 0; y < height; y++) {
      StringBuilder row = new StringBuilder();
      for (int i = y; i < entries.size(); i += height) {
        row.append(entries.get(i)).append(" ".repeat(widest - CellWidth.of(entries.get(i))));
      }
      rows.add(new Row(row.toString().stripTrailing(), 0, Map.of()));
    }
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
    StringBuilder line = new StringBuilder();
    int mark = tag;
    for (String word : text.strip().split("\\s+")) {
      boolean fits = CellWidth.of(line.toString()) + 1 + CellWidth.of(word) <= width;
      if (line.toString().isBlank() || fits) {
        line.append(line.toString().isBlank() ? "" : " ").append(word);
      } else {
        rows.add(new Row(line.toString(), mark, attributes));
        mark = 0;
        line.setLength(0);
        line.append(" ".repeat(INDENT)).append(word);
      }
    }
    rows.add(new Row(line.toString(), mark, attributes));
  }
}
