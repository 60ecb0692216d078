package dev.pawl.processor.diagram.svg;

import dev.pawl.processor.diagram.Tags;
import dev.pawl.processor.diagram.layout.drawing.Rectangle;
import dev.pawl.processor.diagram.scene.Scene;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.name.VisibleText;
import java.util.ArrayList;
import java.util.List;

/** Paints boxes, with the marks of UML where an instance begins or ends. */
final class SvgStates {

  private static final int ROUND = 7;

  private final StringBuilder out;
  private final Scene scene;
  private final SvgGrid grid;
  private final List<Tags.Tag> tags;
  private final boolean regionsAtTop;

  SvgStates(StringBuilder out, Scene scene, SvgGrid grid, StateTree tree) {
    this.out = out;
    this.scene = scene;
    this.grid = grid;
    this.tags = Tags.of(tree);
    this.regionsAtTop = tree.root().isParallel();
  }

  /** Paints the figure of a number, whose border is given. */
  void paint(int number, Rectangle box) {
    Scene.Figure figure = scene.figures().get(number);
    out.append("<g class=\"").append(kinds(number)).append("\" role=\"graphics-object\"");
    SvgText.attribute(out, "data-state", figure.name());
    SvgText.attribute(out, "aria-label", description(number));
    out.append('>');
    if (!figure.description().isEmpty()) {
      out.append("<title>").append(SvgText.escaped(figure.description())).append("</title>");
    }
    int left = SvgGrid.x(box.x());
    int right = SvgGrid.x(box.right());
    int top = grid.y(box.y());
    int height = grid.y(box.bottom()) - top;
    int round = figure.kind() == Scene.Kind.HISTORY ? height / 2 : ROUND;
    out.append("<rect x=\"").append(left).append("\" y=\"").append(top);
    out.append("\" width=\"").append(right - left).append("\" height=\"").append(height);
    out.append("\" rx=\"").append(round).append("\"/>");
    int middle = figure.holds() ? grid.y(box.y() + 1) : top + height / 2;
    int at = figure.holds() ? SvgGrid.x(box.x() + 2) : (left + right) / 2;
    SvgText.text(out, at, middle, figure.text());
    if (figure.initial()) {
      initial(left, middle);
    }
    if (figure.isFinal()) {
      end(right, middle);
    }
    out.append("</g>\n");
  }

  private List<Tags.Tag> tagsOf(int number) {
    // the tree's root comes first
    return tags.stream().filter(t -> t.nodes().contains(number + 1)).toList();
  }

  private boolean isRegion(Scene.Figure figure) {
    boolean parallel =
        figure.parent() < 0
            ? regionsAtTop
            : scene.figures().get(figure.parent()).kind() == Scene.Kind.PARALLEL;
    return parallel && figure.kind() != Scene.Kind.HISTORY;
  }

  private String kinds(int number) {
    Scene.Figure figure = scene.figures().get(number);
    StringBuilder kinds = new StringBuilder("state");
    kinds.append(figure.holds() ? " composite" : "");
    kinds.append(isRegion(figure) ? " region" : "");
    kinds.append(figure.kind() == Scene.Kind.HISTORY ? " history" : "");
    kinds.append(figure.external() ? " external" : "");
    for (Tags.Tag tag : tagsOf(number)) {
      return kinds + " tag" + SvgLegend.colour(tags.indexOf(tag) + 1);
    }
    return kinds.toString();
  }

  /** All that the box shows, in words. */
  private String description(int number) {
    Scene.Figure figure = scene.figures().get(number);
    List<String> words = new ArrayList<>();
    words.add((isRegion(figure) ? "region " : "state ") + figure.name());
    if (figure.kind() == Scene.Kind.PARALLEL) {
      words.add("parallel");
    }
    if (figure.kind() == Scene.Kind.HISTORY) {
      words.add(figure.text().equals("H") ? "shallow history" : "deep history");
    }
    if (figure.parent() >= 0) {
      words.add("in " + scene.figures().get(figure.parent()).name());
    }
    if (figure.initial()) {
      words.add("initial");
    }
    if (figure.isFinal()) {
      words.add("final");
    }
    if (figure.external()) {
      words.add("external");
    }
    tagsOf(number).forEach(tag -> words.add("tagged " + VisibleText.of(tag.name())));
    return String.join(", ", words);
  }

  private void initial(int left, int middle) {
    out.append("<circle class=\"mark\" cx=\"").append(left - 16).append("\" cy=\"");
    out.append(middle).append("\" r=\"4.5\"/><path class=\"mark\" d=\"M").append(left - 12);
    out.append(' ').append(middle).append("h11l-6 -3.5v7l6 -3.5\"/>");
  }

  private void end(int right, int middle) {
    out.append("<path class=\"mark\" d=\"M").append(right).append(' ').append(middle);
    out.append("h7\"/><circle class=\"ring\" cx=\"").append(right + 13).append("\" cy=\"");
    out.append(middle).append("\" r=\"6\"/><circle class=\"mark\" cx=\"").append(right + 13);
    out.append("\" cy=\"").append(middle).append("\" r=\"2.8\"/>");
  }
}
