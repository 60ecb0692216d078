package dev.pawl.processor.diagram.text;

import dev.pawl.processor.diagram.layout.Cost;
import dev.pawl.processor.diagram.layout.Drawing;
import dev.pawl.processor.diagram.layout.Graph;
import dev.pawl.processor.diagram.layout.LayeredLayout;
import dev.pawl.processor.diagram.layout.Manner;
import dev.pawl.processor.diagram.layout.Orders;
import dev.pawl.processor.diagram.scene.Scene;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * A scene laid out in cells.
 *
 * @param labels the label of every arrow as it is drawn
 * @param codes what is written in place of which label
 * @param cost how hard it is to read
 */
record Picture(
    Scene scene, Drawing drawing, List<LabelBlock> labels, Map<String, String> codes, double cost) {

  /** Every form of a scene, the best first; those with codes only as far as they are needed. */
  static List<Picture> of(Scene scene, Glyphs glyphs, int widest) {
    Orders orders = new Orders();
    List<Picture> pictures = new ArrayList<>();
    for (Form form : Form.values()) {
      boolean fits = pictures.stream().anyMatch(p -> p.drawing().width() <= widest);
      if (form != Form.CODES || !fits) {
        pictures.add(in(form, scene, glyphs, widest, orders));
      }
    }
    pictures.sort(Comparator.comparingDouble(Picture::cost));
    return pictures;
  }

  private static Picture in(Form form, Scene scene, Glyphs glyphs, int widest, Orders orders) {
    Map<String, String> codes = form.codes(scene);
    List<LabelBlock> blocks = form.blocks(scene, codes);
    List<Graph.Node> nodes = new ArrayList<>();
    for (Scene.Figure figure : scene.figures()) {
      nodes.add(
          new Graph.Node(
              CellWidth.of(figure.text()) + 4,
              3,
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
    Manner manner = new Manner(form.inline, !glyphs.joints);
    Drawing drawing = LayeredLayout.of(new Graph(nodes, links), manner, widest, orders);
    int rows = blocks.stream().mapToInt(b -> b.rows().size()).sum();
    double cost = Cost.of(drawing, widest) + form.penalty + 2 * rows;
    return new Picture(scene, drawing, blocks, codes, cost);
  }
}
