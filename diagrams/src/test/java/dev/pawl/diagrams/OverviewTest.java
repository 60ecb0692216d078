package dev.pawl.diagrams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.overview.MachinePicture;
import dev.pawl.diagrams.overview.Overview;
import dev.pawl.diagrams.text.MachineLayout;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests that the overview of a large machine shows exactly the transitions between its boxes. */
class OverviewTest {

  /**
   * Returns a machine of parts. The states of a part form a ring, and the parts form a ring, too.
   */
  private static MachineSketch parts(int parts, int states) {
    MachineSketch sketch = MachineSketch.named("Parts");
    for (int p = 0; p < parts; p++) {
      int part = p;
      sketch.state(
          "PART" + p,
          s -> {
            s.on("leave", "PART" + (part + 1) % parts);
            for (int i = 0; i < states; i++) {
              String next = "P" + part + "S" + (i + 1) % states;
              s.state("P" + part + "S" + i, t -> t.on("next", next));
            }
          });
    }
    return sketch;
  }

  private static MachineSketch ring(int states, int tags) {
    MachineSketch sketch = MachineSketch.named("Ring");
    for (int i = 0; i < states; i++) {
      int number = i;
      sketch.state(
          "S" + i,
          s -> {
            if (number == 0) {
              s.initial("");
            }
            if (tags > 0) {
              s.tags("tag" + number * tags / states);
            }
            s.on("e" + number % 7, "S" + (number + 1) % states);
          });
    }
    return sketch;
  }

  private static Set<String> transitions(ResolvedMachine machine) {
    Set<String> transitions = new TreeSet<>();
    for (ResolvedTransition transition : machine.transitions()) {
      transition
          .targets()
          .forEach(
              to ->
                  transitions.add(
                      transition.source().name() + ">" + to.name() + ":" + transition.eventName()));
    }
    return transitions;
  }

  @Test
  void compositeStateBecomesBoxWithItsTransitions() {
    ResolvedMachine machine = ResolvedMachine.of(parts(20, 15).machine());
    Overview overview = Overview.of(machine);
    assertEquals(20, overview.machine().states().size());
    Set<String> wanted = new TreeSet<>();
    for (int p = 0; p < 20; p++) {
      wanted.add("PART" + p + ">PART" + (p + 1) % 20 + ":leave");
    }
    assertEquals(wanted, transitions(overview.machine()));
    assertEquals("15 states", overview.machine().node(1).declared().description());
    for (int n = 1; n < machine.tree().size(); n++) {
      String box = overview.machine().node(overview.boxes().get(n)).name();
      String name = machine.node(n).name();
      assertTrue(name.equals(box) || name.startsWith("P" + box.substring(4) + "S"), name);
    }
  }

  @Test
  void statesWithSameTagShareOneBox() {
    Overview overview = Overview.of(ResolvedMachine.of(ring(300, 12).machine()));
    assertEquals(12, overview.machine().states().size());
    assertEquals(
        List.of("tag0", "tag1", "tag2"),
        overview.machine().states().stream().limit(3).map(s -> s.name()).toList());
    assertTrue(overview.machine().states().get(0).declared().isInitial());
    assertEquals(12, overview.machine().transitions().size());
  }

  @Test
  void statesWithSamePrefixShareOneBox() {
    MachineSketch sketch = MachineSketch.named("Stack");
    List<String> names = new ArrayList<>();
    for (String prefix : List.of("CREATE", "UPDATE", "IMPORT", "DELETE", "ROLLBACK")) {
      for (int i = 0; i < 9; i++) {
        names.add("STACK_" + prefix + "_STEP" + i);
      }
    }
    for (int i = 0; i < names.size(); i++) {
      int number = i;
      String next = names.get((i + 1) % names.size());
      sketch.state(
          names.get(i),
          s -> {
            if (number == 0) {
              s.initial("");
            }
            s.on("next", next);
          });
    }
    Overview overview = Overview.of(ResolvedMachine.of(sketch.machine()));

    assertEquals(
        List.of(
            "STACK_CREATE_STEP…",
            "STACK_UPDATE_STEP…",
            "STACK_IMPORT_STEP…",
            "STACK_DELETE_STEP…",
            "STACK_ROLLBACK_STEP…"),
        overview.machine().states().stream().map(s -> s.name()).toList());
  }

