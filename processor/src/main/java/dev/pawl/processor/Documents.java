package dev.pawl.processor;

import dev.pawl.processor.diagram.DotPainter;
import dev.pawl.processor.diagram.MermaidPainter;
import dev.pawl.processor.diagram.PlantUmlPainter;
import dev.pawl.processor.diagram.svg.SvgPainter;
import dev.pawl.processor.diagram.text.Depiction;
import dev.pawl.processor.diagram.text.TextDiagram;
import dev.pawl.processor.document.MachineJson;
import dev.pawl.processor.document.MarkdownPage;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.option.Output;

/** Makes a machine's documents. Those that share a layout have it made but once. */
final class Documents {

  private final Machine machine;
  private final boolean ascii;
  private Depiction depiction;
  private Depiction sevenBit;

  /**
   * For the documents of a machine.
   *
   * @param ascii whether a diagram of characters keeps to ASCII
   */
  Documents(Machine machine, boolean ascii) {
    this.machine = machine;
    this.ascii = ascii;
  }

  /** A document's text. */
  String of(Output output) {
    return switch (output) {
      case MMD -> MermaidPainter.paint(machine);
      case TXT -> TextDiagram.of(ascii ? sevenBit() : depiction());
      case SVG -> SvgPainter.paint(depiction());
      case MD -> MarkdownPage.of(machine);
      case JSON -> MachineJson.of(machine);
      case PUML -> PlantUmlPainter.paint(machine);
      case DOT -> DotPainter.paint(machine);
    };
  }

  /** A picture for comments, which may be read in any encoding; empty where there is none. */
  String comment() {
    return sevenBit().picture().isEmpty() ? "" : TextDiagram.of(sevenBit());
  }

  private Depiction sevenBit() {
    if (sevenBit == null) {
      sevenBit = Depiction.of(machine, TextDiagram.Options.SEVEN_BIT);
    }
    return sevenBit;
  }

  private Depiction depiction() {
    if (depiction == null) {
      depiction = Depiction.of(machine);
    }
    return depiction;
  }
}
