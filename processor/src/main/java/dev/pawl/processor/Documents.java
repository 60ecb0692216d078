package dev.pawl.processor;

import dev.pawl.processor.diagram.language.DotPainter;
import dev.pawl.processor.diagram.language.MermaidPainter;
import dev.pawl.processor.diagram.language.PlantUmlPainter;
import dev.pawl.processor.diagram.overview.MachinePicture;
import dev.pawl.processor.diagram.text.Depiction;
import dev.pawl.processor.diagram.text.TextDiagram;
import dev.pawl.processor.document.MachineJson;
import dev.pawl.processor.document.MarkdownPage;
import dev.pawl.processor.document.html.HtmlPage;
import dev.pawl.processor.model.name.Words;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.semantics.ResolvedMachine;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Makes a machine's documents. Those that share a layout have it made but once. */
public final class Documents {

  private final ResolvedMachine machine;
  private final TextDiagram.Options text;
  private final Map<TextDiagram.Options, Depiction> depictions = new HashMap<>();

  /**
   * For the documents of a machine.
   *
   * @param text how a diagram of characters is drawn
   */
  Documents(ResolvedMachine machine, TextDiagram.Options text) {
    this.machine = machine;
    this.text = text;
  }

  /**
   * A document's text.
   *
   * @param text how a diagram of characters is drawn
   */
  public static String of(ResolvedMachine machine, Output output, TextDiagram.Options text) {
    return new Documents(machine, text).of(output, Set.of(output));
  }

  /** The texts of several documents, in the order of their kinds. */
  Map<Output, String> of(Set<Output> outputs) {
    Map<Output, String> documents = new EnumMap<>(Output.class);
    outputs.forEach(output -> documents.put(output, of(output, outputs)));
    return documents;
  }

  /** A picture for comments, which may be read in any encoding; empty where there is none. */
  String comment() {
    Depiction drawn =
        depiction(TextDiagram.Options.DEFAULT)
            .inSevenBits()
            .orElseGet(() -> depiction(TextDiagram.Options.SEVEN_BIT));
    return drawn.picture().isEmpty() ? "" : TextDiagram.of(drawn);
  }

  /** A document that lies beside others of the same machine. */
  private String of(Output output, Set<Output> beside) {
    return switch (output) {
      case MMD -> MermaidPainter.paint(machine);
      case TXT -> TextDiagram.of(depiction(text));
      case SVG -> MachinePicture.file(machine, depiction(TextDiagram.Options.DEFAULT));
      case MD -> MarkdownPage.of(machine, beside.contains(Output.SVG) ? file(Output.SVG) : "");
      case HTML ->
          HtmlPage.of(machine, depiction(TextDiagram.Options.DEFAULT), JavaOfWalks.of(machine));
      case JSON -> MachineJson.of(machine);
      case PUML -> PlantUmlPainter.paint(machine);
      case DOT -> DotPainter.paint(machine);
    };
  }

  private String file(Output output) {
    String name = Words.of(machine.name()).type();
    return machine.declared().inPackage(name) + "." + output.ending();
  }

  private Depiction depiction(TextDiagram.Options options) {
    return depictions.computeIfAbsent(options, o -> Depiction.of(machine, o));
  }
}
