package dev.pawl.diagrams.document.page;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.Locale;

/** The settings declared of the machine as a whole, for whoever programs with it. */
final class SettingsTable {

  private final ResolvedMachine machine;

  SettingsTable(ResolvedMachine machine) {
    this.machine = machine;
  }

  TableModel table() {
    TableModel grid = new TableModel("Setting", "Value");
    row(grid, "Package", TextLine.code(machine.declared().packageName()));
    row(grid, "Context", type(machine.declared().context().orElse(null)));
    row(grid, "States", type(machine.declared().stateType().orElse(null)));
    row(
        grid,
        "Events",
        type(machine.declared().eventType().map(Machine.EventType::type).orElse(null)));
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
        TextLine.plain(machine.declared().threadSafe() ? "any number at a time" : "one at a time"));
    return grid;
  }

  private static TextLine type(TypeRef type) {
    return type == null ? TextLine.EMPTY : TextLine.code(type.qualifiedName());
  }

  private static void row(TableModel grid, String setting, TextLine value) {
    if (!value.isEmpty()) {
      grid.row(TextLine.plain(setting), value);
    }
  }
}
