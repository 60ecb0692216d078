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
    public static final Options DEFAULT = new Options(false, 100);
  }

  private TextDiagram() {}

  /** The picture or the table, every line ended by a line feed. */
  public static String of(Machine machine, Options options) {
    Glyphs glyphs = options.sevenBit() ? Glyphs.SEVEN_BIT : Glyphs.UNICODE;
    Scene scene = SceneReader.read(machine);
    if (options.sevenBit()) {
      scene = Spelling.sevenBit(scene);
    }
    String why = Picture.hindrance(scene);
    if (!why.isEmpty()) {
      return GroupedTable.of(scene, glyphs, why);
    }
    for (Picture picture : Picture.of(scene, glyphs, options.width())) {
      List<String> rows = painted(picture, glyphs);
      if (rows != null) {
        rows.addAll(Legend.of(picture, options.width()));
        return String.join("\n", rows) + "\n";
      }
    }
    return GroupedTable.of(scene, glyphs, "no picture that can be read was found");
  }

  /** The picture's rows, or null where they would not show what they should. */
  static List<String> painted(Picture picture, Glyphs glyphs) {
    try {
      List<String> rows =
          TextPainter.paint(picture.scene(), picture.drawing(), picture.labels(), glyphs);
      boolean exact = Verification.faults(picture, rows, glyphs).isEmpty();
      return exact ? new ArrayList<>(rows) : null;
    } catch (Canvas.Taken e) {
      return null;
    }
  }
}
