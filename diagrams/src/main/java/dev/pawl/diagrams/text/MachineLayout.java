package dev.pawl.diagrams.text;

import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;
import java.util.Optional;

/**
 * The scene of a machine, laid out in cells but not painted. Text diagrams are painted from this
 * object. Pictures in SVG reuse only the layout, so they do not need the painted text.
 *
 * @param picture the layout in cells, or empty if the machine cannot be drawn
 * @param hindrance the reason why there is no layout, or an empty string
 * @param options the options of the drawing
 */
public record MachineLayout(
    Scene scene, Optional<CellPicture> picture, String hindrance, TextDiagram.Options options) {

  private static final String NOT_FOUND = "no readable picture was found";

  /** Lays out a machine with the default options. */
  public static MachineLayout of(ResolvedMachine machine) {
    return of(machine, TextDiagram.Options.DEFAULT);
  }

  /** Lays out a machine. */
  public static MachineLayout of(ResolvedMachine machine, TextDiagram.Options options) {
    Scene scene = SceneReader.read(machine, options.sevenBit());
    String hindrance = CellPicture.hindrance(scene);
    Optional<CellPicture> picture =
        hindrance.isEmpty()
            ? PictureSearch.best(scene, options.glyphs(), options.width(), any -> true)
            : Optional.empty();
    return new MachineLayout(
        scene, picture, hindrance.isEmpty() && picture.isEmpty() ? NOT_FOUND : hindrance, options);
  }

  /**
   * Paints the picture and reads it back. If it cannot be read, paints the best picture that can be
   * read.
   */
  public MachineDrawing painted() {
    return picture.map(this::painted).orElseGet(() -> notPainted(hindrance));
  }

  private MachineDrawing painted(CellPicture first) {
    return drawing(first)
        .or(
            () ->
                PictureSearch.best(
                        scene, options.glyphs(), options.width(), p -> drawing(p).isPresent())
                    .flatMap(this::drawing))
        .orElseGet(() -> notPainted(NOT_FOUND));
  }

  private Optional<MachineDrawing> drawing(CellPicture candidate) {
    return candidate
        .painted(options.glyphs())
        .map(rows -> new MachineDrawing(scene, Optional.of(candidate), rows, "", options));
  }

  private MachineDrawing notPainted(String reason) {
    return new MachineDrawing(scene, Optional.empty(), List.of(), reason, options);
  }
}
