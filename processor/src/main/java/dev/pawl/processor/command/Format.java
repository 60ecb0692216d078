package dev.pawl.processor.command;

import dev.pawl.processor.command.console.UsageError;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.problem.Nearest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a document is written as.
 *
 * @param ending the ending of its file, without the dot
 * @param output the document
 * @param medium what is made of it
 */
record Format(String ending, Output output, Medium medium) {

  /** What becomes of a document's text. */
  enum Medium {
    /** Nothing. */
    TEXT,
    /** It is drawn in pixels. */
    PNG,
    /** It is drawn on a page. */
    PDF
  }

  /** The names of formats: those of the endings of files, and what people call them. */
  private static final Map<String, Format> NAMES = names();

  private static Map<String, Format> names() {
    Map<String, Format> names = new TreeMap<>();
    Arrays.stream(Output.values()).forEach(o -> names.put(o.ending(), of(o)));
    names.put("png", new Format("png", Output.SVG, Medium.PNG));
    names.put("pdf", new Format("pdf", Output.SVG, Medium.PDF));
    names.put("ascii", of(Output.TXT));
    names.put("text", of(Output.TXT));
    names.put("mermaid", of(Output.MMD));
    names.put("markdown", of(Output.MD));
    names.put("plantuml", of(Output.PUML));
    names.put("graphviz", of(Output.DOT));
    return names;
  }

  private static Format of(Output output) {
    return new Format(output.ending(), output, Medium.TEXT);
  }

  /** One name for each format, as the user sees it. */
  static List<String> all() {
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
    return all;
  }

  /**
   * The format that is asked for by name, by the ending of the file to write, or by neither.
   *
   * @throws UsageError if the two contradict, or the ending is of something else
   */
  static Format of(Optional<String> name, Optional<String> file) throws UsageError {
    Optional<String> ending = file.flatMap(Format::ending);
    Optional<Format> byEnding = ending.map(NAMES::get);
    if (name.isEmpty()) {
      if (ending.isPresent() && byEnding.isEmpty()) {
        throw new UsageError(
            "The file ends with ."
                + ending.get()
                + ", which is no format; there are "
                + String.join(", ", all())
                + ". Say with --to which to write.",
            Nearest.hint(ending.get(), NAMES.keySet()));
      }
      return byEnding.orElse(of(Output.TXT));
    }
    Format format = named(name.get());
    if (byEnding.isPresent() && !byEnding.get().equals(format)) {
      throw new UsageError(
          "--to says " + name.get() + ", and the file ends with ." + ending.get() + ".");
    }
    return format;
  }

  /** What stands behind the last dot of a file's name, in lower case. */
  private static Optional<String> ending(String file) {
    String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    int dot = name.lastIndexOf('.');
    return dot < 1 || dot == name.length() - 1
        ? Optional.empty()
        : Optional.of(name.substring(dot + 1).toLowerCase(Locale.ROOT));
  }

  private static Format named(String name) throws UsageError {
    Format format = NAMES.get(name.toLowerCase(Locale.ROOT));
    if (format == null) {
      throw new UsageError(
          "\"" + name + "\" is no format; there are " + String.join(", ", all()) + ".",
          Nearest.hint(name, NAMES.keySet()));
    }
    return format;
  }
}
