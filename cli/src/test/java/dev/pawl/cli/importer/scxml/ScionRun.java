package dev.pawl.cli.importer.scxml;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.processor.lockstep.MachineDriver;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A run of an imported test in the interpreter and, if there is one, in the compiled machine. */
final class ScionRun {

  private static final Answers NOTHING_HOLDS = (predicate, context) -> false;

  private final ScionCase test;
  private final Machine machine;
  private final Optional<MachineDriver<?, ?>> driver;
  private final Interpreter interpreter;

  ScionRun(ScionCase test, Machine machine, Optional<MachineDriver<?, ?>> driver) {
    this.test = test;
    this.machine = machine;
    this.driver = driver;
    this.interpreter = new Interpreter(machine, NOTHING_HOLDS, 0);
  }

  /** Returns the first difference from the expected configurations; empty if there is none. */
  String difference() {
    return test.isOfW3c() ? differenceAtTheEnd() : differenceInSteps();
  }

  /**
   * Compares only the last configuration, which decides whether a test of the W3C passes. Earlier
   * configurations depend on when SCION takes sent events from its queue.
   */
  private String differenceAtTheEnd() {
    Step start = interpreter.start();
    driver.ifPresent(
        d -> assertEquals(leaves(start), leaves(d.start(NOTHING_HOLDS, false, false))));
    Set<String> actual = leaves(start);
    while (interpreter.due().isPresent() && !interpreter.isOver()) {
      String timer = interpreter.due().get();
      actual = mirrored(timer, interpreter.fireDue());
    }
    Set<String> expected =
        test.events().isEmpty()
            ? test.initial()
            : test.events().get(test.events().size() - 1).next();
    return actual.equals(expected) ? "" : "ends in " + actual + " instead of " + expected;
  }

  private String differenceInSteps() {
    Step step = interpreter.start();
    driver.ifPresent(d -> assertEquals(leaves(step), leaves(d.start(NOTHING_HOLDS, false, false))));
    if (!leaves(step).equals(test.initial())) {
      return "starts in " + leaves(step) + " instead of " + test.initial();
    }
    Set<String> actual = leaves(step);
    for (ScionCase.Event event : test.events()) {
      long left = event.after();
      while (interpreter.untilDue() <= left) {
        left -= interpreter.untilDue();
        String timer = interpreter.due().orElseThrow();
        actual = mirrored(timer, interpreter.fireDue());
      }
      Optional<String> known = known(event.name());
      if (known.isPresent()) {
        actual = mirrored(known.get(), interpreter.fire(known.get()));
      }
      if (!actual.equals(event.next())) {
        return event.name() + " leads to " + actual + " instead of " + event.next();
      }
    }
    return "";
  }

  /**
   * Fires an event at the compiled machine, if there is one, and returns the active leaves of that
   * machine.
   */
  private Set<String> mirrored(String event, Step step) {
    driver.ifPresent(d -> assertEquals(leaves(step), leaves(d.fire(event, false))));
    return leaves(step);
  }

  /**
   * Returns the event of the machine that has the same transitions as the given event. This is the
   * event itself, or the longest event of the machine that is a prefix of the given event.
   */
  private Optional<String> known(String event) {
    return machine.events().stream()
        .filter(e -> e.kind() == Event.Kind.NAMED)
        .map(Event::name)
        .filter(name -> EventNames.matches(name, event))
        .max(Comparator.comparingInt(String::length));
  }

  private Set<String> leaves(Step step) {
    Set<String> names = new TreeSet<>();
    for (String leaf : step.configuration()) {
      machine.states().stream()
          .filter(s -> s.name().equals(leaf) || s.words().constant().equals(leaf))
          .forEach(s -> names.add(machine.wireName(s)));
    }
    return names;
  }
}
