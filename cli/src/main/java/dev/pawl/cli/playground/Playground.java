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
 * The playground, which draws the text that a user types. The preview runs this class on the
 * server. For the site, this class is compiled to JavaScript. Thread-safe.
 */
public final class Playground {

  /** The file name of the text in messages. */
  private static final String FILE = "machine.pawl.yaml";

  /** The names of the examples; the first is shown to new users. */
  private static final List<String> EXAMPLES =
      List.of("parcel", "circuit", "order", "player", "reminder");

  private Playground() {}

  /**
   * Reads, checks and draws a text.
   *
   * @return the JSON for the browser: the problems, the machine's name, its declaration as an enum
   *     and its page; the last two are empty if there are errors
   */
  public static Map<String, Object> attempt(String text) {
    return attempt(text, DrawnText::page);
  }

  /**
   * Reads, checks and draws a text, with another page than the usual one.
   *
   * @param page writes the page of a machine
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
   * Returns a document of a machine.
   *
   * @param format the file extension of the document, such as {@code svg}
   * @return the document; empty if the text has errors
   * @throws IllegalArgumentException if there is no such format
   */
  public static String render(String text, String format) {
    Output output = Output.valueOf(format.toUpperCase(Locale.ROOT));
    return CheckedFile.of(file(text), false)
        .drawable()
        .map(machine -> Documents.of(machine, output, TextDiagram.Options.DEFAULT))
        .orElse("");
  }

  /** Returns the examples as JSON. Each example has a title and a text. */
  public static List<Map<String, Object>> examples() {
    return EXAMPLES.stream().map(Playground::example).toList();
  }

  /** Returns an example; its first line is a comment with the title. */
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
