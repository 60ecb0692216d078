package dev.pawl.processor;

import dev.pawl.processor.diagram.DotPainter;
import dev.pawl.processor.diagram.MermaidPainter;
import dev.pawl.processor.diagram.PlantUmlPainter;
import dev.pawl.processor.diagram.svg.SvgPainter;
import dev.pawl.processor.diagram.text.TextDiagram;
import dev.pawl.processor.document.MachineJson;
import dev.pawl.processor.document.MarkdownPage;
import dev.pawl.processor.document.html.HtmlPage;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.option.Output;

/** Makes a machine's documents. */
final class Documents {

  private Documents() {}

  /**
   * A document's text.
   *
   * @param ascii whether a diagram of characters keeps to ASCII
   */
  static String of(Machine machine, Output output, boolean ascii) {
    return switch (output) {
      case MMD -> MermaidPainter.paint(machine);
      case TXT ->
          TextDiagram.of(
              machine, new TextDiagram.Options(ascii, TextDiagram.Options.DEFAULT.width()));
      case SVG -> SvgPainter.paint(machine);
      case MD -> MarkdownPage.of(machine);
      case HTML -> HtmlPage.of(machine);
      case JSON -> MachineJson.of(machine);
      case PUML -> PlantUmlPainter.paint(machine);
      case DOT -> DotPainter.paint(machine);
    };
  }
}
