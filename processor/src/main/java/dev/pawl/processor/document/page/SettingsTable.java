package dev.pawl.processor.document.page;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.TypeRef;
import java.util.Locale;

/** What was declared of the machine as a whole, for whoever programs with it. */
final class SettingsTable {

  private final Machine machine;

  SettingsTable(Machine machine) {
    this.machine = machine;
  }

  Grid table() {
    Grid grid = new Grid("Setting", "Value");
    row(grid, "Package", Line.code(machine.packageName()));
    row(grid, "Context", type(machine.context().orElse(null)));
    row(grid, "States", type(machine.stateType().orElse(null)));
    row(grid, "Events", type(machine.eventType().map(Machine.EventType::type).orElse(null)));
    row(grid, "Unexpected events", Line.plain(machine.lenient() ? "ignored" : "refused"));
    row(
        grid,
        "Wire names",
        Line.plain(machine.wireNames().name().toLowerCase(Locale.ROOT).replace('_', ' ')));
    row(
        grid,
        "Threads",
        Line.plain(machine.threadSafe() ? "any number at a time" : "one at a time"));
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
