package dev.pawl.processor.diagram.text;

import dev.pawl.processor.diagram.scene.Scene;
import dev.pawl.processor.diagram.scene.SceneReader;
import dev.pawl.processor.model.Machine;
import java.util.ArrayList;
import java.util.List;

/**
 * A machine drawn with characters. Every picture is read back before it is given out; one that does
 * not show exactly the machine's transitions is not, then a simpler form is, in the end a table.
 */
public final class TextDiagram {

  /**
   * How a machine is drawn.
   *
   * @param sevenBit whether with ASCII alone
   * @param width how wide the picture should be at most
   */
  public record Options(boolean sevenBit, int width) {
    public static final Options DEFAULT = new Options(false, Depiction.WIDTH);
  }

  private TextDiagram() {}

  /** The picture or the table, every line ended by a line feed. */
  public static String of(Machine machine, Options options) {
    Scene scene = SceneReader.read(machine);
    Glyphs glyphs = options.sevenBit() ? Glyphs.SEVEN_BIT : Glyphs.UNICODE;
    Scene spelled = options.sevenBit() ? Spelling.sevenBit(scene) : scene;
    return painted(Depiction.of(spelled, glyphs, options.width()), glyphs, options.width());
  }

  /** The same of what is known already, with boxes and lines of Unicode. */
  public static String of(Depiction depiction) {
    return painted(depiction, Glyphs.UNICODE, Depiction.WIDTH);
  }

  private static String painted(Depiction depiction, Glyphs glyphs, int width) {
    if (depiction.picture().isEmpty()) {
      return GroupedTable.of(depiction.scene(), glyphs, depiction.hindrance());
    }
    Picture picture = depiction.picture().get();
    List<String> rows = new ArrayList<>(picture.rows(glyphs));
    rows.addAll(Legend.of(picture, width));
    return String.join("\n", rows) + "\n";
  }
}
