package dev.pawl.cli.exporter;

import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;

/** A format to which machines are exported. */
public interface ExportFormat {

  /**
   * An exported machine.
   *
   * @param text the content of the file
   * @param losses the parts of the machine that the format or its tools cannot express, as
   *     sentences
   */
  record Exported(String text, List<String> losses) {
    public Exported {
      losses = List.copyOf(losses);
    }
  }

  /** Returns the name that the option {@code --to} uses, such as {@code scxml}. */
  String name();

  /** Returns the extension of files in this format, such as {@code .scxml}. */
  String extension();

  /** Exports a machine. The machine must have no errors. */
  Exported export(ResolvedMachine machine);
}
