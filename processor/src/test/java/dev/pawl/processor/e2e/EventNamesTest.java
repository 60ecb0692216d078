package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests events that have the names of present and former methods of the engine. The method of an
 * event has the name of the event, unless {@code Object}, {@code Machine} or the machine class of a
 * chart has such a method.
 */
@Tag("slow")
class EventNamesTest {

  private static final String[] NAMES =
      ("state builder context entityId sequence events targets initialStates finalStates isInitial"
              + " isFinal isDriven isListened permitted eventValues stepEngine stepOutcomes stepState"
              + " stepMarks stepRules isStepping isMine eventType stateType configuration remaining"
              + " snapshot requireNothingQueued begin wireName next permits transition canTransition"
              + " from fire tryFire fireUnwatched tryFireUnwatched post force is step become read"
              + " commit updated perform select target enter steps elapse stateAt leaf follow"
              + " isExchanged made refused unmade listened start resume listen move take update"
              + " hasEffects due missing decide choose delay hold release now act key place prepare"
              + " hashCode wait notify getClass toString")
          .split(" ");

  private static final Set<String> RESERVED =
      Set.of(
          "state",
          "builder",
          "context",
          "entityId",
          "sequence",
          "permitted",
          "configuration",
          "remaining",
          "snapshot",
          "hashCode",
          "wait",
          "notify",
          "getClass",
          "toString");

  /** The states of machines, by name; {@code %s} is replaced by the transitions of A. */
  private static final Map<String, String> SHAPES = shapes();

  private static final int GROUPS = 10;

  @TempDir Path temp;

  private static Map<String, String> shapes() {
    Map<String, String> shapes = new LinkedHashMap<>();
    shapes.put("flat", "states: { A: { initial: true, on: { %s } }, B: { final: true } }\n");
    shapes.put("shared", "threadSafe: true\nstates: { A: { initial: true, on: { %s } }, B: {} }\n");
    shapes.put(
        "lenient", "unexpected: ignore\nstates: { A: { initial: true, on: { %s } }, B: {} }\n");
    shapes.put(
        "nested",
        "states: { A: { initial: true, on: { %s } }, O: { states: { B: { initial: true, to: C }, C: {} } } }\n");
    shapes.put("guarded", "states: { A: { initial: true, on: { %s } }, B: {} }\n");
    shapes.put(
        "updated", "context: Integer\nstates: { A: { initial: true, on: { %s } }, B: {} }\n");
    shapes.put("effectful", "states: { A: { initial: true, on: { %s } }, B: {} }\n");
    shapes.put(
        "regions",
        "parallel: true\nstates:\n"
            + "  R: { states: { A: { initial: true, on: { %s } }, B: {} } }\n"
            + "  Q: { states: { C: { initial: true, to: D }, D: {} } }\n");
    shapes.put(
        "timed",
        "states: { A: { initial: true, after: { 5s: B }, on: { %s } }, B: { entry: [seen] } }\n");
    shapes.put("loaded", "events: { %e }\nstates: { A: { initial: true, on: { %s } }, B: {} }\n");
    return shapes;
  }

  private static String transition(String shape, String name) {
    return switch (shape) {
      case "guarded" -> name + ": { to: B, guard: may }";
      case "updated" -> name + ": { to: B, update: count }";
      case "effectful" -> name + ": { to: B, effects: [tell] }";
      default -> name + ": B";
    };
  }

  @Test
  void eventsKeepTheirNames() throws Exception {
    List<String> packages = new ArrayList<>();
    for (int group = 0; group < GROUPS; group++) {
      List<String> names = new ArrayList<>();
      for (int i = group; i < NAMES.length; i += GROUPS) {
        names.add(NAMES[i]);
      }
      for (Map.Entry<String, String> shape : SHAPES.entrySet()) {
        String name = shape.getKey() + group;
        List<String> transitions = names.stream().map(n -> transition(shape.getKey(), n)).toList();
        List<String> payloads =
            names.stream().map(n -> n + ": { payload: { size: int } }").toList();
        String states =
            shape
                .getValue()
                .replace("%s", String.join(", ", transitions))
                .replace("%e", String.join(", ", payloads));
        Job.write(
            temp,
            "machines/" + name + ".pawl.yaml",
            "machine: M\npackage: " + name + "\n" + states);
        packages.add(name);
      }
    }
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    assertTrue(packages.size() >= 100);
    try (URLClassLoader loader =
        Tool.JAVAC
            .compile(
                Job.of(temp.resolve("src"), temp.resolve("work"))
                    .with("-Apawl.outputs=none", "-Apawl.warnings=off")
                    .with("-Apawl.machines=" + temp.resolve("machines")))
            .clean()
            .loader()) {
      for (String name : packages) {
        check(loader.loadClass(name + ".MMachine"), name);
      }
    }
  }

  private static void check(Class<?> machine, String name) throws ReflectiveOperationException {
    int group = name.charAt(name.length() - 1) - '0';
    boolean isLoaded = name.startsWith("loaded");
    boolean isBare =
        Set.of("flat", "shared", "lenient", "regions").stream().anyMatch(name::startsWith);
    for (int i = group; i < NAMES.length; i += GROUPS) {
      String event = NAMES[i];
      String own =
          RESERVED.contains(event)
              ? "fire" + Character.toUpperCase(event.charAt(0)) + event.substring(1)
              : event;
      if (isLoaded
          && Set.of("is", "fire", "tryFire", "force", "permits", "post", "from").contains(event)) {
        continue; // the payload may equal the parameters of the machine's method
      }
      Method method = isLoaded ? machine.getMethod(own, int.class) : machine.getMethod(own);
      assertEquals(machine, method.getDeclaringClass(), name + "." + own);
      if (isBare) {
        Object instance = machine.getConstructor().newInstance();
        method.invoke(instance);
        assertEquals(1L, machine.getMethod("sequence").invoke(instance), name + "." + own);
      }
    }
  }
}