  @Test
  void ungroupedStatesBeyondTheFirstShareOneBox() {
    Overview overview = Overview.of(ResolvedMachine.of(ring(300, 0).machine()));
    assertEquals(24, overview.machine().states().size());
    Set<String> names =
        overview.machine().states().stream().map(s -> s.name()).collect(Collectors.toSet());
    assertTrue(names.contains("S0") && names.contains("S22"), names::toString);
    assertTrue(names.contains("277 other states"), names::toString);
    Set<String> transitions = transitions(overview.machine());
    assertTrue(transitions.contains("S22>277 other states:e1"), transitions::toString);
    assertTrue(transitions.contains("277 other states>S0:e5"), transitions::toString);
  }

  @Test
  void machineWithMoreThanFortyStatesIsDrawnAsOverview() {
    ResolvedMachine small = ResolvedMachine.of(ring(40, 3).machine());
    assertTrue(MachinePicture.of(small, MachineLayout.of(small)).overview().isEmpty());
    ResolvedMachine large = ResolvedMachine.of(ring(41, 3).machine());
    MachinePicture picture = MachinePicture.of(large, MachineLayout.of(large));
    assertTrue(picture.overview().isPresent());
    assertTrue(picture.svg().orElseThrow().contains("data-state=\"tag1\""));
  }

  /**
   * Returns a machine with twelve states, each with the given number of transitions and different
   * events.
   */
  private static ResolvedMachine dense(int transitions) {
    MachineSketch sketch = MachineSketch.named("Dense");
    for (int i = 0; i < 12; i++) {
      int state = i;
      sketch.state(
          "S" + i,
          s -> {
            for (int k = 1; k <= transitions; k++) {
              s.on("e" + state + "_" + k, "S" + (state + k * (k + 1) / 2) % 12);
            }
          });
    }
    return ResolvedMachine.of(sketch.machine());
  }

  @Test
  void transitionsOfDenseMachineAreCountedAndListedBelow() {
    ResolvedMachine machine = dense(8);
    String svg = MachinePicture.of(machine, MachineLayout.of(machine)).svg().orElseThrow();
    assertTrue(svg.contains(" events ①"), svg);
    String told = String.join(" ", svg.split("<[^>]*>")).replaceAll("\\s+", " ");
    machine
        .transitions()
        .forEach(
            transition -> assertTrue(told.contains(transition.eventName()), transition::toString));
    // If there are few transitions, each is drawn with its label.
    ResolvedMachine sparse = dense(2);
    String all = MachinePicture.of(sparse, MachineLayout.of(sparse)).svg().orElseThrow();
    assertTrue(!all.contains(" events "), all);
  }

  @Test
  void moreThanTwelveLabelsOfArrowAreListedBelow() {
    for (int labels : new int[] {12, 13}) {
      MachineSketch sketch = MachineSketch.named("M");
      sketch.state(
          "A",
          s -> {
            for (int i = 0; i < labels; i++) {
              s.on("event" + i, "B");
            }
          });
      sketch.state("B", s -> s.end());
      ResolvedMachine machine = ResolvedMachine.of(sketch.machine());
      String svg = MachinePicture.of(machine, MachineLayout.of(machine)).svg().orElseThrow();
      assertEquals(labels == 13, svg.contains("13 events ①"), svg);
      assertTrue(svg.contains("event7"), svg);
    }
  }

  /** The limit is ten times the duration on an idle machine. */
  @Test
  void thousandStatesAreDrawnWithinTimeLimit() {
    ResolvedMachine machine = ResolvedMachine.of(parts(40, 25).machine());
    long begin = System.nanoTime();
    MachinePicture.of(machine, MachineLayout.of(machine));
    long millis = (System.nanoTime() - begin) / 1_000_000;
    assertTrue(millis < 20_000, millis + " ms");
  }
}
