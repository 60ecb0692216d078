package dev.pawl.processor.sync;

import dev.pawl.diagrams.document.Address;
import dev.pawl.diagrams.document.MarkdownPicture;
import dev.pawl.diagrams.document.MarkdownTable;
import dev.pawl.diagrams.document.page.Page;
import dev.pawl.diagrams.export.MermaidPainter;
import dev.pawl.diagrams.overview.MachinePicture;
import dev.pawl.diagrams.text.MachineDrawing;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The kinds of content that a block can have. A marker names the kind by the constant in lower
 * case.
 */
enum BlockContent {
  /** A Mermaid diagram. */
  MERMAID,
  /** A text diagram. */
  ASCII,
  /** A picture in a file next to the document. */
  SVG,
  /** The table of transitions. */
  TABLE,
  /** The table of states. */
  STATES,
  /** The table of events. */
  EVENTS,
  /** The table of guards. */
  GUARDS,
  /** The table of forbidden pairs. */
  FORBIDDEN,
  /** The table of views. */
  VIEWS;

  /**
   * The content of a block instead of a table without rows, so that a filled block is never empty.
   */
  private static final String NOTHING = "_none_\n";

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static List<String> words() {
    return Arrays.stream(values()).map(BlockContent::word).toList();
  }

  static Optional<BlockContent> of(String word) {
    return Arrays.stream(values()).filter(c -> c.word().equals(word)).findFirst();
  }

  /**
   * Returns the content as Markdown. Every line ends with a line feed.
   *
   * @param ascii whether text diagrams use only ASCII
   */
  String of(ResolvedMachine machine, boolean ascii) {
    return switch (this) {
      case MERMAID -> Fence.around("mermaid", MermaidPainter.paint(machine));
      case ASCII -> Fence.around("text", TextDiagram.of(machine, TextDiagram.Options.of(ascii)));
      case SVG -> MarkdownPicture.of(machine, Address.of(PictureFile.name(machine))) + "\n";
      case TABLE ->
          table(MarkdownTable.of(machine, Page.TRANSITIONS), MarkdownTable.legend(machine));
      // the word for every other table is the title of its section in the page
      default -> table(MarkdownTable.of(machine, word()), List.of());
    };
  }

  /** Returns the file that a block with this content needs next to its document. */
  Optional<PictureFile> picture(ResolvedMachine machine) {
    if (this != SVG) {
      return Optional.empty();
    }
    MachineDrawing drawn = MachineDrawing.of(machine);
    String svg = MachinePicture.of(machine, drawn).file(machine, drawn);
    return Optional.of(new PictureFile(PictureFile.name(machine), svg));
  }

  private static String table(String rows, List<String> legend) {
    StringBuilder out = new StringBuilder(rows.isEmpty() ? NOTHING : rows);
    legend.forEach(sentence -> out.append('\n').append(sentence).append('\n'));
    return out.toString();
  }
}
