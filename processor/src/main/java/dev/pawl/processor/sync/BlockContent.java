package dev.pawl.processor.sync;

import dev.pawl.diagrams.document.Address;
import dev.pawl.diagrams.document.MarkdownPage;
import dev.pawl.diagrams.document.MarkdownTable;
import dev.pawl.diagrams.document.Page;
import dev.pawl.diagrams.export.MermaidPainter;
import dev.pawl.diagrams.overview.MachinePicture;
import dev.pawl.diagrams.text.MachineLayout;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The kinds of content of a generated block. A marker names a kind by the constant in lower case.
 */
enum BlockContent {
  /** A Mermaid diagram. */
  MERMAID,
  /** A text diagram. */
  ASCII,
  /** A picture in SVG, in a file next to the document. */
  SVG,
  /** The table of transitions. */
  TABLE,
  STATES,
  EVENTS,
  GUARDS,
  /** The table of forbidden pairs of states. */
  FORBIDDEN,
  VIEWS;

  /**
   * The text that replaces a table without rows, because a block without content would look as if
   * it had not been generated.
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
   * Returns the content as Markdown. Each line ends with a line feed.
   *
   * @param ascii whether text diagrams contain only ASCII characters
   */
  String of(ResolvedMachine machine, boolean ascii) {
    return switch (this) {
      case MERMAID -> Fence.around("mermaid", MermaidPainter.paint(machine));
      case ASCII -> Fence.around("text", TextDiagram.of(machine, TextDiagram.Options.of(ascii)));
      case SVG -> MarkdownPage.picture(machine, Address.of(PictureFile.name(machine))) + "\n";
      case TABLE ->
          table(MarkdownTable.of(machine, Page.TRANSITIONS), MarkdownTable.legend(machine));
      // the other kinds are named like the sections of the machine's page
      default -> table(MarkdownTable.of(machine, word()), List.of());
    };
  }

  /** Returns the picture file that must be next to a document with this content, if any. */
  Optional<PictureFile> picture(ResolvedMachine machine) {
    if (this != SVG) {
      return Optional.empty();
    }
    MachineLayout text = MachineLayout.of(machine);
    String svg = MachinePicture.of(machine, text).file(machine, text);
    return Optional.of(new PictureFile(PictureFile.name(machine), svg));
  }

  private static String table(String rows, List<String> legend) {
    StringBuilder out = new StringBuilder(rows.isEmpty() ? NOTHING : rows);
    legend.forEach(sentence -> out.append('\n').append(sentence).append('\n'));
    return out.toString();
  }
}
