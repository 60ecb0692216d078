package dev.pawl.diagrams.svg;

import dev.pawl.diagrams.layout.DrawingCost;
import dev.pawl.diagrams.layout.LayeredLayout;
import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.text.CellWidth;
import dev.pawl.diagrams.text.MachineDrawing;
import dev.pawl.diagrams.text.MachineLayout;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;

/**
 * Paints a machine as SVG. The layout algorithm is that of the text diagrams, with pixels instead
 * of terminal cells. The file is self-contained and has no script. The picture adapts to the
 * reader's settings for light or dark colours and for high contrast, and contains texts for screen
 * readers.
 */
public final class SvgPainter {

  /** The width in pixels that the legend may use if the picture is narrower. */
  private static final int NARROWEST_LEGEND = 420;

  private static final int SWATCH = 10;

  /** The width of a character in a table, in pixels. */
  private static final int CELL = 8;

  private final Scene scene;
  private final ResolvedMachine machine;
  private final StringBuilder out = new StringBuilder();

  private SvgPainter(ResolvedMachine machine, Scene scene) {
    this.machine = machine;
    this.scene = scene;
  }

  /** Returns the SVG file of a machine. Each line ends with a line feed. */
  public static String paint(ResolvedMachine machine) {
    return paint(machine, MachineLayout.of(machine));
  }

  /**
   * Returns the SVG file of a machine. Reuses the layout of the text diagram. If the machine cannot
   * be drawn, the file shows the machine as a table.
   */
  public static String paint(ResolvedMachine machine, MachineLayout text) {
    return text.picture()
        .map(p -> draw(machine, text.scene(), p.layout()).svg())
        .orElseGet(() -> new SvgPainter(machine, text.scene()).table(text.painted()));
  }

  /**
   * A drawn picture of a machine.
   *
   * @param svg the content of the SVG file
   * @param width the width in pixels
   * @param crossings the number of crossing lines
   */
  public record Drawn(String svg, int width, int crossings) {}

  /**
   * Draws the scene of a machine.
   *
   * @param shared the layout of other drawings of the scene; this method reuses its results
   */
  public static Drawn draw(ResolvedMachine machine, Scene scene, LayeredLayout shared) {
    return new SvgPainter(machine, scene).painted(shared);
  }

  private Drawn painted(LayeredLayout shared) {
    PictureScene picture = PictureScene.of(scene);
    Scene drawn = picture.scene();
    List<Card> cards = CardReader.read(machine, picture);
    // The cached orders of the text diagram are not valid if this picture has fewer arrows.
    LayeredLayout known = drawn.arrows().equals(scene.arrows()) ? shared : new LayeredLayout();
    SvgLayout layout = SvgLayout.of(picture, cards, known);
    int inner = layout.width() - 2 * SvgLayout.MARGIN;
    List<SvgLegend.Row> legend =
        SvgLegend.of(drawn, machine.tree(), Math.max(NARROWEST_LEGEND, inner));
    int longest = legend.stream().mapToInt(r -> r.left() + r.width()).max().orElse(0);
    int bottom = layout.height() - SvgLayout.MARGIN;
    head(Math.max(inner, longest), bottom + legend.size() * SvgLegend.ROW + SvgLayout.MARGIN);
    SvgStates states = new SvgStates(out, drawn, layout);
    for (int i = 0; i < drawn.figures().size(); i++) {
      states.paint(i);
    }
    SvgArrows arrows = new SvgArrows(out, picture, layout);
    for (int i = 0; i < drawn.arrows().size(); i++) {
      arrows.paint(i);
    }
    for (int i = 0; i < legend.size(); i++) {
      legend(legend.get(i), bottom + i * SvgLegend.ROW);
    }
    String svg = out.append("</svg>\n").toString();
    return new Drawn(svg, layout.width(), DrawingCost.crossings(layout.drawing()));
  }

  private void legend(SvgLegend.Row row, int top) {
    if (row.text().isEmpty()) {
      return;
    }
    if (row.tag() > 0) {
      out.append("<rect class=\"swatch tag").append(row.tag());
      out.append("\" x=\"").append(SvgLayout.MARGIN);
      out.append("\" y=\"").append(top + 5).append("\" width=\"").append(SWATCH);
      out.append("\" height=\"").append(SWATCH).append("\" rx=\"3\"");
      out.append(SvgStyle.box("tag" + row.tag())).append("/>");
    }
    out.append("<text class=\"legend\" x=\"").append(SvgLayout.MARGIN + row.left());
    out.append("\" y=\"").append(top + 14).append("\" textLength=\"").append(row.width());
    out.append("\" lengthAdjust=\"spacingAndGlyphs\"").append(SvgStyle.text("legend"));
    row.attributes().forEach((name, value) -> SvgText.attribute(out, name, value));
    out.append('>').append(SvgText.escaped(row.text())).append("</text>\n");
  }

  private String table(MachineDrawing depiction) {
    String text = TextDiagram.of(depiction).stripTrailing();
    List<String> rows = List.of(text.split("\n"));
    int longest = rows.stream().mapToInt(CellWidth::of).max().orElse(1);
    head(longest * CELL, 2 * SvgLayout.MARGIN + rows.size() * SvgLegend.ROW);
    for (int i = 0; i < rows.size(); i++) {
      if (!rows.get(i).isEmpty()) {
        int baseline = SvgLayout.MARGIN + i * SvgLegend.ROW + 14;
        SvgText.text(out, "row", SvgLayout.MARGIN, baseline, 0, rows.get(i));
        out.append('\n');
      }
    }
    return out.append("</svg>\n").toString();
  }

  private void head(int inner, int height) {
    int width = inner + 2 * SvgLayout.MARGIN;
    String id = SvgText.id(scene.title());
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"pawl\" width=\"").append(width);
    out.append("\" height=\"").append(height).append("\" viewBox=\"0 0 ").append(width);
    out.append(' ').append(height).append("\" role=\"graphics-document document\"");
    out.append(SvgStyle.PICTURE);
    SvgText.attribute(out, "aria-roledescription", "state diagram");
    SvgText.attribute(out, "aria-labelledby", id + "-title " + id + "-desc");
    out.append(">\n<title id=\"").append(id).append("-title\">");
    out.append(SvgText.escaped(scene.title())).append("</title>\n");
    out.append("<desc id=\"").append(id).append("-desc\">").append(description());
    out.append("</desc>\n<style>\n").append(SvgStyle.CSS).append("</style>\n");
    out.append("<rect class=\"paper\" width=\"100%\" height=\"100%\" rx=\"6\"");
    out.append(SvgStyle.PAPER).append("/>\n");
  }

  private String description() {
    String declared = scene.description().strip();
    String end = declared.isEmpty() ? "" : endsWithPunctuation(declared) ? " " : ". ";
    String prose = declared + end;
    int arrows = scene.arrows().stream().mapToInt(a -> Math.max(1, a.parts().size())).sum();
    int notes = scene.notes().stream().mapToInt(n -> Math.max(1, n.labels().size())).sum();
    return SvgText.escaped(
        prose
            + "State machine with "
            + counted(scene.figures().size(), "state")
            + " and "
            + counted(arrows + notes, "transition")
            + ".");
  }

  private static boolean endsWithPunctuation(String text) {
    return switch (Character.getType(text.codePointBefore(text.length()))) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION ->
          true;
      default -> false;
    };
  }

  private static String counted(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
