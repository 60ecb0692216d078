package dev.pawl.cli.importer.scxml;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.MachineImport;
import dev.pawl.cli.importer.Remark;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Severity;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Imports the tests of SCION and of the W3C, and runs them. {@code -Dpawl.scion=FOLDER} names the
 * folder of node modules.
 */
@EnabledIfSystemProperty(named = "pawl.scion", matches = ".+")
class ScionSuiteTest {

  /** The result of a test; the reason is empty if it passed. */
  private record Result(ScionCase test, String failure, String reason) {
    @Override
    public String toString() {
      return test.name() + ": " + failure + (reason.isEmpty() ? "" : " [" + reason + "]");
    }
  }

  @Test
  void all() throws IOException {
    List<Result> results = new ArrayList<>();
    for (ScionCase test : ScionCase.all(Path.of(System.getProperty("pawl.scion")))) {
      results.add(run(test));
    }
    for (boolean w3c : List.of(false, true)) {
      List<Result> of = results.stream().filter(r -> r.test.isOfW3c() == w3c).toList();
      System.out.println((w3c ? "W3C " : "SCION ") + of.size() + ", passed " + of.stream().filter(r -> r.failure.isEmpty()).count());
      of.stream().filter(r -> !r.failure.isEmpty()).forEach(System.out::println);
    }
    assertEquals(
        List.of(),
        results.stream().filter(r -> !r.failure.isEmpty() && r.reason.isEmpty()).toList());
  }

  private static Result run(ScionCase test) {
    MachineImport imported;
    try {
      imported = test.imported("");
    } catch (ImportError e) {
      return new Result(test, "not imported", e.getMessage());
    }
    Optional<ResolvedMachine> good = imported.checked().good();
    String reason =
        imported.remarks().stream()
            .map(Remark::text)
            .collect(Collectors.joining("; "));
    if (good.isEmpty()) {
      return new Result(
          test,
          "errors",
          imported.checked().problems().stream()
              .filter(p -> p.code().severity() == Severity.ERROR)
              .map(Problem::message)
              .collect(Collectors.joining("; ")) + reason);
    }
    if (reason.isEmpty()) {
      reason = imported.skeletons().keySet().stream().filter(k -> k.contains("Logic")).findFirst().map(k -> imported.skeletons().get(k).lines().filter(l -> l.contains("// Imported")).findFirst().orElse("").strip()).orElse("");
    }
    return new Result(test, difference(test, good.get().declared()), reason);
  }

  /** Returns the first difference between the expected and the actual configurations. */
  private static String difference(ScionCase test, Machine machine) {
    Interpreter interpreter = new Interpreter(machine, new NoAnswers(), 0);
    try {
      Step step = interpreter.start();
      Set<String> actual = wireNames(machine, step);
      if (!actual.equals(test.initial())) {
        return "starts in " + actual + " instead of " + test.initial();
      }
      for (ScionCase.Event event : test.events()) {
        long left = event.after();
        while (interpreter.untilDue() <= left) {
          left -= interpreter.untilDue();
          interpreter.fireDue();
        }
        step = known(machine, event.name()).map(interpreter::fire).orElseGet(() -> interpreter.pass(0));
        actual = wireNames(machine, step);
        if (!actual.equals(event.next())) {
          return event.name() + " leads to " + actual + " instead of " + event.next();
        }
      }
      return "";
    } catch (RuntimeException e) {
      return e.toString();
    }
  }

  /**
   * Returns the event of a machine that has the same transitions as an event: itself, or the
   * longest of the machine's events with which it starts.
   */
  private static Optional<String> known(Machine machine, String event) {
    return machine.events().stream()
        .map(e -> e.name())
        .filter(name -> EventNames.matches(name, event))
        .max(Comparator.comparingInt(String::length));
  }

  private static Set<String> wireNames(Machine machine, Step step) {
    Set<String> names = new TreeSet<>();
    step.configuration()
        .forEach(
            name ->
                machine.states().stream()
                    .filter(s -> s.name().equals(name))
                    .forEach(s -> names.add(machine.wireName(s))));
    return names;
  }

  private record NoAnswers() implements Answers {
    @Override
    public boolean holds(String predicate, Integer context) {
      return false;
    }

    @Override
    public Integer update(String update, Integer context) {
      return context;
    }

    @Override
    public String choose(String choice, List<String> targets, Integer context) {
      return targets.get(0);
    }
  }
}
