package dev.pawl.processor.document.page;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.type.TypeRef;
import dev.pawl.processor.semantics.ResolvedMachine;
import java.util.Locale;

/** The settings declared of the machine as a whole, for whoever programs with it. */
final class SettingsTable {

  private final ResolvedMachine machine;

  SettingsTable(ResolvedMachine machine) {
    this.machine = machine;
  }

  Grid table() {
    Grid grid = new Grid("Setting", "Value");
    row(grid, "Package", Line.code(machine.declared().packageName()));
    row(grid, "Context", type(machine.declared().context().orElse(null)));
    row(grid, "States", type(machine.declared().stateType().orElse(null)));
    row(
        grid,
        "Events",
        type(machine.declared().eventType().map(Machine.EventType::type).orElse(null)));
    row(
        grid,
        "Unexpected events",
        Line.plain(machine.declared().lenient() ? "ignored" : "refused"));
    row(
        grid,
        "Wire names",
        Line.plain(
            machine.declared().wireNames().name().toLowerCase(Locale.ROOT).replace('_', ' ')));
    row(
        grid,
        "Threads",
        Line.plain(machine.declared().threadSafe() ? "any number at a time" : "one at a time"));
    return grid;
  }

  private static Line type(TypeRef type) {
    return type == null ? Line.EMPTY : Line.code(type.qualifiedName());
  }

  private static void row(Grid grid, String setting, Line value) {
    if (!value.isEmpty()) {
      grid.row(Line.plain(setting), value);
    }
  }
}
