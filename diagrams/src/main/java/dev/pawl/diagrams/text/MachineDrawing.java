package dev.pawl.diagrams.text;

import dev.pawl.diagrams.scene.Scene;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The scene of a machine and its picture in characters.
 *
 * @param picture the scene laid out in terminal cells, or empty if no readable picture was found
 * @param rows the rows of text of the picture
 * @param hindrance the reason why there is no picture, or an empty string
 * @param options the options of the drawing
 */
public record MachineDrawing(
    Scene scene,
    Optional<CellPicture> picture,
    List<String> rows,
    String hindrance,
    TextDiagram.Options options) {

  /**
   * Returns this drawing in ASCII. Returns empty if its texts contain characters that are not
   * ASCII, or if there is no readable picture in ASCII.
   */
  public Optional<MachineDrawing> inSevenBits() {
    return picture
        .flatMap(p -> p.painted(Glyphs.SEVEN_BIT))
        .map(r -> new MachineDrawing(scene, picture, r, "", TextDiagram.Options.SEVEN_BIT))
        .filter(d -> StandardCharsets.US_ASCII.newEncoder().canEncode(TextDiagram.of(d)));
  }
}
