package dev.pawl.diagrams.text;

import dev.pawl.diagrams.layout.Drawing;
import dev.pawl.diagrams.layout.Point;
import dev.pawl.diagrams.layout.Rectangle;
import dev.pawl.diagrams.scene.Scene;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Paints a drawing with characters. */
final class TextPainter {

  private final Scene scene;
  private final Drawing drawing;
  private final List<LabelBlock> labels;
  private final Glyphs glyphs;
  private final Canvas canvas;

  /** The bars that represent diamonds, by the number of the figure. */
  private final Map<Integer, ChoiceBar> bars = new TreeMap<>();

  private TextPainter(Scene scene, Drawing drawing, List<LabelBlock> labels, Glyphs glyphs) {
    this.scene = scene;
    this.drawing = drawing;
    this.labels = labels;
    this.glyphs = glyphs;
    this.canvas = new Canvas(drawing.width(), drawing.height(), glyphs);
  }

  /**
   * Returns the rows of the picture, or empty if two elements would have to be drawn in one cell.
   */
  static Optional<List<String>> paint(
      Scene scene, Drawing drawing, List<LabelBlock> labels, Glyphs glyphs) {
    TextPainter painter = new TextPainter(scene, drawing, labels, glyphs);
    for (int i = 0; i < scene.figures().size(); i++) {
      if (scene.isDiamond(i)) {
        painter.bars.put(i, new ChoiceBar(drawing.boxes().get(i)));
      } else {
        painter.box(scene.figures().get(i), drawing.boxes().get(i));
      }
    }
    for (int i = 0; i < labels.size(); i++) {
      painter.label(i);
    }
    for (int i = 0; i < labels.size(); i++) {
      painter.route(i);
    }
    painter.bars.forEach((figure, bar) -> bar.paint(painter.canvas, labels.size() + figure));
    return painter.canvas.rows();
  }

  private void box(Scene.Figure figure, Rectangle box) {
    boolean dashed = figure.external() || figure.region();
    char flat = dashed ? glyphs.dashed : glyphs.line(Glyphs.LEFT | Glyphs.RIGHT);
    char steep = dashed ? glyphs.dashedUpright : glyphs.line(Glyphs.UP | Glyphs.DOWN);
    for (int x = box.x() + 1; x < box.right(); x++) {
      canvas.put(x, box.y(), flat);
      canvas.put(x, box.bottom(), flat);
    }
    for (int y = box.y() + 1; y < box.bottom(); y++) {
      canvas.put(box.x(), y, steep);
      canvas.put(box.right(), y, steep);
    }
    canvas.put(box.x(), box.y(), glyphs.line(Glyphs.DOWN | Glyphs.RIGHT));
    canvas.put(box.right(), box.y(), glyphs.line(Glyphs.DOWN | Glyphs.LEFT));
    canvas.put(box.x(), box.bottom(), glyphs.line(Glyphs.UP | Glyphs.RIGHT));
    canvas.put(box.right(), box.bottom(), glyphs.line(Glyphs.UP | Glyphs.LEFT));
    boolean holds = figure.holds();
    if (holds) {
      frame(box);
    }
    int row = holds ? box.y() + 1 : box.y() + (box.height() - 1) / 2;
    int free = box.width() - CellWidth.of(figure.text());
    canvas.text(holds ? box.x() + 2 : box.x() + free / 2, row, figure.text());
    if (figure.initial()) {
      canvas.text(box.x() - glyphs.begin.length(), row, glyphs.begin);
    }
    if (figure.isFinal()) {
      canvas.text(box.right() + 1, row, glyphs.end);
    }
  }

  /** Allows lines to cross the border of a box that contains other boxes. */
  private void frame(Rectangle box) {
    for (int x = box.x() + 1; x < box.right(); x++) {
      canvas.frame(x, box.y(), Glyphs.LEFT | Glyphs.RIGHT);
      canvas.frame(x, box.bottom(), Glyphs.LEFT | Glyphs.RIGHT);
    }
    for (int y = box.y() + 1; y < box.bottom(); y++) {
      canvas.frame(box.x(), y, Glyphs.UP | Glyphs.DOWN);
      canvas.frame(box.right(), y, Glyphs.UP | Glyphs.DOWN);
    }
  }

  private void label(int number) {
    Drawing.Route route = drawing.routes().get(number);
    if (route.label().isEmpty()) {
      return;
    }
    Rectangle place = route.label().get();
    List<LabelBlock.Row> rows = labels.get(number).rows();
    for (int i = 0; i < rows.size(); i++) {
      canvas.text(place.x() + rows.get(i).offset(), place.y() + i, rows.get(i).text());
    }
  }

  private void route(int number) {
    Drawing.Route route = drawing.routes().get(number);
    List<Point> points = route.points();
    int entered = 0;
    int last = points.size() - 1;
    ChoiceBar source = bars.get(scene.arrows().get(number).from());
    ChoiceBar target = bars.get(scene.arrows().get(number).to());
    for (int i = 0; i < last; i++) {
      Point from = points.get(i);
      Point to = points.get(i + 1);
      int dx = Integer.signum(to.x() - from.x());
      int dy = Integer.signum(to.y() - from.y());
      int direction = direction(dx, dy);
      int back = Glyphs.opposite(direction);
      if (i == 0 && source != null) {
        source.add(from.x(), from.y());
      } else if (i == 0) {
        paintJoint(from, direction);
      } else {
        line(route, number, from.x(), from.y(), entered | direction);
      }
      int x = from.x() + dx;
      int y = from.y() + dy;
      while (x != to.x() || y != to.y()) {
        boolean head = i == last - 1 && x + dx == to.x() && y + dy == to.y();
        if (head && target == null) {
          canvas.put(x, y, glyphs.arrow(direction));
        } else {
          line(route, number, x, y, direction | back);
        }
        x += dx;
        y += dy;
      }
      entered = back;
    }
    if (target != null) {
      target.add(points.get(last).x(), points.get(last).y());
    }
  }

  private void line(Drawing.Route route, int number, int x, int y, int directions) {
    Rectangle label = drawing.inline() ? route.label().orElse(null) : null;
    boolean broken = label != null && label.contains(x, y) && canvas.isTaken(x, y);
    if (!broken) {
      canvas.line(x, y, directions, number);
    }
  }

  /**
   * Changes the border character at which a line starts, so that it joins the border with the line.
   */
  private void paintJoint(Point at, int direction) {
    if (glyphs.joints) {
      int along = direction == Glyphs.UP || direction == Glyphs.DOWN ? 12 : 3;
      canvas.replace(at.x(), at.y(), glyphs.line(along | direction));
    }
  }

  private static int direction(int dx, int dy) {
    if (dx == 0) {
      return dy > 0 ? Glyphs.DOWN : Glyphs.UP;
    }
    return dx > 0 ? Glyphs.RIGHT : Glyphs.LEFT;
  }
}
