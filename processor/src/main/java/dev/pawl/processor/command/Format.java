package dev.pawl.processor.command;

import dev.pawl.processor.command.console.UsageError;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.problem.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The names of documents: those of the endings of files, and what people call them. */
final class Format {

  /** The enum that declares the same machine, which is no document. */
  private static final String JAVA = "java";

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

  /** One name for each document, as the user sees it, and for the enum. */
  static List<String> all() {
    Stream<String> documents =
        Arrays.stream(Output.values())
            .map(
                output ->
                    switch (output) {
                      case TXT -> "ascii";
                      case MMD -> "mermaid";
                      default -> output.ending();
                    });
    return Stream.concat(documents, Stream.of(JAVA)).toList();
  }

  /**
   * Whether the enum is asked for, by name or by the ending of the file to write.
   *
   * @throws UsageError if the two contradict
   */
  static boolean isJava(Optional<String> name, Optional<String> file) throws UsageError {
    Optional<String> ending = file.flatMap(Format::ending);
    boolean byName = name.filter(JAVA::equalsIgnoreCase).isPresent();
    boolean byEnding = ending.filter(JAVA::equals).isPresent();
    boolean otherEnding = ending.filter(NAMES::containsKey).isPresent();
    if (byName ? otherEnding : byEnding && name.isPresent()) {
      throw contradiction(name.orElseThrow(), ending.orElseThrow());
    }
    return byName || byEnding;
  }

  private static UsageError contradiction(String name, String ending) {
    return new UsageError("--to says " + name + ", and the file ends with ." + ending + ".");
  }

  /**
   * The document that is asked for by name, by the ending of the file to write, or by neither.
   *
   * @throws UsageError if the two contradict, or the ending is of something else
   */
  static Output of(Optional<String> name, Optional<String> file) throws UsageError {
    Optional<String> ending = file.flatMap(Format::ending);
    Optional<Output> byEnding = ending.map(NAMES::get);
    if (name.isEmpty()) {
      if (ending.isPresent() && byEnding.isEmpty()) {
        throw new UsageError(
            "The file ends with ."
                + ending.get()
                + ", which is no format; there are "
                + String.join(", ", all())
                + ". Say with --to which to write.",
            Nearest.hint(ending.get(), known()));
      }
      return byEnding.orElse(Output.TXT);
    }
    Output output = of(name.get());
    if (byEnding.isPresent() && byEnding.get() != output) {
      throw contradiction(name.get(), ending.get());
    }
    return output;
  }

  private static Set<String> known() {
    Set<String> known = new TreeSet<>(NAMES.keySet());
    known.add(JAVA);
    return known;
  }

  /** What stands behind the last dot of a file's name, in lower case. */
  private static Optional<String> ending(String file) {
    String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    int dot = name.lastIndexOf('.');
    return dot < 1 || dot == name.length() - 1
        ? Optional.empty()
        : Optional.of(name.substring(dot + 1).toLowerCase(Locale.ROOT));
  }

  private static Output of(String name) throws UsageError {
    Output output = NAMES.get(name.toLowerCase(Locale.ROOT));
    if (output == null) {
      throw new UsageError(
          "\"" + name + "\" is no format; there are " + String.join(", ", all()) + ".",
          Nearest.hint(name, known()));
    }
    return output;
  }
}
