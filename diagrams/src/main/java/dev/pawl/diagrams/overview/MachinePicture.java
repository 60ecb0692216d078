package dev.pawl.diagrams.overview;

import dev.pawl.diagrams.layout.LayeredLayout;
import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.diagrams.svg.SvgPainter;
import dev.pawl.diagrams.text.CellPicture;
import dev.pawl.diagrams.text.MachineDrawing;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;
import java.util.Optional;

/**
 * The picture of a machine: of all its states, or, where those are too many, of its parts.
 *
 * @param svg the picture; empty where there can be none
 * @param overview what is drawn in place of the machine; empty where that is the machine itself
 */
public record MachinePicture(Optional<String> svg, Optional<Overview> overview) {

  /** As many crossings as can be followed. */
  private static final int MOST_CROSSINGS = 60;

  /** In a wider picture type is smaller than 10 pixels where a page shows it 798 pixels wide. */
  private static final int WIDEST = 957;

  /** How many transitions a state may have aside from the main path, as long as that is enough. */
  private static final List<Integer> MOST_TRANSITIONS = List.of(4, 2, 1, 0);

  /** The picture, where it is known what the machine looks like in characters. */
  public static MachinePicture of(ResolvedMachine machine, MachineDrawing depiction) {
    Scene scene = depiction.scene();
    boolean large =
        scene.figures().size() > CellPicture.MOST_STATES
            || scene.arrows().size() > CellPicture.MOST_ARROWS;
    if (!large) {
      return new MachinePicture(
          depiction.picture().map(p -> whole(machine, scene, p.layout())), Optional.empty());
    }
    Overview overview = Overview.of(machine);
    Scene parts = SceneReader.read(overview.machine());
    return CellPicture.hindrance(parts).isEmpty()
        ? new MachinePicture(
            Optional.of(whole(overview.machine(), parts, new LayeredLayout())),
            Optional.of(overview))
        : new MachinePicture(Optional.empty(), Optional.empty());
  }

  /** All transitions, or, where they are too many to be followed, so many as can be. */
  private static String whole(ResolvedMachine machine, Scene scene, LayeredLayout shared) {
    SvgPainter.Drawn drawn;
    if (SummarizedMachine.isLong(scene)) {
      SummarizedMachine digest = SummarizedMachine.of(machine, scene, Integer.MAX_VALUE);
      drawn = SvgPainter.draw(digest.machine(), digest.scene(), shared);
    } else {
      drawn = SvgPainter.draw(machine, scene, shared);
    }
    for (int most : MOST_TRANSITIONS) {
      if (!isDense(drawn)) {
        break;
      }
      SummarizedMachine digest = SummarizedMachine.of(machine, scene, most);
      drawn = SvgPainter.draw(digest.machine(), digest.scene(), new LayeredLayout());
    }
    return drawn.svg();
  }

  private static boolean isDense(SvgPainter.Drawn drawn) {
    return drawn.crossings() > MOST_CROSSINGS
        || (drawn.width() > WIDEST && drawn.crossings() > MOST_CROSSINGS / 2);
  }

  /** The picture as a file, which tells the machine as a table where there is no picture. */
  public String file(ResolvedMachine machine, MachineDrawing depiction) {
    return svg.orElseGet(() -> SvgPainter.paint(machine, depiction));
  }
}
