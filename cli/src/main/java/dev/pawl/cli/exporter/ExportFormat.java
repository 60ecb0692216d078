package dev.pawl.cli.exporter;

import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;

/** A format to which machines are exported. */
public interface ExportFormat {

  /**
   * An exported machine.
   *
   * @param losses sentences that say what the format, or the tools that read it, cannot express
   */
  record Exported(String text, List<String> losses) {
    public Exported {
      losses = List.copyOf(losses);
    }
  }

  /** Returns the name of the format in the option {@code --to}, such as {@code scxml}. */
  String name();

  /** Returns the extension of files in this format, such as {@code .scxml}. */
  String extension();

  /** Exports a machine, which must have no errors. */
  Exported export(ResolvedMachine machine);
}
