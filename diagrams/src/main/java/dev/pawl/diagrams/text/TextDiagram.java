package dev.pawl.diagrams.text;

import dev.pawl.language.semantics.ResolvedMachine;
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
    public static final Options SEVEN_BIT = new Options(true, 100);

    /** As usual, but perhaps with ASCII alone. */
    public static Options of(boolean sevenBit) {
      return sevenBit ? SEVEN_BIT : DEFAULT;
    }

    /** The same at another width. */
    public Options within(int columns) {
      return new Options(sevenBit, columns);
    }

    Glyphs glyphs() {
      return sevenBit ? Glyphs.SEVEN_BIT : Glyphs.UNICODE;
    }
  }

  private TextDiagram() {}

  /** The picture or the table, every line ended by a line feed. */
  public static String of(ResolvedMachine machine, Options options) {
    return of(MachineDrawing.of(machine, options));
  }

  /** The same of what is known already. */
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
