package dev.pawl.diagrams.text;

import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.language.semantics.ResolvedMachine;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A machine as it is drawn: its scene, and the picture of it that all painters share, so that it
 * need be found but once.
 *
 * @param picture the picture, where one can be read
 * @param rows the picture in characters
 * @param hindrance why there is none; empty where there is
 * @param options how it is drawn
 */
public record MachineDrawing(
    Scene scene,
    Optional<CellPicture> picture,
    List<String> rows,
    String hindrance,
    TextDiagram.Options options) {

  /** Draws as users get it unless they say otherwise. */
  public static MachineDrawing of(ResolvedMachine machine) {
    return of(machine, TextDiagram.Options.DEFAULT);
  }

  /** Draws as options say. */
  public static MachineDrawing of(ResolvedMachine machine, TextDiagram.Options options) {
    Scene scene = SceneReader.read(machine, options.sevenBit());
    String why = CellPicture.hindrance(scene);
    if (!why.isEmpty()) {
      return new MachineDrawing(scene, Optional.empty(), List.of(), why, options);
    }
    return PictureSearch.best(scene, options.glyphs(), options.width())
        .map(f -> new MachineDrawing(scene, Optional.of(f.picture()), f.rows(), "", options))
        .orElseGet(
            () -> new MachineDrawing(scene, Optional.empty(), List.of(), NOT_FOUND, options));
  }

  private static final String NOT_FOUND = "no picture that can be read was found";

  /** The same picture painted with ASCII alone, where all its texts are and it can be read. */
  public Optional<MachineDrawing> inSevenBits() {
    return picture
        .flatMap(p -> p.painted(Glyphs.SEVEN_BIT))
        .map(r -> new MachineDrawing(scene, picture, r, "", TextDiagram.Options.SEVEN_BIT))
        .filter(d -> StandardCharsets.US_ASCII.newEncoder().canEncode(TextDiagram.of(d)));
  }
}
