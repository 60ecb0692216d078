package dev.pawl.processor;

import dev.pawl.processor.diagram.DotPainter;
import dev.pawl.processor.diagram.MermaidPainter;
import dev.pawl.processor.diagram.PlantUmlPainter;
import dev.pawl.processor.diagram.svg.SvgPainter;
import dev.pawl.processor.diagram.text.TextDiagram;
import dev.pawl.processor.document.MachineJson;
import dev.pawl.processor.document.MarkdownPage;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.option.Output;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/** Makes a machine's documents. */
public final class Documents {

  private Documents() {}

  /** The texts of several documents, in the order of their kinds. */
  static Map<Output, String> of(Machine machine, Set<Output> outputs, TextDiagram.Options text) {
    Map<Output, String> documents = new EnumMap<>(Output.class);
    outputs.forEach(output -> documents.put(output, of(machine, output, text)));
    return documents;
  }

  /**
   * A document's text.
   *
   * @param text how a diagram of characters is drawn
   */
  public static String of(Machine machine, Output output, TextDiagram.Options text) {
    return switch (output) {
      case MMD -> MermaidPainter.paint(machine);
      case TXT -> TextDiagram.of(machine, text);
      case SVG -> SvgPainter.paint(machine);
      case MD -> MarkdownPage.of(machine);
      case JSON -> MachineJson.of(machine);
      case PUML -> PlantUmlPainter.paint(machine);
      case DOT -> DotPainter.paint(machine);
    };
  }
}
