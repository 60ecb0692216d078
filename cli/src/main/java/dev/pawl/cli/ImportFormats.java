package dev.pawl.cli;

import dev.pawl.cli.importer.ImportFormat;
import dev.pawl.cli.importer.SourceText;
import dev.pawl.cli.importer.diagram.MermaidFormat;
import dev.pawl.cli.importer.diagram.PlantUmlFormat;
import dev.pawl.cli.importer.scxml.ScxmlFormat;
import dev.pawl.cli.importer.xstate.XStateFormat;
import java.util.List;
import java.util.Optional;

/** The formats of machines that can be imported. */
final class ImportFormats {

  private static final List<ImportFormat> ALL =
      List.of(new ScxmlFormat(), new PlantUmlFormat(), new MermaidFormat(), new XStateFormat());

  private ImportFormats() {}

  public static List<String> names() {
    return ALL.stream().map(ImportFormat::name).toList();
  }

  /**
   * Returns the format of a file; empty if it is unknown.
   *
   * @param name the name of the format, if the user sets one; otherwise the file itself is examined
   */
  public static Optional<ImportFormat> of(SourceText source, Optional<String> name) {
    return ALL.stream()
        .filter(f -> name.map(f.name()::equals).orElseGet(() -> f.recognizes(source)))
        .findFirst();
  }
}
