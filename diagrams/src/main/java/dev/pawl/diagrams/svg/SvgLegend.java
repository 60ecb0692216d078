package dev.pawl.diagrams.svg;

import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.Tags;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.name.VisibleText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Creates the legend below a picture. The legend lists transitions that are not drawn, and the
 * tags.
 */
final class SvgLegend {

  /** The height of a line, in pixels. */
  static final int ROW = 19;

  /**
   * The indentation of the states of a tag, in pixels. The indentation leaves space for the
   * coloured square of the tag.
   */
  static final int INDENT = 16;

  /**
   * A line of the legend. The text is empty if the line only adds vertical space.
   *
   * @param tag the number of the tag that the line describes, starting at 1; 0 if there is no
   *     coloured square before the line
   * @param attributes the XML attributes by which the script of a page finds the transition of the
   *     line
   */
  record Row(String text, int tag, int left, int width, Map<String, String> attributes) {}

  private final int widest;
  private final List<Row> rows = new ArrayList<>();

  private SvgLegend(int widest) {
    this.widest = widest;
  }

  /**
   * Returns the lines of the legend. The first line is empty. Returns no lines if there is nothing
   * to show.
   */
  static List<Row> of(Scene scene, StateTree tree, int widest) {
    SvgLegend legend = new SvgLegend(widest);
    legend.part(() -> scene.figures().forEach(legend::choice));
    legend.part(() -> scene.notes().forEach(note -> legend.note(scene, note)));
    legend.part(() -> legend.tags(tree));
    return legend.rows;
  }

  private void part(Runnable writer) {
    int before = rows.size();
    writer.run();
    if (rows.size() > before) {
      rows.add(before, new Row("", 0, 0, 0, Map.of()));
    }
  }

  private void choice(Scene.Figure figure) {
    if (figure.kind() == Scene.Kind.CHOICE) {
      wrapped("◇ " + figure.name() + " picks the target", 0, Map.of());
    }
  }

  private void note(Scene scene, Scene.Note note) {
    boolean isInCard =
        note.target().isEmpty()
            && scene.figures().stream().anyMatch(f -> f.name().equals(note.source()));
    if (isInCard) {
      return;
    }
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
      int colour = number++ % Tags.COLOURS + 1;
      wrapped(VisibleText.of(tag.name()) + ": " + states, colour, Map.of());
    }
  }

  private void wrapped(String text, int tag, Map<String, String> attributes) {
    int mark = tag;
    boolean first = true;
    for (String line : TextWidth.wrapped(text, Card.TYPE, widest - INDENT)) {
      int left = tag > 0 || !first ? INDENT : 0;
      rows.add(new Row(line, mark, left, TextWidth.of(line, Card.TYPE, false), attributes));
      mark = 0;
      first = false;
    }
  }
}
