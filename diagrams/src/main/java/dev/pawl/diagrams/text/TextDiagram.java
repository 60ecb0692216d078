package dev.pawl.diagrams.text;

import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws a machine with characters. To check a picture, this class reads the picture again before it
 * returns the picture. If the picture does not show exactly the machine's transitions, another
 * style is tried. If no style works, the text is a table.
 */
public final class TextDiagram {

  /**
   * The options of a drawing.
   *
   * @param sevenBit whether only ASCII is used
   * @param width the preferred maximum width, in columns
   */
  public record Options(boolean sevenBit, int width) {
    public static final Options DEFAULT = new Options(false, 100);
    public static final Options SEVEN_BIT = new Options(true, 100);

    /** Returns the default options. If {@code sevenBit} is true, only ASCII is used. */
    public static Options of(boolean sevenBit) {
      return sevenBit ? SEVEN_BIT : DEFAULT;
    }

    /** Returns these options with another preferred width. */
    public Options within(int columns) {
      return new Options(sevenBit, columns);
    }

    Glyphs glyphs() {
      return sevenBit ? Glyphs.SEVEN_BIT : Glyphs.UNICODE;
    }
  }

  private TextDiagram() {}

  /**
   * Returns a picture of the machine, or a table if the machine cannot be drawn. Each line ends
   * with a line feed.
   */
  public static String of(ResolvedMachine machine, Options options) {
    return of(MachineLayout.of(machine, options).painted());
  }

  /** Returns the text of a machine that is already drawn. */
  public static String of(MachineDrawing depiction) {
    Options options = depiction.options();
    if (depiction.picture().isEmpty()) {
      return GroupedTable.of(
          depiction.scene(), options.glyphs(), options.width(), depiction.hindrance());
    }
    CellPicture picture = depiction.picture().get();
    List<String> rows = new ArrayList<>(depiction.rows());
    rows.addAll(Legend.of(picture, options.width()));
    return String.join("\n", rows) + "\n";
  }
}
