package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests random machines in Java and in YAML: they compile, and random instances behave as declared.
 * {@code -Dpawl.fuzz=20000} tests more machines; {@code -Dpawl.fuzz.seed} repeats a run.
 */
class RandomMachinesTest {

  private static final int BATCH = 40;
  private static final int STEPS = 60;

  @TempDir Path temp;

  @Test
  void randomMachinesBehaveAsDeclared() throws IOException {
    Fuzz fuzz = Fuzz.of(getClass());
    int count = fuzz.count() / 10;
    SplittableRandom random = fuzz.random();
    for (int done = 0; done < count; done += BATCH) {
      Path folder = temp.resolve("batch" + done);
      Map<String, RandomMachine> machines = new LinkedHashMap<>();
      for (int i = 0; i < Math.min(BATCH, count - done); i++) {
        RandomMachine machine = new RandomMachine(random.split(), i % 10 == 0 ? 40 : 8);
        String name = "r" + (done + i);
        machines.put(name, machine);
        RandomText text = new RandomText(machine, name);
        if (i % 2 == 0) {
          Job.write(folder, "machines/" + name + ".pawl.yaml", text.yaml());
        } else {
          Job.write(folder, "src/" + name + "/MState.java", text.java());
        }
      }
      Job.write(folder, "src/Nothing.java", "class Nothing {}\n");
      check(folder, machines, random);
    }
  }

  private static void check(
      Path folder, Map<String, RandomMachine> machines, SplittableRandom random)
      throws IOException {
    Job job =
        Job.of(folder.resolve("src"), folder.resolve("work"))
            .with("-Apawl.machines=" + folder.resolve("machines"), "-Apawl.warnings=off");
    Compiled compiled = Tool.JAVAC.compile(job).clean();
    try (URLClassLoader loader = compiled.loader()) {
      for (Map.Entry<String, RandomMachine> machine : machines.entrySet()) {
        try {
          new Instance(
                  machine.getValue(), new Walk(loader, machine.getKey() + ".M"), random.split())
              .walk();
        } catch (AssertionError e) {
          String text = new RandomText(machine.getValue(), machine.getKey()).yaml();
          throw new AssertionError(e.getMessage() + "\n" + text, e);
        }
      }
    }
  }

  /** An instance of a compiled machine, next to the expected state. */
  private static final class Instance {
    private final RandomMachine declared;
    private final Walk machine;
    private final SplittableRandom random;
    private final Set<String> holds = new HashSet<>();
    private final Map<String, Integer> picks = new HashMap<>();
    private final List<String> effects = new ArrayList<>();
    private final Object logic;
    private final Object listener;

    Instance(RandomMachine declared, Walk machine, SplittableRandom random) {
      this.declared = declared;
      this.machine = machine;
      this.random = random;
      this.logic = machine.exists("Logic") ? machine.implement("Logic", this::answer) : null;
      this.listener = machine.exists("Effects") ? machine.implement("Effects", this::ran) : null;
    }

    private Object answer(Method method) {
      String name = method.getName();
      if (method.getReturnType() == boolean.class) {
        return holds.contains(name);
      }
      if (method.getReturnType().isEnum()) {
        Object[] constants = method.getReturnType().getEnumConstants();
        return constants[picks.get(name) % constants.length];
      }
      return name.hashCode();
    }

    private Object ran(Method method) {
      effects.add(method.getName());
      return null;
    }

    private void shuffle() {
      holds.clear();
      for (int i = 0; i < 40; i++) {
        for (String prefix : List.of("p", "r")) {
          if (random.nextBoolean()) {
            holds.add(prefix + i);
          }
        }
        picks.put("c" + i, random.nextInt(1, 100));
      }
      for (RandomMachine.TransitionOf transition : declared.transitions) {
        picks.putIfAbsent(transition.choose(), random.nextInt(1, 100));
      }
      effects.clear();
    }

    void walk() {
      Object[] events = machine.events();
      if (events.length == 0) {
        return;
      }
      int state = -1;
      Object instance = null;
      for (int step = 0; step < STEPS; step++) {
        shuffle();
        if (step % 8 == 0) {
          state = random.nextInt(declared.states.size());
          Object context = machine.hasContext() ? 0 : null;
          instance = machine.instance(machine.states()[state], context, logic, listener);
        }
        Object event = events[random.nextInt(events.length)];
        state = fire(instance, state, event);
      }
    }

    private int fire(Object instance, int state, Object event) {
      String name = (String) machine.call(event, event.getClass(), "wireName");
      RandomMachine.Step step = declared.step(state, name, holds::contains, picks);
      Object before = machine.hasContext() ? machine.context(instance) : null;
      Object outcome = machine.tryFire(instance, instance(event));
      String what = declared.states.get(state).name() + " on " + name;
      assertEquals(step.kind(), outcome.getClass().getSimpleName(), what);
      assertEquals(machine.states()[step.to()], machine.state(instance), what);
      assertEquals(step.effects(), effects, what);
      if (machine.hasContext()) {
        Object expected = step.update().isEmpty() ? before : (Object) step.update().hashCode();
        assertEquals(expected, machine.context(instance), what);
      }
      return step.to();
    }

    /**
     * Returns an event: created by its factory if it has payload, otherwise possibly its constant.
     */
    private Object instance(Object event) {
      Class<?> type = machine.type("Event");
      if (type.isEnum()) {
        return event;
      }
      for (Method factory : type.getMethods()) {
        if (Modifier.isStatic(factory.getModifiers())) {
          boolean payload = factory.getParameterCount() > 0;
          Object made = machine.call(null, type, factory.getName(), payload ? PAYLOAD : NOTHING);
          if (machine.call(made, type, "eventType") == event) {
            return made;
          }
        }
      }
      throw new AssertionError(event + " cannot be made");
    }

    private static final Object[] PAYLOAD = {1, "b"};
    private static final Object[] NOTHING = {};
  }
}
