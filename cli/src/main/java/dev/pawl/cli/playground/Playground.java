package dev.pawl.cli.playground;

import dev.pawl.cli.input.CheckedFile;
import dev.pawl.diagrams.document.declaration.EnumSource;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.Documents;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.read.file.MachineFiles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The playground, which draws the machine that a user types. In the preview, this class runs on the
 * server. For Pawl's site, this class is compiled to JavaScript. Thread-safe.
 */
public final class Playground {

  /** The name of the typed text in messages. */
  private static final String FILE = "machine.pawl.yaml";

  /** The names of the examples. New users see the first example. */
  private static final List<String> EXAMPLES =
      List.of("parcel", "circuit", "order", "player", "reminder");

  private Playground() {}

  /**
   * Reads, checks and draws a machine.
   *
   * @return a JSON object for the browser, with the problems, the machine's name, the machine as an
   *     enum, and the HTML page; enum and page are empty if there are errors
   */
  public static Map<String, Object> attempt(String text) {
    return attempt(text, DrawnText::page);
  }

  /**
   * Reads, checks and draws a machine; see {@link #attempt(String)}.
   *
   * @param page writes the HTML page
   */
  public static Map<String, Object> attempt(String text, Function<ResolvedMachine, String> page) {
    DrawnText read = DrawnText.of(file(text), page, good -> EnumSource.of(good).text());
    Diagnostics verdict = read.verdict();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("errors", verdict.errors());
    json.put("warnings", verdict.warnings());
    json.put("report", verdict.text());
    json.put("marks", verdict.marks());
    json.put("name", read.machine().map(Machine::name).orElse(""));
    json.put("java", read.source());
    json.put("page", read.page());
    return json;
  }

  /**
   * Returns a document of the machine in a text; empty if the text has errors.
   *
   * @param format the file extension of the document, such as {@code svg}
   * @throws IllegalArgumentException if there is no such format
   */
  public static String render(String text, String format) {
    Output output = Output.valueOf(format.toUpperCase(Locale.ROOT));
    return CheckedFile.of(file(text), false)
        .drawable()
        .map(machine -> Documents.of(machine, output, TextDiagram.Options.DEFAULT))
        .orElse("");
  }

  /** Returns the examples as JSON objects with a title and a text. */
  public static List<Map<String, Object>> examples() {
    return EXAMPLES.stream().map(Playground::example).toList();
  }

  /**
   * Returns an example as a JSON object. The first line of the example's file is a comment with the
   * title.
   */
  private static Map<String, Object> example(String name) {
    String[] parts = Pages.text(name + ".pawl.yaml").split("\n", 2);
    Map<String, Object> example = new LinkedHashMap<>();
    example.put("title", parts[0].substring("# ".length()));
    example.put("text", parts[1]);
    return example;
  }

  private static MachineFiles.Found file(String text) {
    return new MachineFiles.Found(FILE, text, Optional.empty());
  }
}
