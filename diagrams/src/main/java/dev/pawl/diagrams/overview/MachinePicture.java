package dev.pawl.diagrams.overview;

import dev.pawl.diagrams.layout.LayeredLayout;
import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.diagrams.svg.SvgPainter;
import dev.pawl.diagrams.text.CellPicture;
import dev.pawl.diagrams.text.MachineLayout;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;
import java.util.Optional;

/**
 * The SVG picture of a machine. If the machine has too many states, the picture shows an overview
 * of the machine.
 *
 * @param svg the picture, or empty if no picture can be drawn
 * @param overview the overview that is drawn instead of the machine, or empty if the machine itself
 *     is drawn
 */
public record MachinePicture(Optional<String> svg, Optional<Overview> overview) {

  /** The maximum number of crossings that readers can follow. */
  private static final int MAX_CROSSINGS = 60;

  /**
   * The maximum width in pixels. If a page scaled a wider picture down to 798 pixels, the text
   * would be smaller than 10 pixels.
   */
  private static final int MAX_WIDTH = 957;

  /**
   * The limits for the number of transitions from one state that are drawn in addition to the main
   * path. The limits are tried in turn.
   */
  private static final List<Integer> MAX_TRANSITIONS = List.of(4, 2, 1, 0);

  /**
   * Returns the picture of a machine.
   *
   * @param text the layout of the machine's text diagram, which the picture reuses
   */
  public static MachinePicture of(ResolvedMachine machine, MachineLayout text) {
    Scene scene = text.scene();
    boolean large =
        scene.figures().size() > CellPicture.MAX_STATES
            || scene.arrows().size() > CellPicture.MAX_ARROWS;
    if (!large) {
      return new MachinePicture(
          text.picture().map(p -> drawWhole(machine, scene, p.layout())), Optional.empty());
    }
    Overview overview = Overview.of(machine);
    Scene parts = SceneReader.read(overview.machine());
    return CellPicture.hindrance(parts).isEmpty()
        ? new MachinePicture(
            Optional.of(drawWhole(overview.machine(), parts, new LayeredLayout())),
            Optional.of(overview))
        : new MachinePicture(Optional.empty(), Optional.empty());
  }

  /** Draws all transitions, or as many as readers can follow. */
  private static String drawWhole(ResolvedMachine machine, Scene scene, LayeredLayout shared) {
    SvgPainter.Drawn drawn;
    if (SummarizedMachine.isLong(scene)) {
      SummarizedMachine digest = SummarizedMachine.of(machine, scene, Integer.MAX_VALUE);
      drawn = SvgPainter.draw(digest.machine(), digest.scene(), shared);
    } else {
      drawn = SvgPainter.draw(machine, scene, shared);
    }
    for (int most : MAX_TRANSITIONS) {
      if (!isDense(drawn)) {
        break;
      }
      SummarizedMachine digest = SummarizedMachine.of(machine, scene, most);
      drawn = SvgPainter.draw(digest.machine(), digest.scene(), new LayeredLayout());
    }
    return drawn.svg();
  }

  private static boolean isDense(SvgPainter.Drawn drawn) {
    return drawn.crossings() > MAX_CROSSINGS
        || (drawn.width() > MAX_WIDTH && drawn.crossings() > MAX_CROSSINGS / 2);
  }

  /** Returns the content of an SVG file: the picture, or a table if there is no picture. */
  public String file(ResolvedMachine machine, MachineLayout text) {
    return svg.orElseGet(() -> SvgPainter.paint(machine, text));
  }
}
