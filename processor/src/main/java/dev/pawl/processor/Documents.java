package dev.pawl.processor;

import dev.pawl.diagrams.document.HtmlPage;
import dev.pawl.diagrams.document.MachineJson;
import dev.pawl.diagrams.document.MarkdownPage;
import dev.pawl.diagrams.export.DotPainter;
import dev.pawl.diagrams.export.MermaidPainter;
import dev.pawl.diagrams.export.PlantUmlPainter;
import dev.pawl.diagrams.overview.MachinePicture;
import dev.pawl.diagrams.text.MachineDrawing;
import dev.pawl.diagrams.text.MachineLayout;
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

/**
 * Creates the documents of a machine. Each layout and picture is computed only once, even if
 * several documents need it.
 */
public final class Documents {

  private final ResolvedMachine machine;
  private final Supplier<Plan> plan;
  private final TextDiagram.Options text;
  private final Map<TextDiagram.Options, MachineLayout> layouts = new HashMap<>();
  private final Map<TextDiagram.Options, MachineDrawing> drawings = new HashMap<>();
  private final Supplier<MachinePicture> picture;
  private final Supplier<Optional<String>> mermaid;
  private final Supplier<String> model;

  /**
   * @param plan supplies the plan of the generated code; called only if a document needs the plan
   * @param text the options of text diagrams
   */
  Documents(ResolvedMachine machine, Supplier<Plan> plan, TextDiagram.Options text) {
    this.machine = machine;
    this.plan = plan;
    this.text = text;
    this.picture = once(() -> MachinePicture.of(machine, layout(TextDiagram.Options.DEFAULT)));
    this.mermaid = once(() -> MermaidPainter.drawable(machine));
    this.model = once(() -> MachineJson.of(machine));
  }

  public static String of(ResolvedMachine machine, Output output, TextDiagram.Options text) {
    return new Documents(machine, () -> Planner.plan(machine), text).of(output, Set.of(output));
  }

  /** Returns the content of the HTML page of a machine; see {@link HtmlPage#content}. */
  public static String pageContent(ResolvedMachine machine) {
    Documents documents =
        new Documents(machine, () -> Planner.plan(machine), TextDiagram.Options.DEFAULT);
    return HtmlPage.content(
        machine,
        documents.picture.get(),
        documents.model.get(),
        WalkTestModel.of(documents.plan.get()));
  }

  /**
   * Returns the texts of documents that are written to the same folder, in the order of {@link
   * Output}.
   */
  public static Map<Output, String> of(
      ResolvedMachine machine, Set<Output> outputs, TextDiagram.Options text) {
    return new Documents(machine, () -> Planner.plan(machine), text).of(outputs);
  }

  /** Returns the texts of several documents, in the order of {@link Output}. */
  Map<Output, String> of(Set<Output> outputs) {
    Map<Output, String> documents = new EnumMap<>(Output.class);
    outputs.forEach(output -> documents.put(output, of(output, outputs)));
    return documents;
  }

  /**
   * Returns an ASCII picture of the machine for comments in generated code; empty if the machine
   * has no text diagram. The picture contains only ASCII, because the file can be read in any
   * encoding.
   */
  String comment() {
    MachineDrawing drawn =
        drawing(TextDiagram.Options.DEFAULT)
            .inSevenBits()
            .orElseGet(() -> drawing(TextDiagram.Options.SEVEN_BIT));
    return drawn.picture().isEmpty() ? "" : TextDiagram.of(drawn);
  }

  /**
   * @param linkedKinds the kinds of all documents in the folder; a document can link to the other
   *     documents in the folder
   */
  private String of(Output output, Set<Output> linkedKinds) {
    return switch (output) {
      case MMD -> mermaid.get().orElseGet(() -> MermaidPainter.tooLarge(machine));
      case TXT -> TextDiagram.of(drawing(text));
      case SVG -> picture.get().file(machine, layout(TextDiagram.Options.DEFAULT));
      case MD -> MarkdownPage.of(machine, file(Output.SVG, linkedKinds), mermaid.get());
      case HTML -> HtmlPage.of(machine, picture.get(), model.get(), WalkTestModel.of(plan.get()));
      case JSON -> model.get();
      case PUML -> PlantUmlPainter.paint(machine);
      case DOT -> DotPainter.paint(machine);
    };
  }

  /**
   * Returns the file name of a document if {@code linkedKinds} contains {@code output}; otherwise
   * an empty string.
   */
  private String file(Output output, Set<Output> linkedKinds) {
    String name = machine.declared().inPackage(Words.of(machine.name()).type());
    return linkedKinds.contains(output) ? name + "." + output.ending() : "";
  }

  /** Returns a supplier that calls {@code maker} only once, at the first {@code get}. */
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

  private MachineDrawing drawing(TextDiagram.Options options) {
    return drawings.computeIfAbsent(options, o -> layout(o).painted());
  }

  private MachineLayout layout(TextDiagram.Options options) {
    return layouts.computeIfAbsent(options, o -> MachineLayout.of(machine, o));
  }
}
