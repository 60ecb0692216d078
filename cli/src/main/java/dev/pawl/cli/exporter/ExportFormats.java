package dev.pawl.cli.exporter;

import java.util.List;
import java.util.Optional;

/** The formats to which machines can be exported. */
public final class ExportFormats {

  private static final List<ExportFormat> ALL = List.of(new ScxmlExport(), new XStateExport());

  private ExportFormats() {}

  public static List<String> names() {
    return ALL.stream().map(ExportFormat::name).toList();
  }

  public static Optional<ExportFormat> named(String name) {
    return ALL.stream().filter(f -> f.name().equals(name)).findFirst();
  }

  /** Returns the format whose extension a file has. */
  public static Optional<ExportFormat> ofFile(String file) {
    return ALL.stream().filter(f -> file.endsWith(f.extension())).findFirst();
  }
}
