package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Outcome;
import dev.pawl.engine.SparseTable;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashSet;
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
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests very large machines: they compile, load and behave as declared, and the JIT compiler
 * accepts every method.
 */
@Tag("long")
class BigMachinesTest {

  @TempDir Path temp;

  /** Returns a random table of target states, by state and event; -1 for no transition. */
  private static int[][] table(int states, int events, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[][] table = new int[states][events];
    for (int s = 0; s < states; s++) {
      for (int e = 0; e < events; e++) {
        table[s][e] = random.nextInt(3) == 0 ? -1 : random.nextInt(states);
      }
      // makes every state reachable
      table[s][s % events] = (s + 1) % states;
    }
    return table;
  }

  private static String yaml(String head, int[][] table) {
    StringBuilder yaml = new StringBuilder("machine: Big\npackage: big\n" + head + "states:\n");
    for (int s = 0; s < table.length; s++) {
      yaml.append("  S").append(s).append(s == 0 ? ": { initial: true, on: {" : ": { on: {");
      String comma = " ";
      for (int e = 0; e < table[s].length; e++) {
        if (table[s][e] >= 0) {
          yaml.append(comma).append("e").append(e).append(": S").append(table[s][e]);
          comma = ", ";
        }
      }
      yaml.append(" } }\n");
    }
    return yaml.toString();
  }

