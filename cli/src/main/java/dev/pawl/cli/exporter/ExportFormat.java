package dev.pawl.cli.exporter;

import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The formats to which machines can be exported. */
public enum ExportFormat {

  /**
   * SCXML 1.0 with the ECMAScript data model. Predicates become properties of the object {@code
   * logic}. Features that SCXML does not have become attributes in Pawl's namespace, so that an
   * import can restore these features.
   */
  SCXML("scxml", ".scxml") {
    @Override
    public Exported export(ResolvedMachine machine) {
      return new ScxmlWriter(machine).write();
    }
  },
  /**
   * Configurations of XState 5 as JSON. Guards, actions and delays become names, which the program
   * implements. Features that XState does not have become members of {@code meta.pawl}, so that an
   * import can restore these features.
   */
  XSTATE("xstate", ".json") {
    @Override
    public Exported export(ResolvedMachine machine) {
      String json = JsonText.of(new XStateWriter(machine).config());
      return new Exported(json, XStateLosses.of(machine));
    }
  };

  /**
   * An exported machine.
   *
   * @param losses sentences that say what the format, or the tools that read it, cannot express
   */
  public record Exported(String text, List<String> losses) {
    public Exported {
      losses = List.copyOf(losses);
    }
  }

  private final String word;
  private final String extension;

  ExportFormat(String word, String extension) {
    this.word = word;
    this.extension = extension;
  }

  /** Returns the names of all formats in the option {@code --to}, such as {@code scxml}. */
  public static List<String> names() {
    return Arrays.stream(values()).map(f -> f.word).toList();
  }

  public static Optional<ExportFormat> named(String name) {
    return Arrays.stream(values()).filter(f -> f.word.equals(name)).findFirst();
  }

  /** Returns the format whose extension a file has. */
  public static Optional<ExportFormat> ofFile(String file) {
    return Arrays.stream(values()).filter(f -> file.endsWith(f.extension)).findFirst();
  }

  /** Returns the extension of files in this format, such as {@code .scxml}. */
  public String extension() {
    return extension;
  }

  /** Exports a machine, which must have no errors. */
  public abstract Exported export(ResolvedMachine machine);
}
