package dev.pawl.language.cover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.check.Checks;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import dev.pawl.language.yaml.FakeTypes;
import dev.pawl.language.yaml.YamlReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RequirementTableTest {

  private static final String YAML =
      """
      machine: M
      package: com.acme
      context: com.acme.Status
      on: { abort: { to: END, requirement: R5 } }
      states:
        A:
          initial: true
          requirement: [R10, R2, R2]
          on:
            go: { guard: ok && !late, to: P, requirement: R2 }
            pick: { choose: some, to: [P, END], requirement: R3 }
            note: { update: count, requirement: R3 }
            "*": { to: END, requirement: R3 }
          after:
            14d: { to: END, requirement: R4 }
        P:
          parallel: true
          states:
            Q: { initial: true, states: { Q1: { initial: true, on: { q: Q2 } }, Q2: {} } }
            R: { initial: true, states: { R1: { initial: true, on: { r: R2 } }, R2: {} } }
            H: { history: deep, to: [Q, R] }
          always: { guard: done, to: END, requirement: R6 }
          on: { both: { to: [Q2, R2], requirement: R6 } }
        END: { final: true }
      verify:
        properties:
          first: { entered: P, onlyAfter: event(go), requirement: [R2, R11] }
          possible: { alwaysPossible: in(END), requirement: R11 }
      """;

  private static ResolvedMachine machine(String yaml) {
    Problems problems = new Problems();
    return YamlReader.read("m.pawl.yaml", yaml, "", true, new FakeTypes(), problems)
        .flatMap(m -> Checks.run(m, problems, false))
        .orElseThrow(() -> new AssertionError(problems.all()));
  }

  private static RequirementTable table(ResolvedMachine machine, CoveringTests tests) {
    RequirementTable table = new RequirementTable();
    table.add(machine, machine.statedProperties(), tests);
    return table;
  }

  private static List<String> rows(RequirementTable table) {
    List<String> rows = new ArrayList<>();
    table
        .covered()
        .forEach(
            (id, elements) ->
                elements.forEach(
                    e ->
                        rows.add(id + ": " + e.text() + e.verdict().map(v -> " " + v).orElse(""))));
    return rows;
  }

  @Test
  void elementsAreListedByRequirementInWords() {
    assertEquals(
        List.of(
            "R2: state A",
            "R2: transition from A on go if ok && !late to P",
            "R2: property first fails",
            "R3: transition from A on pick to P or END",
            "R3: transition from A on note",
            "R3: transition from A on any event to END",
            "R4: transition from A after 14d to END",
            "R5: transition from any state on abort to END",
            "R6: transition from P on both to Q2 and R2",
            "R6: transition from P if done to END",
            "R10: state A",
            "R11: property first fails",
            "R11: property possible holds"),
        rows(table(machine(YAML), CoveringTests.NONE)));
  }

  @Test
  void elementsWithoutRequirementAreCounted() {
    RequirementTable table = table(machine(YAML), CoveringTests.NONE);
    assertEquals(1, table.machines());
    // 9 states, 10 transitions and 2 properties
    assertEquals(21, table.elements());
    // 8 states, q and r
    assertEquals(10, table.untraced());
  }

  @Test
  void testsAreThoseOfEachElement() {
    ResolvedMachine machine = machine(YAML);
    CoveringTests tests =
        new CoveringTests() {
          @Override
          public Set<String> testsOfTransition(int number) {
            ResolvedTransition transition = machine.transitions().get(number);
            return transition.eventName().equals("pick") ? Set.of("T#b", "T#a") : Set.of();
          }

          @Override
          public Set<String> testsOfState(int number) {
            StateNode node = machine.node(number);
            return node.name().equals("A") ? Set.of("T#a") : Set.of();
          }

          @Override
          public Set<String> testsOfProperty(String name) {
            return name.equals("possible") ? Set.of("T#p") : Set.of();
          }
        };
    RequirementTable table = table(machine, tests);
    assertEquals(List.of("R4", "R5", "R6"), table.untested());
    List<TracedElement> third = table.covered().getOrDefault("R3", List.of());
    assertEquals(List.of("T#a", "T#b"), List.copyOf(third.get(0).tests()));
    assertEquals(Set.of(), third.get(1).tests());
  }

  @Test
  void machinesShareRequirements() {
    RequirementTable table = table(machine(YAML), CoveringTests.NONE);
    ResolvedMachine other =
        machine(
            "machine: Other\nstates: { A: { initial: true, requirement: R2, on: { go: B } }, B: {} }");
    table.add(other, List.of(), CoveringTests.NONE);
    assertEquals(
        List.of("com.acme.M", "com.acme.M", "com.acme.M", "Other"),
        table.covered().getOrDefault("R2", List.of()).stream()
            .map(TracedElement::machine)
            .toList());
    assertEquals(2, table.machines());
  }
}
