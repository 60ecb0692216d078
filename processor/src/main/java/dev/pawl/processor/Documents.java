package dev.pawl.processor;

import dev.pawl.diagrams.document.MachineJson;
import dev.pawl.diagrams.document.MarkdownPage;
import dev.pawl.diagrams.document.html.HtmlPage;
import dev.pawl.diagrams.export.DotPainter;
import dev.pawl.diagrams.export.MermaidPainter;
import dev.pawl.diagrams.export.PlantUmlPainter;
import dev.pawl.diagrams.overview.MachinePicture;
import dev.pawl.diagrams.text.MachineDrawing;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Planner;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Makes a machine's documents. What several of them show is laid out and drawn but once. */
public final class Documents {

  private final ResolvedMachine machine;
  private final Supplier<Plan> plan;
  private final TextDiagram.Options text;
  private final Map<TextDiagram.Options, MachineDrawing> depictions = new HashMap<>();
  private final Supplier<MachinePicture> picture;
  private final Supplier<Optional<String>> mermaid;
  private final Supplier<String> model;

  /**
   * For the documents of a machine.
   *
   * @param plan what is generated for it, asked for where a document names it
   * @param text how a diagram of characters is drawn
   */
  Documents(ResolvedMachine machine, Supplier<Plan> plan, TextDiagram.Options text) {
    this.machine = machine;
    this.plan = plan;
    this.text = text;
    this.picture = once(() -> MachinePicture.of(machine, depiction(TextDiagram.Options.DEFAULT)));
    this.mermaid = once(() -> MermaidPainter.drawable(machine));
    this.model = once(() -> MachineJson.of(machine));
  }

  /**
   * A document's text.
   *
   * @param text how a diagram of characters is drawn
   */
  public static String of(ResolvedMachine machine, Output output, TextDiagram.Options text) {
    return new Documents(machine, () -> Planner.plan(machine), text).of(output, Set.of(output));
  }

  /** The texts of several documents, in the order of their kinds. */
  Map<Output, String> of(Set<Output> outputs) {
    Map<Output, String> documents = new EnumMap<>(Output.class);
    outputs.forEach(output -> documents.put(output, of(output, outputs)));
    return documents;
  }

  /** A picture for comments, which may be read in any encoding; empty where there is none. */
  String comment() {
    MachineDrawing drawn =
        depiction(TextDiagram.Options.DEFAULT)
            .inSevenBits()
            .orElseGet(() -> depiction(TextDiagram.Options.SEVEN_BIT));
    return drawn.picture().isEmpty() ? "" : TextDiagram.of(drawn);
  }

  /** A document that lies beside others of the same machine. */
  private String of(Output output, Set<Output> beside) {
    return switch (output) {
      case MMD -> mermaid.get().orElseGet(() -> MermaidPainter.tooLarge(machine));
      case TXT -> TextDiagram.of(depiction(text));
      case SVG -> picture.get().file(machine, depiction(TextDiagram.Options.DEFAULT));
      case MD -> MarkdownPage.of(machine, file(Output.SVG, beside), mermaid.get());
      case HTML -> HtmlPage.of(machine, picture.get(), model.get(), WalkTestModel.of(plan.get()));
      case JSON -> model.get();
      case PUML -> PlantUmlPainter.paint(machine);
      case DOT -> DotPainter.paint(machine);
    };
  }

  /** The name of the file with another document, if it lies beside. */
  private String file(Output output, Set<Output> beside) {
    String name = machine.declared().inPackage(Words.of(machine.name()).type());
    return beside.contains(output) ? name + "." + output.ending() : "";
  }

  /** A supplier that makes its value when it is first asked for. */
  private static <T> Supplier<T> once(Supplier<T> maker) {
    return new Supplier<>() {
      private Optional<T> made = Optional.empty();

      @Override
      public T get() {
        if (made.isEmpty()) {
          made = Optional.of(maker.get());
        }
        return made.get();
      }
    };
  }

  private MachineDrawing depiction(TextDiagram.Options options) {
    return depictions.computeIfAbsent(options, o -> MachineDrawing.of(machine, o));
  }
}
