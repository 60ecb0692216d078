package dev.pawl.processor.diagram.text;

import dev.pawl.processor.diagram.scene.Scene;
import dev.pawl.processor.diagram.scene.SceneReader;
import dev.pawl.processor.semantics.ResolvedMachine;
import java.util.Optional;

/**
 * What is drawn of a machine: its scene, and the picture of it that all painters share, so that it
 * need be found but once.
 *
 * @param picture the picture, where one can be read
 * @param hindrance why there is none; empty where there is
 * @param options how it is drawn
 */
public record Depiction(
    Scene scene, Optional<Picture> picture, String hindrance, TextDiagram.Options options) {

  /** What is drawn as users get it unless they say otherwise. */
  public static Depiction of(ResolvedMachine machine) {
    return of(machine, TextDiagram.Options.DEFAULT);
  }

  /** The same picture painted with ASCII alone, where all its texts are and it can be read. */
  public Optional<Depiction> inSevenBits() {
    return picture
        .filter(p -> Spelling.sevenBit(scene).equals(scene) && p.isExact(Glyphs.SEVEN_BIT))
        .map(p -> new Depiction(scene, picture, hindrance, TextDiagram.Options.SEVEN_BIT));
  }

  /** What is drawn as options say. */
  public static Depiction of(ResolvedMachine machine, TextDiagram.Options options) {
    Scene read = SceneReader.read(machine);
    Scene scene = options.sevenBit() ? Spelling.sevenBit(read) : read;
    String why = Picture.hindrance(scene);
    Optional<Picture> picture =
        why.isEmpty()
            ? PictureSearch.best(scene, options.glyphs(), options.width())
            : Optional.empty();
    boolean lacking = why.isEmpty() && picture.isEmpty();
    return new Depiction(
        scene, picture, lacking ? "no picture that can be read was found" : why, options);
  }
}
