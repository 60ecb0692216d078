package dev.pawl.cli.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Severity;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Imports texts for tests, and runs the machines. */
public final class Imports {

  private Imports() {}

  /** Imports a text that is valid. */
  public static MachineImport of(String text, ImportFormat format) {
    try {
      return MachineImport.of(
          new SourceText("machine", text), format, new MachineImport.Naming(Optional.empty(), ""));
    } catch (ImportError e) {
      throw new AssertionError(e.place() + " " + e.getMessage(), e);
    }
  }

  /** Returns the error of a text that is not valid, as {@code line:column message hint}. */
  public static String error(String text, ImportFormat format) {
    ImportError error =
        assertThrows(ImportError.class, () -> format.read(new SourceText("machine", text)));
    return error.place().suffix().substring(1) + " " + error.getMessage() + " " + error.hint();
  }

  /** Returns the remarks of an import. */
  public static List<String> remarks(MachineImport imported) {
    return imported.remarks().stream().map(Remark::text).toList();
  }

  /** Returns the machine, which has no errors. */
  public static Machine machine(MachineImport imported) {
    List<String> errors =
        imported.checked().problems().stream()
            .filter(p -> p.code().severity() == Severity.ERROR)
            .map(Problem::message)
            .toList();
    assertEquals(List.of(), errors, imported::yaml);
    return imported.checked().resolved().orElseThrow().declared();
  }

  /**
   * Returns the active leaves after the start and after each event.
   *
   * @param holding the predicates that hold
   */
  public static List<String> run(MachineImport imported, Set<String> holding, String... events) {
    List<String> configurations = new ArrayList<>();
    Interpreter interpreter = interpreter(imported, holding);
    configurations.add(text(interpreter.start()));
    for (String event : events) {
      configurations.add(text(interpreter.fire(event)));
    }
    return configurations;
  }

  /** Returns the effects of the last of several events. */
  public static List<String> effects(MachineImport imported, String... events) {
    Interpreter interpreter = interpreter(imported, Set.of());
    List<String> effects = interpreter.start().effects();
    for (String event : events) {
      effects = interpreter.fire(event).effects();
    }
    return effects;
  }

  private static Interpreter interpreter(MachineImport imported, Set<String> holding) {
    return new Interpreter(
        machine(imported), (predicate, context) -> holding.contains(predicate), 0);
  }

  private static String text(Step step) {
    return String.join(" ", step.configuration());
  }
}
