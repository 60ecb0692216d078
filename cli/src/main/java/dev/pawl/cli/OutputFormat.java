package dev.pawl.cli;

import dev.pawl.language.problem.Nearest;
import dev.pawl.processor.option.Output;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The form in which a document is written.
 *
 * @param ending the ending of its file, without the dot
 * @param output the document
 * @param medium what is made of it
 */
record OutputFormat(String ending, Output output, Medium medium) {

  /** The medium that a document's text is made for. */
  public enum Medium {
    /** Nothing. */
    TEXT,
    /** It is drawn in pixels. */
    PNG,
    /** It is drawn on a page. */
    PDF
  }

  /** The enum that declares the same machine, which is no document. */
  private static final String JAVA = "java";

  /** The names of formats: those of the endings of files, and what people call them. */
  private static final Map<String, OutputFormat> NAMES = names();

  private static Map<String, OutputFormat> names() {
    Map<String, OutputFormat> names = new TreeMap<>();
    Arrays.stream(Output.values()).forEach(o -> names.put(o.ending(), of(o)));
    names.put("png", new OutputFormat("png", Output.SVG, Medium.PNG));
    names.put("pdf", new OutputFormat("pdf", Output.SVG, Medium.PDF));
    names.put("ascii", of(Output.TXT));
    names.put("text", of(Output.TXT));
    names.put("mermaid", of(Output.MMD));
    names.put("markdown", of(Output.MD));
    names.put("plantuml", of(Output.PUML));
    names.put("graphviz", of(Output.DOT));
    return names;
  }

  private static OutputFormat of(Output output) {
    return new OutputFormat(output.ending(), output, Medium.TEXT);
  }

  /** One name for each format, as the user sees it, and for the enum. */
  public static List<String> all() {
    List<String> all = new ArrayList<>();
    for (Output output : Output.values()) {
      all.add(
          switch (output) {
            case TXT -> "ascii";
            case MMD -> "mermaid";
            default -> output.ending();
          });
    }
    all.addAll(all.indexOf("svg") + 1, List.of("png", "pdf"));
    all.add(JAVA);
    return all;
  }

  /**
   * Whether the enum is asked for, by name or by the ending of the file to write.
   *
   * @throws UsageError if the two contradict
   */
  public static boolean isJava(Optional<String> name, Optional<String> file) throws UsageError {
    Optional<String> ending = file.flatMap(OutputFormat::ending);
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
   * The format that is asked for by name, by the ending of the file to write, or by neither.
   *
   * @throws UsageError if the two contradict, or the ending is of something else
   */
  public static OutputFormat of(Optional<String> name, Optional<String> file) throws UsageError {
    Optional<String> ending = file.flatMap(OutputFormat::ending);
    Optional<OutputFormat> byEnding = ending.map(NAMES::get);
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
      return byEnding.orElse(of(Output.TXT));
    }
    OutputFormat format = named(name.get());
    if (byEnding.isPresent() && !byEnding.get().equals(format)) {
      throw contradiction(name.get(), ending.get());
    }
    return format;
  }

  private static Set<String> known() {
    Set<String> known = new TreeSet<>(NAMES.keySet());
    known.add(JAVA);
    return known;
  }

  /** The text behind the last dot of a file's name, in lower case. */
  private static Optional<String> ending(String file) {
    String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    int dot = name.lastIndexOf('.');
    return dot < 1 || dot == name.length() - 1
        ? Optional.empty()
        : Optional.of(name.substring(dot + 1).toLowerCase(Locale.ROOT));
  }

  private static OutputFormat named(String name) throws UsageError {
    OutputFormat format = NAMES.get(name.toLowerCase(Locale.ROOT));
    if (format == null) {
      throw new UsageError(
          "\"" + name + "\" is no format; there are " + String.join(", ", all()) + ".",
          Nearest.hint(name, known()));
    }
    return format;
  }
}
