package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Outcome;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests very large statecharts: they compile, load and behave as declared, and the JIT compiler
 * accepts every method that runs in a step.
 */
@Tag("slow")
class BigChartsTest {

  @TempDir Path temp;

  /** Fires the event of a constant at an instance. */
  private static void fire(Walk machine, Object instance, String event) {
    for (Object each : machine.events()) {
      if (each.toString().equals(event)) {
        Object outcome = machine.tryFire(instance, each);
        assertEquals(Outcome.Moved.class, outcome.getClass(), event);
        return;
      }
    }
    throw new AssertionError(event);
  }

  private static List<String> configuration(Walk machine, Object instance) {
    Set<?> leaves = (Set<?>) machine.call(instance, machine.type("Machine"), "configuration");
    return leaves.stream().map(Object::toString).toList();
  }

  private static boolean is(Walk machine, Object instance, String state) {
    Object constant =
        List.of(machine.states()).stream()
            .filter(s -> s.toString().equals(state))
            .findFirst()
            .orElseThrow();
    return (boolean) machine.call(instance, machine.type("Machine"), "is", constant);
  }

  /**
   * Returns a chart with three levels and {@code size} states in each state of the two upper
   * levels. The first state is the default; {@code inner} leads to the next leaf, {@code middle}
   * and {@code outer} to the next states of the upper levels.
   */
  private static String threeLevels(int size, int leaves, boolean effects) {
    StringBuilder yaml = new StringBuilder("machine: Big\npackage: big\ninitial: T0\nstates:\n");
    String entry = effects ? "entry: enter, exit: leave, " : "";
    for (int t = 0; t < size; t++) {
      yaml.append("  T").append(t).append(": { ").append(entry);
      yaml.append("initial: T" + t + "_M0, on: { outer: T" + (t + 1) % size + " }, states: {\n");
      for (int m = 0; m < size; m++) {
        String middle = "T" + t + "_M" + m;
        yaml.append("    " + middle + ": { initial: " + middle + "_L0, ").append(entry);
        yaml.append("on: { middle: T" + t + "_M" + (m + 1) % size + " }, states: {\n");
        for (int l = 0; l < leaves; l++) {
          yaml.append("      " + middle + "_L" + l + ": { ").append(entry);
          yaml.append("on: { inner: " + middle + "_L" + (l + 1) % leaves + " } },\n");
        }
        yaml.append("    } },\n");
      }
      yaml.append("  } }\n");
    }
    return yaml.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "JAVAC, 10, 9, false",
    "JAVAC, 10, 9, true",
    "ECJ, 10, 9, true",
    "JAVAC, 19, 10, false"
  })
  void ofThreeLevels(Tool tool, int size, int leaves, boolean effects) throws IOException {
    Compiled compiled = BigMachine.compile(temp, tool, threeLevels(size, leaves, effects));
    assertEquals(List.of("PAWL048"), compiled.codes());
    BigMachine.assertShortMethods(compiled);
    try (URLClassLoader loader = compiled.loader()) {
      Walk machine = new Walk(loader, "big.Big");
      List<String> done = new ArrayList<>();
      Object listener =
          effects ? machine.implement("Effects", m -> done.add(m.getName()) ? null : null) : null;
      Object instance = machine.instance(machine.states()[2], null, null, listener);
      SplittableRandom random = new SplittableRandom(size);
      int[] at = {0, 0, 0};
      for (int step = 0; step < 3_000; step++) {
        done.clear();
        int level = random.nextInt(3);
        fire(machine, instance, List.of("OUTER", "MIDDLE", "INNER").get(level));
        at[level] = (at[level] + 1) % (level == 2 ? leaves : size);
        for (int below = level + 1; below < 3; below++) {
          at[below] = 0;
        }
        String middle = "T" + at[0] + "_M" + at[1];
        assertEquals(List.of(middle + "_L" + at[2]), configuration(machine, instance));
        if (effects) {
          assertEquals(2 * (3 - level), done.size());
          assertEquals(3 - level, done.indexOf("enter"));
        }
        if (step % 100 == 0) {
          assertEquals(true, is(machine, instance, middle));
          assertEquals(at[1] == 1, is(machine, instance, "T" + at[0] + "_M1"));
        }
      }
    }
  }

  /**
   * Returns a chart whose regions are rings. One event per region moves that region, one event
   * moves all regions, and one guard tests another region.
   */
  private static String rings(int regions, int states) {
    StringBuilder yaml = new StringBuilder("machine: Big\npackage: big\nparallel: true\nstates:\n");
    for (int r = 0; r < regions; r++) {
      yaml.append("  R" + r + ":\n    initial: R" + r + "_S0\n    states:\n");
      for (int s = 0; s < states; s++) {
        String next = "R" + r + "_S" + (s + 1) % states;
        String asked = "in(R" + (r + 1) % regions + "_S" + s + ")";
        yaml.append("      R" + r + "_S" + s + ": { on: { move" + r + ": " + next);
        yaml.append(", all: " + next + ", with" + r + ": { guard: \"" + asked + "\", to: " + next);
        yaml.append(" } }, entry: enter" + s % 7 + " }\n");
      }
    }
    return yaml.toString();
  }

  @ParameterizedTest
  @CsvSource({"JAVAC, 4, 50", "ECJ, 4, 50"})
  void chartWithRegionsWorks(Tool tool, int regions, int states) throws IOException {
    Compiled compiled = BigMachine.compile(temp, tool, rings(regions, states));
    BigMachine.assertShortMethods(compiled);
    try (URLClassLoader loader = compiled.loader()) {
      Walk machine = new Walk(loader, "big.Big");
      List<String> done = new ArrayList<>();
      Object listener = machine.implement("Effects", m -> done.add(m.getName()) ? null : null);
      Object instance = machine.instance(machine.states()[0], null, null, listener);
      Map<String, Object> events = new TreeMap<>();
      for (Object event : machine.events()) {
        events.put(event.toString(), event);
      }
      SplittableRandom random = new SplittableRandom(regions);
      int[] at = new int[regions];
      for (int step = 0; step < 1_000; step++) {
        int region = random.nextInt(regions);
        done.clear();
        List<String> expected = new ArrayList<>();
        switch (random.nextInt(4)) {
          case 0 -> {
            fire(machine, instance, "ALL");
            for (int r = 0; r < regions; r++) {
              at[r] = (at[r] + 1) % states;
              expected.add("enter" + at[r] % 7);
            }
          }
          case 1 -> {
            boolean moves = at[(region + 1) % regions] == at[region];
            Object outcome = machine.tryFire(instance, events.get("WITH" + region));
            assertEquals(moves, outcome instanceof Outcome.Moved<?>, outcome::toString);
            if (moves) {
              at[region] = (at[region] + 1) % states;
              expected.add("enter" + at[region] % 7);
            }
          }
          default -> {
            fire(machine, instance, "MOVE" + region);
            at[region] = (at[region] + 1) % states;
            expected.add("enter" + at[region] % 7);
          }
        }
        assertEquals(expected, done);
        if (step % 10 == 0) {
          List<String> leaves = new ArrayList<>();
          for (int r = 0; r < regions; r++) {
            leaves.add("R" + r + "_S" + at[r]);
          }
          assertEquals(leaves, configuration(machine, instance));
        }
      }
    }
  }

  /** Every state takes its data from the exited state. */
  @Test
  void chartWithDataWorks() throws IOException {
    checkChartWithData(60);
  }

  private void checkChartWithData(int states) throws IOException {
    StringBuilder yaml =
        new StringBuilder(
            "machine: Big\npackage: big\nevents: { set: { payload: { n: int } } }\nstates:\n");
    yaml.append("  S0: { initial: true, on: { set: S1 } }\n");
    for (int s = 1; s < states; s++) {
      int next = 1 + s % (states - 1);
      yaml.append("  S" + s + ": { data: { n: int, m: long }, on: { hop: S" + next + " } }\n");
    }
    yaml.append("on: { home: S1, clear: S0 }\n");
    Compiled compiled = BigMachine.compile(temp, Tool.JAVAC, yaml.toString());
    BigMachine.assertShortMethods(compiled);
    try (URLClassLoader loader = compiled.loader()) {
      Walk machine = new Walk(loader, "big.Big");
      Object logic =
          machine.implement("Logic", m -> m.getReturnType() == int.class ? 7 : (Object) 8L);
      Class<?> type = machine.type("Machine");
      Object instance = machine.instance(null, null, logic, null);
      machine.call(instance, type, "fire", machine.call(null, machine.type("Event"), "set", 5));
      Object hop = machine.call(null, machine.type("Event"), "hop");
      for (int step = 1; step < 150; step++) {
        int at = 1 + (step - 1) % (states - 1);
        assertEquals("S" + at + "[n=5, m=8]", machine.state(instance).toString());
        machine.tryFire(instance, hop);
      }
      machine.call(instance, type, "fire", machine.call(null, machine.type("Event"), "home"));
      assertEquals("S1[n=5, m=8]", machine.state(instance).toString());
    }
  }

  @Test
  @Tag("attack")
  @Tag("long")
  void chartWithThreeLevelsWorks() throws IOException {
    ofThreeLevels(Tool.JAVAC, 20, 8, true);
  }

  @Test
  @Tag("long")
  void chartWithManyRegionsWorks() throws IOException {
    chartWithRegionsWorks(Tool.JAVAC, 40, 50);
  }

  @Test
  @Tag("long")
  void chartWithManyDataStatesWorks() throws IOException {
    checkChartWithData(1_000);
  }
}
