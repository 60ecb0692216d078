package dev.pawl.processor.diagram.text;

import dev.pawl.processor.diagram.scene.Scene;
import dev.pawl.processor.diagram.scene.SceneReader;
import dev.pawl.processor.model.Machine;
import java.util.Optional;

/**
 * What is drawn of a machine: its scene, and the picture of it that all painters share, so that it
 * need be found but once.
 *
 * @param picture the picture, where one can be read
 * @param hindrance why there is none; empty where there is
 */
public record Depiction(Scene scene, Optional<Picture> picture, String hindrance) {

  /** How wide a picture should be at most. */
  public static final int WIDTH = 100;

  /** What is drawn with boxes and lines of Unicode. */
  public static Depiction of(Machine machine) {
    return of(SceneReader.read(machine), Glyphs.UNICODE, WIDTH);
  }

  static Depiction of(Scene scene, Glyphs glyphs, int width) {
    String why = Picture.hindrance(scene);
    Optional<Picture> picture =
        why.isEmpty() ? PictureSearch.best(scene, glyphs, width) : Optional.empty();
    boolean lacking = why.isEmpty() && picture.isEmpty();
    return new Depiction(scene, picture, lacking ? "no picture that can be read was found" : why);
  }
}
