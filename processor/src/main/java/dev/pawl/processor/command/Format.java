package dev.pawl.processor.command;

import dev.pawl.processor.command.console.UsageError;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.problem.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The names of documents: those of the endings of files, and what people call them. */
final class Format {

  private static final Map<String, Output> NAMES = names();

  private Format() {}

  private static Map<String, Output> names() {
    Map<String, Output> names = new TreeMap<>();
    Arrays.stream(Output.values()).forEach(o -> names.put(o.ending(), o));
    names.putAll(
        Map.of(
            "ascii", Output.TXT,
            "text", Output.TXT,
            "mermaid", Output.MMD,
            "markdown", Output.MD,
            "plantuml", Output.PUML,
            "graphviz", Output.DOT));
    return names;
  }

  /** One name for each document, as the user sees it. */
  static List<String> all() {
    return Arrays.stream(Output.values())
        .map(
            output ->
                switch (output) {
                  case TXT -> "ascii";
                  case MMD -> "mermaid";
                  default -> output.ending();
                })
        .toList();
  }

  static Output of(String name) throws UsageError {
    Output output = NAMES.get(name.toLowerCase(Locale.ROOT));
    if (output == null) {
      throw new UsageError(
          "\"" + name + "\" is no format; there are " + String.join(", ", all()) + ".",
          Nearest.hint(name, NAMES.keySet()));
    }
    return output;
  }
}
