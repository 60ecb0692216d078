package dev.pawl.processor.diagram.svg;

import dev.pawl.processor.diagram.layout.drawing.Drawing;
import dev.pawl.processor.diagram.scene.Scene;
import dev.pawl.processor.diagram.text.Depiction;
import dev.pawl.processor.diagram.text.Picture;
import dev.pawl.processor.diagram.text.TextDiagram;
import dev.pawl.processor.diagram.text.cell.CellWidth;
import dev.pawl.processor.semantics.ResolvedMachine;
import java.util.List;
import java.util.Optional;

/**
 * Paints a machine as SVG, from the layout that the text has. The file needs nothing else, follows
 * the reader's choice of light or dark, names every part for those who do not see it, and runs no
 * script.
 */
public final class SvgPainter {

  /** What stands below a small picture need not be as narrow as that. */
  private static final int NARROWEST_LEGEND = 60;

  private static final int SWATCH = 11;

  private final Scene scene;
  private final ResolvedMachine machine;
  private final StringBuilder out = new StringBuilder();

  private SvgPainter(ResolvedMachine machine, Scene scene) {
    this.machine = machine;
    this.scene = scene;
  }

  /** The whole file, every line ended by a line feed. */
  public static String paint(ResolvedMachine machine) {
    return paint(machine, Depiction.of(machine));
  }

  /** The same of what is known already. */
  public static String paint(ResolvedMachine machine, Depiction depiction) {
    return picture(machine, depiction)
        .orElseGet(() -> new SvgPainter(machine, depiction.scene()).table(depiction));
  }

  /** The same, but empty where the machine is shown as a table, as it cannot be drawn. */
  public static Optional<String> picture(ResolvedMachine machine, Depiction depiction) {
    return depiction.picture().map(p -> new SvgPainter(machine, depiction.scene()).painted(p));
  }

  private String painted(Picture picture) {
    Drawing drawing = picture.drawing();
    List<SvgLegend.Row> legend =
        SvgLegend.of(
            scene, picture.codes(), machine.tree(), Math.max(NARROWEST_LEGEND, drawing.width()));
    SvgGrid grid = SvgGrid.of(drawing, picture.labels(), legend.size());
    int longest = legend.stream().mapToInt(r -> CellWidth.of(r.text()) + 2).max().orElse(0);
    head(Math.max(drawing.width(), longest), grid.height());
    SvgStates states = new SvgStates(out, scene, grid, machine.tree());
    for (int i = 0; i < scene.figures().size(); i++) {
      states.paint(i, drawing.boxes().get(i));
    }
    SvgArrows arrows = new SvgArrows(out, scene, grid, drawing);
    for (int i = 0; i < scene.arrows().size(); i++) {
      arrows.paint(scene.arrows().get(i), drawing.routes().get(i), picture.labels().get(i));
    }
    for (int i = 0; i < legend.size(); i++) {
      legend(legend.get(i), grid.y(drawing.height() + i));
    }
    return out.append("</svg>\n").toString();
  }

  private void legend(SvgLegend.Row row, int middle) {
    if (row.text().isEmpty()) {
      return;
    }
    int left = SvgGrid.MARGIN;
    if (row.tag() > 0) {
      out.append("<rect class=\"swatch tag").append(row.tag()).append("\" x=\"").append(left);
      out.append("\" y=\"").append(middle - SWATCH / 2).append("\" width=\"").append(SWATCH);
      out.append("\" height=\"").append(SWATCH).append("\" rx=\"2\"/>");
      left += 2 * SvgGrid.CELL;
    }
    out.append("<text class=\"legend\" x=\"").append(left).append("\" y=\"").append(middle + 4);
    out.append('"');
    row.attributes().forEach((name, value) -> SvgText.attribute(out, name, value));
    out.append('>').append(SvgText.escaped(row.text())).append("</text>\n");
  }

  private String table(Depiction depiction) {
    String text = TextDiagram.of(depiction).stripTrailing();
    List<String> rows = text.lines().toList();
    SvgGrid grid = SvgGrid.ofText(rows.size());
    head(rows.stream().mapToInt(CellWidth::of).max().orElse(1), grid.height());
    for (int i = 0; i < rows.size(); i++) {
      if (!rows.get(i).isEmpty()) {
        SvgText.text(out, SvgGrid.MARGIN, grid.y(i), rows.get(i));
        out.append('\n');
      }
    }
    return out.append("</svg>\n").toString();
  }

  private void head(int columns, int height) {
    int width = columns * SvgGrid.CELL + 2 * SvgGrid.MARGIN;
    String id = SvgText.id(scene.title());
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"pawl\" width=\"").append(width);
    out.append("\" height=\"").append(height).append("\" viewBox=\"0 0 ").append(width);
    out.append(' ').append(height).append("\" role=\"graphics-document document\"");
    SvgText.attribute(out, "aria-roledescription", "state diagram");
    SvgText.attribute(out, "aria-labelledby", id + "-title " + id + "-desc");
    out.append(">\n<title id=\"").append(id).append("-title\">");
    out.append(SvgText.escaped(scene.title())).append("</title>\n");
    out.append("<desc id=\"").append(id).append("-desc\">").append(description());
    out.append("</desc>\n<style>\n").append(SvgStyle.CSS).append("</style>\n");
    out.append("<rect class=\"paper\" width=\"100%\" height=\"100%\" rx=\"6\"/>\n");
  }

  private String description() {
    String prose = scene.description().isEmpty() ? "" : scene.description() + " ";
    int arrows = scene.arrows().stream().mapToInt(a -> Math.max(1, a.labels().size())).sum();
    int notes = scene.notes().stream().mapToInt(n -> Math.max(1, n.labels().size())).sum();
    return SvgText.escaped(
        prose
            + "State machine with "
            + counted(scene.figures().size(), "state")
            + " and "
            + counted(arrows + notes, "transition")
            + ".");
  }

  private static String counted(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
