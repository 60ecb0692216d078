package dev.pawl.diagrams.svg;

import dev.pawl.diagrams.layout.Drawing;
import dev.pawl.diagrams.layout.Point;
import dev.pawl.diagrams.layout.Rectangle;
import dev.pawl.diagrams.scene.Scene;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Paints arrows and their labels. */
final class SvgArrows {

  private final StringBuilder out;
  private final PictureScene picture;
  private final Scene scene;
  private final SvgLayout layout;

  SvgArrows(StringBuilder out, PictureScene picture, SvgLayout layout) {
    this.out = out;
    this.picture = picture;
    this.scene = picture.scene();
    this.layout = layout;
  }

  void paint(int number) {
    Scene.Arrow arrow = scene.arrows().get(number);
    Drawing.Route route = layout.drawing().routes().get(number);
    String labels =
        arrow.parts().stream().map(Scene.Label::fullText).collect(Collectors.joining(", "));
    String to = scene.figures().get(arrow.to()).name();
    PictureScene.DiamondTransition said =
        picture
            .diamondTransitions()
            .getOrDefault(
                number,
                new PictureScene.DiamondTransition(
                    scene.figures().get(arrow.from()).name(), to, labels));
    boolean failing = layout.cards().get(arrow.to()).role() == Card.Role.FAILURE;
    boolean main = scene.main().contains(number);
    out.append("<g class=\"arrow").append(main ? " main" : "");
    out.append(failing ? " failing" : "").append("\" role=\"graphics-symbol\"");
    SvgText.attribute(out, "data-from", said.from());
    if (!scene.isDiamond(arrow.to())) {
      SvgText.attribute(out, "data-to", said.to());
    }
    SvgText.attribute(
        out,
        "aria-label",
        said.from() + " to " + said.to() + (said.label().isEmpty() ? "" : ": " + said.label()));
    out.append("><path d=\"").append(SvgPath.of(layout.drawing(), route.points()));
    out.append('"').append(SvgStyle.line(main, failing)).append("/>");
    List<Point> points = route.points();
    paintHead(
        points.get(points.size() - 2), points.get(points.size() - 1), SvgStyle.head(main, failing));
    route.label().ifPresent(place -> pill(place, layout.pills().get(number)));
    out.append("</g>\n");
  }

  private void pill(Rectangle place, SvgPill pill) {
    int middle = SvgLayout.x(place.x()) + (place.width() - 1) * SvgLayout.STEP / 2;
    int top = SvgLayout.y(place.y());
    int left = middle - pill.outerWidth() / 2;
    out.append("<rect x=\"").append(left).append("\" y=\"").append(top);
    out.append("\" width=\"").append(pill.outerWidth()).append("\" height=\"");
    out.append(pill.height()).append("\" rx=\"9\"").append(SvgStyle.PILL).append("/>");
    int baseline = top + 15;
    for (List<SvgPill.Piece> row : pill.rows()) {
      int begin = middle - SvgPill.end(row) / 2;
      for (SvgPill.Piece piece : row) {
        String kind = piece.kind().name().toLowerCase(Locale.ROOT);
        SvgText.text(out, kind, begin + piece.left(), baseline, piece.width(), piece.text());
      }
      baseline += SvgPill.ROW;
    }
  }

  /** Paints an arrowhead with its tip at the border of the target. */
  private void paintHead(Point from, Point to, String attributes) {
    int dx = Integer.signum(to.x() - from.x());
    int dy = Integer.signum(to.y() - from.y());
    int x = SvgLayout.x(to.x());
    int y = SvgLayout.y(to.y());
    SvgText.polygon(
        out,
        attributes,
        x,
        y,
        x - 9 * dx - 4 * dy,
        y - 9 * dy - 4 * dx,
        x - 7 * dx,
        y - 7 * dy,
        x - 9 * dx + 4 * dy,
        y - 9 * dy + 4 * dx);
  }
}
