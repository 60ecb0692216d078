package dev.pawl.cli.exporter;

import dev.pawl.language.semantics.ResolvedMachine;

/**
 * SCXML 1.0 with the ECMAScript data model. Predicates are properties of the object {@code logic}.
 * Attributes in Pawl's namespace preserve the parts that SCXML cannot express, so that the import
 * can restore these parts.
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
