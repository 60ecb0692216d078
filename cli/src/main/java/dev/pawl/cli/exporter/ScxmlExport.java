package dev.pawl.cli.exporter;

import dev.pawl.language.semantics.ResolvedMachine;

/**
 * The export of machines to SCXML 1.0 with the ECMAScript data model. Predicates become properties
 * of the object {@code logic}. Features that SCXML does not have become attributes in Pawl's
 * namespace, so that an import can restore these features.
 */
final class ScxmlExport implements ExportFormat {

  @Override
  public String name() {
    return "scxml";
  }

  @Override
  public String extension() {
    return ".scxml";
  }

  @Override
  public Exported export(ResolvedMachine machine) {
    return new ScxmlWriter(machine).write();
  }
}
