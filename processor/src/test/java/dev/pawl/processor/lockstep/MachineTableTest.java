package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.MachineTable;
import dev.pawl.TransitionListener;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests the exact output of the table of a machine for listeners; {@link LockstepTest} compares the
 * rest.
 */
class MachineTableTest {

  /** Returns all transitions in the order of calls, with the parts that can refuse them. */
  private static List<String> told(String yaml) {
    Machine machine = Charts.read(yaml, new Problems()).orElseThrow();
    List<String> told = new ArrayList<>();
    new InMemoryCompiler()
        .each(
            List.of(new ChartSource.Chart("c", yaml, machine)),
            (chart, driver) -> tell(driver.table(), told),
            (chart, error) -> {
              throw error;
            });
    return told;
  }

  private static <S, E> void tell(MachineTable<S, E> table, List<String> told) {
    List<String> refusing = new ArrayList<>();
    table.visitOutcomes(
        new TransitionListener<>() {
          @Override
          public void moved(S from, String event, S to) {
            told.add(table.name(from) + " " + event + " " + table.name(to));
          }

          @Override
          public void refused(S state, String event) {
            refusing.add(table.name(state) + " " + event);
          }
        });
    List<String> states = refusing.stream().map(r -> r.split(" ")[0]).distinct().toList();
    List<String> all = new ArrayList<>();
    for (String state : states) {
      all.add(state + " null");
      table.eventNames().forEach(event -> all.add(state + " " + event));
    }
    assertEquals(all, refusing, "each of these states may refuse whatever it is");
    told.add("refuse: " + String.join(" ", states));
    assertThrows(UnsupportedOperationException.class, () -> table.states().clear());
    assertThrows(UnsupportedOperationException.class, () -> table.eventNames().clear());
  }

  @Test
  void tableOfAFlatMachine() {
    assertEquals(
        List.of("A go B", "B go A", "B go C", "B back A", "refuse: A B C"),
        told(
            """
            machine: M
            package: c
            states:
              A: { initial: true, on: { go: B } }
              B: { on: { go: [{ guard: p, to: A }, { guard: q, to: C }, A], back: A } }
              C: { final: true }
            """));
  }

  @Test
  void regionsAreShownAsTheirParent() {
    assertEquals(
        List.of(
            "P stop Z",
            "a1 next a2",
            "a2 stop a1",
            "b1 next b2",
            "Z back P",
            "Z null Z",
            "refuse: P Z"),
        told(
            """
            machine: M
            package: c
            states:
              P:
                initial: true
                parallel: true
                on: { stop: Z }
                states:
                  A:
                    states:
                      a1: { initial: true, on: { next: a2 } }
                      a2: { on: { stop: a1 } }
                  B:
                    states:
                      b1: { initial: true, on: { next: b2 } }
                      b2: {}
              Z: { on: { back: P }, always: [{ guard: p, to: Z }] }
            """));
  }

  @Test
  void historyHasAllPossibleTargets() {
    assertEquals(
        List.of(
            "a1 off Z",
            "a1 in a2",
            "a2 off Z",
            "Z deep a1",
            "Z deep a2",
            "Z shallow a1",
            "Z still Z",
            "refuse: a1 a2 Z"),
        told(
            """
            machine: M
            package: c
            states:
              P:
                initial: true
                on: { off: Z }
                states:
                  A:
                    initial: true
                    states:
                      a1: { initial: true, on: { in: a2 } }
                      a2: {}
                  H: { history: deep, to: A }
                  I: { history: shallow, to: A }
              Z:
                on: { deep: H, shallow: I, still: { effects: [beep] } }
            """));
  }
}
