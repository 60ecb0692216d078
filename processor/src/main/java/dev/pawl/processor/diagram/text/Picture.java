package dev.pawl.processor.diagram.text;

import dev.pawl.processor.diagram.layout.Cost;
import dev.pawl.processor.diagram.layout.Drawing;
import dev.pawl.processor.diagram.layout.Graph;
import dev.pawl.processor.diagram.layout.LayeredLayout;
import dev.pawl.processor.diagram.layout.Manner;
import dev.pawl.processor.diagram.layout.Orders;
import dev.pawl.processor.diagram.scene.Scene;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A scene laid out in cells.
 *
 * @param labels the label of every arrow as it is drawn
 * @param codes what is written in place of which label
 * @param cost how hard it is to read
 */
public record Picture(
    Scene scene, Drawing drawing, List<LabelBlock> labels, Map<String, String> codes, double cost) {

  /** What has more states than this nobody would want to read as a picture. */
  public static final int MOST_STATES = 40;

  /** The same for arrows. */
  public static final int MOST_ARROWS = 120;

  /** No screen shows more columns. */
  private static final int WIDEST = 240;

  public Picture {
    labels = List.copyOf(labels);
    codes = Collections.unmodifiableMap(new LinkedHashMap<>(codes));
  }

  /** Why a scene cannot be a picture; empty where it can. */
  public static String hindrance(Scene scene) {
    if (scene.figures().isEmpty()) {
      return "there are no states";
    }
    if (scene.figures().size() > MOST_STATES) {
      return "more than " + MOST_STATES + " states";
    }
    return scene.arrows().size() > MOST_ARROWS ? "more than " + MOST_ARROWS + " arrows" : "";
  }

  /** The best picture of a scene that has no hindrance, if one can be read. */
  public static Optional<Picture> best(Scene scene, int widest) {
    return of(scene, Glyphs.UNICODE, widest).stream()
        .filter(p -> TextDiagram.painted(p, Glyphs.UNICODE) != null)
        .findFirst();
  }

  /** Every form of a scene, the best first; those with codes only as far as they are needed. */
  static List<Picture> of(Scene scene, Glyphs glyphs, int widest) {
    Orders orders = new Orders();
    List<Picture> pictures = new ArrayList<>();
    for (Form form : Form.values()) {
      boolean fits = pictures.stream().anyMatch(p -> p.drawing().width() <= widest);
      if (form != Form.CODES || !fits) {
        Picture straight = in(form, false, scene, glyphs, widest, orders);
        pictures.add(straight);
        int width = straight.drawing().width();
        // bends save a third at most
        if (width > widest && (form == Form.CODES || 2 * width < 3 * widest)) {
          pictures.add(in(form, true, scene, glyphs, widest, orders));
        }
      }
    }
    pictures.removeIf(p -> p.drawing().width() > Math.max(WIDEST, widest));
    pictures.sort(Comparator.comparingDouble(Picture::cost));
    return pictures;
  }

  private static Picture in(
      Form form, boolean compact, Scene scene, Glyphs glyphs, int widest, Orders orders) {
    Map<String, String> codes = form.codes(scene);
    List<LabelBlock> blocks = form.blocks(scene, codes);
    List<Graph.Node> nodes = new ArrayList<>();
    for (Scene.Figure figure : scene.figures()) {
      nodes.add(
          new Graph.Node(
              CellWidth.of(figure.text()) + 4,
              figure.holds() ? 2 : 3,
              figure.initial() ? glyphs.begin.length() : 0,
              figure.isFinal() ? glyphs.end.length() : 0,
              figure.initial(),
              figure.parent()));
    }
    List<Graph.Link> links = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      Scene.Arrow arrow = scene.arrows().get(i);
      LabelBlock block = blocks.get(i);
      links.add(new Graph.Link(arrow.from(), arrow.to(), block.width(), block.rows().size()));
    }
    Manner manner = new Manner(form.inline, compact, !glyphs.joints);
    Drawing drawing = LayeredLayout.of(new Graph(nodes, links), manner, widest, orders);
    int rows = blocks.stream().mapToInt(b -> b.rows().size()).sum();
    double cost = Cost.of(drawing, widest) + form.penalty + 2 * rows;
    return new Picture(scene, drawing, blocks, codes, cost);
  }
}