  /** Walks randomly through the table and the generated code. */
  private static void walk(Walk machine, int[][] table, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Object[] states = machine.states();
    Map<String, Object> events = new TreeMap<>();
    for (Object event : machine.events()) {
      events.put(event.toString(), event);
    }
    assertEquals(table.length, states.length);
    int state = 0;
    Object instance = machine.instance(states[0], null, null, null);
    for (int step = 0; step < 5_000; step++) {
      int event = random.nextInt(table[0].length);
      Object fired = events.get("E" + event);
      int to = table[state][event];
      if (fired == null) {
        // no state handles the event, so it is not generated
        continue;
      }
      Object outcome = machine.tryFire(instance, fired);
      if (to < 0) {
        assertTrue(outcome instanceof Outcome.Illegal<?>, outcome::toString);
        state = random.nextInt(table.length);
        instance = machine.instance(states[state], null, null, null);
      } else {
        assertEquals(new Outcome.Moved<>(states[state], states[to]), outcome);
        assertEquals(states[to], machine.next(states[state], fired, List.of()));
        state = to;
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "JAVAC, 1000, 10",
    "ECJ, 300, 10",
    "JAVAC, 126, 3",
    "JAVAC, 127, 3",
    "JAVAC, 128, 3",
    "JAVAC, 129, 3",
    "ECJ, 128, 3",
    "JAVAC, 255, 3",
    "JAVAC, 256, 3",
    "JAVAC, 257, 3",
    "JAVAC, 3, 300"
  })
  void doWhatTheirTableSays(Tool tool, int states, int events) throws IOException {
    int[][] table = table(states, events, states);
    Compiled compiled = BigMachine.compile(temp, tool, yaml("", table));
    boolean large = states > 200;
    assertEquals(large ? List.of("PAWL048") : List.of(), compiled.codes());
    BigMachine.assertShortMethods(compiled);
    try (URLClassLoader loader = compiled.loader()) {
      Walk machine = new Walk(loader, "big.Big");
      assertEquals(!large, machine.exists("Phase"));
      assertFalse(machine.exists("Cases"));
      walk(machine, table, 7);
      explains(machine, table);
    }
  }

  @Test
  void largestMachinesWork() throws IOException {
    doWhatTheirTableSays(Tool.JAVAC, 4_000, 10);
  }

  /** Checks rarely used methods in large machines. */
  private static void explains(Walk machine, int[][] table) {
    Class<?> transitions = machine.type("Transitions");
    Object[] states = machine.states();
    for (int s = 0; s < table.length; s += 97) {
      Set<Object> targets = new HashSet<>();
      for (int to : table[s]) {
        if (to >= 0) {
          targets.add(states[to]);
        }
      }
      assertEquals(targets, machine.call(null, transitions, "targets", states[s]));
      Object wire = machine.call(null, machine.type("Codec"), "toWire", states[s]);
      assertEquals("S" + s, wire);
      assertEquals(states[s], machine.call(null, machine.type("Codec"), "fromWire", wire));
      for (Object to : List.of(states[(s + 1) % states.length], states[s])) {
        assertEquals(
            targets.contains(to),
            machine.call(null, machine.type("Validator"), "isLegal", states[s], to));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {300})
  void largePartsAreGeneratedOnRequest(int states) throws IOException {
    int[][] table = table(states, 3, 5);
    Compiled compiled =
        BigMachine.compile(temp, Tool.JAVAC, yaml("include: [phase, cases]\n", table));
    assertEquals(List.of(), compiled.codes());
    BigMachine.assertShortMethods(compiled);
    try (URLClassLoader loader = compiled.loader()) {
      Walk machine = new Walk(loader, "big.Big");
      for (int s = 0; s < states; s += 7) {
        Object phase = machine.call(null, machine.type("Phase"), "of", machine.states()[s]);
        assertEquals(machine.states()[s], machine.call(phase, machine.type("Phase"), "state"));
        Object cases = machine.implement("Cases", java.lang.reflect.Method::getName);
        assertEquals(
            "s" + s,
            machine.call(null, machine.type("Cases"), "match", machine.states()[s], cases));
      }
    }
  }

  /** A table with one event per target, which is mostly empty. */
  @ParameterizedTest
  @ValueSource(ints = {300})
  void sparseMachineHasASparseTable(int states) throws Exception {
    StringBuilder yaml = new StringBuilder("machine: Big\npackage: big\nstates:\n");
    for (int s = 0; s < states; s++) {
      yaml.append("  S").append(s).append(": { ").append(s == 0 ? "initial: true, " : "");
      yaml.append("to: [S").append((s + 1) % states).append(", S").append((s + 2 + s % 5) % states);
      yaml.append("] }\n");
    }
    Compiled compiled = BigMachine.compile(temp, Tool.JAVAC, yaml.toString());
    BigMachine.assertShortMethods(compiled);
    try (URLClassLoader loader = compiled.loader()) {
      Walk machine = new Walk(loader, "big.Big");
      Class<?> table = machine.type("Transitions").getDeclaredField("NEXT").getType();
      assertEquals(SparseTable.class.getName(), table.getName());
      Object[] all = machine.states();
      for (int s = 0; s < states; s += 11) {
        Set<Object> targets = Set.of(all[(s + 1) % states], all[(s + 2 + s % 5) % states]);
        assertEquals(targets, machine.call(null, machine.type("Transitions"), "targets", all[s]));
        for (Object event : machine.events()) {
          boolean legal = targets.stream().anyMatch(t -> event.toString().equals("TO_" + t));
          assertEquals(legal, permits(machine, all[s], event), all[s] + " " + event);
        }
      }
    }
  }

  private static Object permits(Walk machine, Object state, Object event) {
    return machine.call(null, machine.type("Transitions"), "permits", state, event);
  }

  /** The maximum numbers of states and events compile. */
  @Test
  void machineAtTheLimitWorks() throws IOException {
    int states = 4_000;
    int events = 3_000;
    StringBuilder yaml = new StringBuilder("machine: Big\npackage: big\nstates:\n");
    for (int s = 0; s < states; s++) {
      yaml.append("  S").append(s).append(": { ").append(s == 0 ? "initial: true, " : "");
      yaml.append("on: { e").append(s % events).append(": S").append((s + 1) % states);
      yaml.append(" } }\n");
    }
    Compiled compiled = BigMachine.compile(temp, Tool.JAVAC, yaml.toString());
    BigMachine.assertShortMethods(compiled);
    try (URLClassLoader loader = compiled.loader()) {
      Walk machine = new Walk(loader, "big.Big");
      Object[] all = machine.states();
      for (int s = 0; s < states; s++) {
        Object event = machine.events()[s % events];
        assertEquals(all[(s + 1) % states], machine.next(all[s], event, List.of()));
        assertEquals(false, permits(machine, all[s], machine.events()[(s + 1) % events]));
      }
    }
  }

  @Test
  void tooLargeMachineIsReported() {
    int[][] table = new int[4_001][1];
    Job.write(temp, "machines/big.pawl.yaml", yaml("", table));
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    Job job = Job.of(temp.resolve("src"), temp.resolve("work"));
    Compiled compiled = Tool.JAVAC.compile(job.with("-Apawl.machines=" + temp.resolve("machines")));
    assertFalse(compiled.success());
    assertTrue(compiled.codes().contains("PAWL043"), compiled::text);
    assertEquals(Map.of(), compiled.generated());
  }
}
