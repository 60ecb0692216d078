package dev.pawl.cli;

import dev.pawl.language.problem.Nearest;
import dev.pawl.processor.option.Output;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A format in which {@code render} writes a machine.
 *
 * @param ending the extension of files, without the dot
 * @param output the kind of document
 * @param medium the form into which the text of the document is converted
 */
record OutputFormat(String ending, Output output, Medium medium) {

  /** The form into which the text of a document is converted. */
  public enum Medium {
    /** Text. The document is not converted. */
    TEXT,
    /** An image. The document is drawn as pixels. */
    PNG,
    /** A PDF document. The document is drawn on a page. */
    PDF
  }

  /**
   * The name of the format for annotated enums. An annotated enum is no document, so {@link #of}
   * does not know the format.
   */
  private static final String JAVA = "java";

  /**
   * Maps the names of formats to formats. A name is the extension of a file, or a common name such
   * as {@code mermaid}.
   */
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

  /** Returns one name for each format, for messages. Includes the name for annotated enums. */
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
   * Returns whether the user wants an annotated enum.
   *
   * @param name the name of a format, if the user names one
   * @param file the file to write, if the user names one; its extension can select the format
   * @throws UsageError if the name and the extension contradict each other
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
    return new UsageError("--to is " + name + ", but the file ends with ." + ending + ".");
  }

  /**
   * Returns the format that the user wants. Returns the text diagram if there is neither a name nor
   * a file.
   *
   * @param name the name of a format, if the user names one
   * @param file the file to write, if the user names one; its extension can select the format
   * @throws UsageError if the name is unknown, if the name and the extension contradict each other,
   *     or if there is no name and the extension is unknown
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
                + ". Set the format with --to.",
            Nearest.hint(ending.get(), knownNames()));
      }
      return byEnding.orElse(of(Output.TXT));
    }
    OutputFormat format = named(name.get());
    if (byEnding.isPresent() && !byEnding.get().equals(format)) {
      throw contradiction(name.get(), ending.get());
    }
    return format;
  }

  private static Set<String> knownNames() {
    Set<String> known = new TreeSet<>(NAMES.keySet());
    known.add(JAVA);
    return known;
  }

  /**
   * Returns the extension of a file in lower case, without the dot; empty if the file has no
   * extension.
   */
  private static Optional<String> ending(String file) {
    String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    int dot = name.lastIndexOf('.');
    return dot < 1 || dot == name.length() - 1
        ? Optional.empty()
        : Optional.of(name.substring(dot + 1).toLowerCase(Locale.ROOT));
  }

  /**
   * Returns the formats that the user wants; only the text diagram if there are no names. Markdown
   * always comes with SVG, because the page shows the picture.
   *
   * @param names the names of formats, separated by commas
   * @throws UsageError if a name is unknown or is the name for annotated enums
   */
  public static List<OutputFormat> parseList(Optional<String> names) throws UsageError {
    Set<OutputFormat> formats = new LinkedHashSet<>();
    for (String name : names.orElse("txt").split(",", -1)) {
      if (name.strip().equalsIgnoreCase(JAVA)) {
        throw new UsageError("java cannot be written together with other formats.");
      }
      formats.add(named(name.strip()));
    }
    if (formats.contains(of(Output.MD))) {
      formats.add(of(Output.SVG));
    }
    return List.copyOf(formats);
  }

  private static OutputFormat named(String name) throws UsageError {
    OutputFormat format = NAMES.get(name.toLowerCase(Locale.ROOT));
    if (format == null && name.contains(",")) {
      throw new UsageError("Several formats need --out with a folder.");
    } else if (format == null) {
      throw new UsageError(
          "\"" + name + "\" is no format; there are " + String.join(", ", all()) + ".",
          Nearest.hint(name, knownNames()));
    }
    return format;
  }
}
