package dev.pawl.diagrams.document;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.Locale;
import java.util.Optional;

/** Builds the table of the machine's settings. */
final class SettingsTable {

  private final ResolvedMachine machine;

  SettingsTable(ResolvedMachine machine) {
    this.machine = machine;
  }

  TableModel table() {
    TableModel grid = new TableModel("Setting", "Value");
    row(grid, "Package", TextLine.code(machine.declared().packageName()));
    row(grid, "Context", type(machine.declared().context()));
    row(grid, "States", type(machine.declared().stateType()));
    row(grid, "Events", type(machine.declared().eventType().map(Machine.EventType::type)));
    row(
        grid,
        "Unexpected events",
        TextLine.plain(machine.declared().lenient() ? "ignored" : "refused"));
    row(
        grid,
        "Wire names",
        TextLine.plain(
            machine.declared().wireNames().name().toLowerCase(Locale.ROOT).replace('_', ' ')));
    row(
        grid,
        "Threads",
        TextLine.plain(machine.isThreadSafe() ? "any number at a time" : "one at a time"));
    return grid;
  }

  private static TextLine type(Optional<TypeRef> type) {
    return type.map(t -> TextLine.code(t.qualifiedName())).orElse(TextLine.EMPTY);
  }

  private static void row(TableModel grid, String setting, TextLine value) {
    if (!value.isEmpty()) {
      grid.row(TextLine.plain(setting), value);
    }
  }
}
