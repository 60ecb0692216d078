package dev.pawl.diagrams.svg;

import static java.util.Objects.requireNonNull;

import dev.pawl.diagrams.layout.Drawing;
import dev.pawl.diagrams.layout.Graph;
import dev.pawl.diagrams.layout.LayeredLayout;
import dev.pawl.diagrams.layout.LayoutOptions;
import dev.pawl.diagrams.layout.Spacing;
import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The layout of a scene in pixels. A column of the drawing is {@link #STEP} pixels wide, and a row
 * is one pixel high.
 *
 * @param drawing the positions of all boxes, arrows and labels
 * @param cards the content of each box
 * @param pills the label of each arrow
 */
record SvgLayout(Drawing drawing, List<Card> cards, List<SvgPill> pills) {

  /** The width of a column, in pixels. */
  static final int STEP = 6;

  static final int MARGIN = 16;

  /**
   * The maximum width of a picture, in pixels. A page would scale a wider picture down to 800
   * pixels, so that the text would be too small.
   */
  static final int MAX_WIDTH = 940;

  /** A combination of options with which a layout is tried. */
  private record Trial(int widest, boolean compact, boolean divided, int narrow, int share) {}

  /**
   * The combinations of options in the order in which they are tried. The last two combinations
   * divide crowded rows. The last combination also aims at a smaller width.
   */
  private static final List<Trial> TRIALS =
      List.of(
          new Trial(200, false, false, 3, 100),
          new Trial(110, false, false, 3, 100),
          new Trial(110, true, false, 3, 100),
          new Trial(110, true, false, 30, 100),
          new Trial(110, true, true, 30, 100),
          new Trial(110, true, true, 30, 70));

  /**
   * Returns the distances between elements of a picture.
   *
   * @param narrow the weight of a small total width, see {@link Spacing#narrow}
   */
  private static Spacing pixels(int narrow) {
    return new Spacing(2, 5, 2, 1, 2, 3, 18, 12, 15, 7, 36, 18, true, narrow, 140);
  }

  /**
   * Returns the first layout that is not too wide. If all layouts are too wide, returns the
   * narrowest layout.
   */
  static SvgLayout of(PictureScene picture, List<Card> cards, LayeredLayout layout) {
    Scene scene = picture.scene();
    SvgLayout best = null;
    for (Trial trial : TRIALS) {
      List<SvgPill> pills = scene.arrows().stream().map(a -> SvgPill.of(a, trial.widest)).toList();
      int columns = (MAX_WIDTH - 2 * MARGIN) / STEP;
      int aim = columns * trial.share / 100;
      LayoutOptions layoutOptions =
          new LayoutOptions(true, trial.compact, true, trial.divided, aim, pixels(trial.narrow));
      Graph graph = graph(picture, cards, pills);
      Optional<Drawing> drawing =
          layout.draw(graph, layoutOptions).map(d -> visible(d, scene.arrows().size()));
      if (drawing.isPresent() && (best == null || drawing.get().width() < best.drawing.width())) {
        best = new SvgLayout(drawing.get(), cards, pills);
      }
      if (best != null && best.drawing.width() <= columns) {
        break;
      }
    }
    return requireNonNull(best);
  }

  /** Removes the routes of invisible links from a drawing. */
  private static Drawing visible(Drawing drawing, int arrows) {
    return new Drawing(
        drawing.width(),
        drawing.height(),
        drawing.boxes(),
        drawing.routes().subList(0, arrows),
        drawing.inline(),
        drawing.upwards());
  }

  private static Graph graph(PictureScene picture, List<Card> cards, List<SvgPill> pills) {
    Scene scene = picture.scene();
    List<Graph.Node> nodes = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      Scene.Figure figure = scene.figures().get(i);
      nodes.add(
          new Graph.Node(
              columns(cards.get(i).width()),
              cards.get(i).height(),
              figure.initial() ? 5 : 0,
              0,
              figure.initial(),
              Graph.Depth.of(scene.isEnd(i), figure.hint() == Scene.Hint.END),
              figure.region(),
              scene.place(i),
              figure.parent()));
    }
    List<Graph.Link> links = new ArrayList<>();
    for (int i = 0; i < pills.size(); i++) {
      SvgPill pill = pills.get(i);
      Scene.Arrow arrow = scene.arrows().get(i);
      links.add(
          new Graph.Link(
              arrow.from(),
              arrow.to(),
              pill.isEmpty() ? 0 : columns(pill.outerWidth()),
              pill.isEmpty() ? 0 : pill.height()));
    }
    for (PictureScene.Hidden link : picture.hidden()) {
      links.add(new Graph.Link(link.from(), link.to(), 0, 0));
    }
    return new Graph(nodes, links, scene.spine(), scene.declared());
  }

  /**
   * Returns the number of columns that a width takes, rounded up to an odd number so that there is
   * a middle column.
   */
  private static int columns(int pixels) {
    return 2 * ((pixels + 2 * STEP - 1) / (2 * STEP)) + 1;
  }

  static int x(int column) {
    return MARGIN + column * STEP;
  }

  static int y(int row) {
    return MARGIN + row;
  }

  int width() {
    return (drawing.width() - 1) * STEP + 2 * MARGIN;
  }

  int height() {
    return drawing.height() + 2 * MARGIN;
  }
}
