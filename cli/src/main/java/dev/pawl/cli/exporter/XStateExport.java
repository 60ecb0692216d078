package dev.pawl.cli.exporter;

import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.semantics.ResolvedMachine;

/**
 * The configuration of an XState 5 machine as JSON. Guards, actions and delays are names that the
 * program implements. Members of {@code meta.pawl} preserve the parts that XState cannot express,
 * so that the import can restore these parts.
 */
final class XStateExport implements ExportFormat {

  @Override
  public String name() {
    return "xstate";
  }

  @Override
  public String extension() {
    return ".json";
  }

  @Override
  public Exported export(ResolvedMachine machine) {
    return new Exported(JsonText.of(new XStateWriter(machine).config()), XStateLosses.of(machine));
  }
}
