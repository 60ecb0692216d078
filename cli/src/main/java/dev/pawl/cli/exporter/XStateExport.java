package dev.pawl.cli.exporter;

import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.semantics.ResolvedMachine;

/**
 * The export of machines to configurations of XState 5 as JSON. Guards, actions and delays become
 * names, which the program implements. Features that XState does not have become members of {@code
 * meta.pawl}, so that an import can restore these features.
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
