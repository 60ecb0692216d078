package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Outcome;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests very large machines that call user code in every state. */
@Tag("slow")
class BigLogicTest {

  @TempDir Path temp;

  @ParameterizedTest
  @ValueSource(ints = {100, 1_000})
  void guardsUpdatesAndEffectsWork(int states) throws IOException {
    StringBuilder yaml =
        new StringBuilder("machine: Big\npackage: big\ncontext: Integer\nstates:\n");
    for (int s = 0; s < states; s++) {
      int to = (s + 1) % states;
      yaml.append("  S").append(s).append(":\n");
      yaml.append(s == 0 ? "    initial: true\n" : "");
      yaml.append("    on:\n      go:\n");
      yaml.append(
          "        - { guard: even && !p" + s % 50 + ", update: add, effects: tell" + s % 9);
      yaml.append(", to: S" + to + " }\n");
      yaml.append("        - { guard: odd, effects: [tell0, tell1], to: S" + s + " }\n");
      yaml.append("      leap: { to: [S" + to + ", S" + (s + 2) % states + "], choose: c" + s);
      yaml.append(" }\n");
    }
    Compiled compiled = BigMachine.compile(temp, Tool.JAVAC, yaml.toString());
    BigMachine.assertShortMethods(compiled);
    try (URLClassLoader loader = compiled.loader()) {
      guarded(new Walk(loader, "big.Big"), states);
    }
  }

  @Test
  void tableContainsNumbersOfFiveDigits() throws IOException {
    StringBuilder yaml = new StringBuilder("machine: Big\npackage: big\nstates:\n");
    for (int s = 0; s < 100; s++) {
      yaml.append("  S" + s + ":\n" + (s == 0 ? "    initial: true\n" : "") + "    on:\n");
      for (char event = 'a'; event <= 'j'; event++) {
        yaml.append("      " + event + ":\n");
        for (int guard = 0; guard < 10; guard++) {
          yaml.append("        - { guard: p" + guard + ", to: S" + (s + guard) % 100 + " }\n");
        }
      }
    }
    Compiled compiled = BigMachine.compile(temp, Tool.JAVAC, yaml.toString());
    BigMachine.assertShortMethods(compiled);
    try (URLClassLoader loader = compiled.loader()) {
      Walk machine = new Walk(loader, "big.Big");
      Object logic = machine.implement("Logic", m -> m.getName().equals("p7"));
      Object[] states = machine.states();
      Object instance = machine.instance(states[0], null, logic, null);
      assertEquals(
          new Outcome.Moved<>(states[0], states[7]),
          machine.tryFire(instance, machine.events()[9]));
    }
  }

  private static void guarded(Walk machine, int states) {
    Set<String> holds = new HashSet<>();
    List<String> effects = new ArrayList<>();
    int[] context = {0};
    Object logic =
        machine.implement(
            "Logic",
            m -> {
              if (m.getReturnType() == boolean.class) {
                return holds.contains(m.getName());
              }
              return m.getReturnType().isEnum()
                  ? m.getReturnType().getEnumConstants()[1]
                  : Integer.valueOf(++context[0]);
            });
    Object listener =
        machine.implement(
            "Effects",
            m -> {
              effects.add(m.getName());
              return null;
            });
    Object go = machine.events()[0];
    Object leap = machine.events()[1];
    Object[] all = machine.states();
    for (int s = 0; s < states; s += 3) {
      holds.clear();
      effects.clear();
      Object instance = machine.instance(all[s], 0, logic, listener);
      assertTrue(machine.tryFire(instance, go) instanceof Outcome.GuardRefused<?>);
      holds.add("odd");
      assertEquals(new Outcome.Moved<>(all[s], all[s]), machine.tryFire(instance, go));
      holds.add("even");
      int before = context[0];
      Object to = all[(s + 1) % states];
      assertEquals(new Outcome.Moved<>(all[s], to), machine.tryFire(instance, go));
      assertEquals(before + 1, machine.call(instance, machine.type("Machine"), "context"));
      assertEquals(List.of("tell0", "tell1", "tell" + s % 9), effects);
      holds.add("p" + s % 50);
      instance = machine.instance(all[s], 0, logic, listener);
      assertEquals(new Outcome.Moved<>(all[s], all[s]), machine.tryFire(instance, go));
      Object leapt = all[(s + 2) % states];
      assertEquals(new Outcome.Moved<>(all[s], leapt), machine.tryFire(instance, leap));
    }
  }
}
