package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.data.BinaryForm;
import dev.pawl.data.Json;
import dev.pawl.hook.JsonLinesHook;
import dev.pawl.language.model.Event;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Tool;
import dev.pawl.processor.lockstep.RestingCharts;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.time.VirtualScheduler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.kafka.streams.test.TestRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that random charts have the same configurations, records and effects in a topology as in
 * memory. {@code -Dpawl.fuzz=200} tests more charts.
 */
@Tag("slow")
class RandomChartsTest {

  private static final int BATCH = 50;
  private static final int INSTANCES = 3;
  private static final int STEPS = 25;

  @TempDir Path temp;

  private int steps;
  private int timers;
  private int effects;
  private int refusals;

  @Test
  void randomChartsDoTheSameAsInMemory() throws Exception {
    Fuzz fuzz = Fuzz.of(getClass(), 20);
    SplittableRandom random = fuzz.random();
    RestingCharts source = new RestingCharts(random.split());
    for (int done = 0; done < fuzz.count(); done += BATCH) {
      List<RestingCharts.Chart> charts = new ArrayList<>();
      for (int i = Math.min(BATCH, fuzz.count() - done); i > 0; i--) {
        charts.add(source.next());
      }
      try (URLClassLoader loader = compile(charts, temp.resolve("batch" + done))) {
        for (RestingCharts.Chart chart : charts) {
          new Compared<>(loader, chart, random.split()).live();
        }
      }
    }
    System.out.printf(
        "%d steps, %d of them by timers, %d effects, %d refusals%n",
        steps, timers, effects, refusals);
    assertTrue(steps > 10 * fuzz.count());
    assertTrue(timers > fuzz.count() / 2);
    assertTrue(effects > fuzz.count());
    assertTrue(refusals > fuzz.count());
  }

  private static URLClassLoader compile(List<RestingCharts.Chart> charts, Path folder) {
    for (RestingCharts.Chart chart : charts) {
      String yaml = "serializers: [store, binary]\n" + chart.yaml().replace(", codec]", "]");
      Job.write(folder, "machines/" + chart.packageName() + ".pawl.yaml", yaml);
    }
    Job.write(folder, "src/Nothing.java", "class Nothing {}\n");
    return Tool.JAVAC
        .compile(
            Job.of(folder.resolve("src"), folder.resolve("work"))
                .with("-classpath", System.getProperty("java.class.path"))
                .with("-Apawl.lock=" + folder.resolve("lock"), "-Apawl.warnings=off")
                .with("-Apawl.machines=" + folder.resolve("machines"), "-Apawl.outputs=none"))
        .clean()
        .loader();
  }

  /** A chart in memory and in a topology, used by reflection. */
  private final class Compared<S, E, B> {
    private final ClassLoader loader;
    private final RestingCharts.Chart chart;
    private final SplittableRandom random;
    private final StoredMachine<S, E> stored;
    private final StreamMachine<S, E> machine;
    private final List<E> events = new ArrayList<>();

    /** The results of logic without a context change with each event, unless that may loop. */
    private int turn;

    @SuppressWarnings("unchecked") // the types of the chart
    Compared(ClassLoader loader, RestingCharts.Chart chart, SplittableRandom random)
        throws Exception {
      this.loader = loader;
      this.chart = chart;
      this.random = random;
      this.stored = stored();
      this.machine =
          StreamMachine.of(
              stored,
              (BinaryForm) invoke("Binary", "format", null),
              event -> (byte[]) unchecked("Binary", "eventToBytes", event),
              bytes -> (E) unchecked("Binary", "eventFromBytes", bytes));
      for (Object event : type("Event").getEnumConstants()) {
        if (isExternal(stored.nameOfEvent((E) event))) {
          events.add((E) event);
        }
      }
    }

    private boolean isExternal(String name) {
      return chart.machine().events().stream()
          .filter(event -> event.name().equals(name))
          .anyMatch(event -> event.kind() == Event.Kind.NAMED || event.kind() == Event.Kind.DIRECT);
    }

    void live() throws Exception {
      for (int i = 0; i < INSTANCES && !events.isEmpty(); i++) {
        try (Driver<S, E> driver =
            new Driver<>(machine, MachineTopology.of(machine).tick(Duration.ofMillis(1)))) {
          live(driver, "x" + i);
        }
      }
    }

    private void live(Driver<S, E> driver, String id) throws Exception {
      turn = 0;
      VirtualScheduler time = new VirtualScheduler(Driver.START);
      InMemory memory;
      try {
        memory = new InMemory(time, id);
      } catch (InvocationTargetException | IllegalStateException e) {
        return; // it loops, which other tests cover
      }
      driver.send(id, Command.begin("begin"));
      requireSame(memory, driver, id, "begins");
      for (int step = 0; step < STEPS; step++) {
        turn = chart.yaml().contains("always:") ? 0 : step;
        List<Duration> pending = time.pending();
        String what;
        try {
          if (!pending.isEmpty() && random.nextInt(3) == 0) {
            Duration next = pending.get(0);
            what = "after " + next;
            time.advance(next);
            driver.pass(next);
            timers++;
          } else {
            E event = events.get(random.nextInt(events.size()));
            what = stored.nameOfEvent(event);
            String outcome = memory.fire(event);
            driver.send(id, machine.fire("c" + step, event));
            assertEquals(outcome, driver.answers().get(0), () -> what(memory, event.toString()));
          }
        } catch (InvocationTargetException | IllegalStateException e) {
          return; // it loops
        }
        requireSame(memory, driver, id, what);
      }
    }

    private String what(InMemory memory, String last) {
      return last + " after " + memory.steps + '\n' + chart.yaml();
    }

    private void requireSame(InMemory memory, Driver<S, E> driver, String id, String what)
        throws Exception {
      driver.answers();
      List<String> records = driver.read("orders-steps").stream().map(TestRecord::value).toList();
      assertEquals(memory.lines(), records, () -> what(memory, what));
      List<String> sent =
          driver.effects().stream().map(effect -> effect.replace(":null", "")).toList();
      assertEquals(memory.effects(), sent, () -> what(memory, what));
      refusals += driver.refusals().size();
      steps += records.size();
      effects += sent.size();
      EntityRow row = new EntityFormat(machine).fromBytes(id, driver.entities().get(id)).row();
      assertEquals(
          memory.instance(),
          row.snapshot() == null ? row.state() : withoutTimers(row.snapshot()),
          () -> what(memory, what));
    }

    /** The remaining times are those of the last step in the store, but current in memory. */
    private Object withoutTimers(String snapshot) {
      Map<String, Object> fields = new LinkedHashMap<>(Json.read(snapshot));
      fields.remove("timers");
      return fields;
    }

    /** An instance in memory. */
    private final class InMemory {
      private final Object instance;
      private final StringBuilder steps = new StringBuilder();
      private final List<String> effects = new ArrayList<>();
      private int read;

      InMemory(VirtualScheduler time, String id) throws Exception {
        Object builder = invoke("Machine", "builder", null);
        set(builder, "entityId", id);
        set(builder, "clock", time.clock());
        set(builder, "scheduler", time);
        TransitionHook<S, E> lines =
            JsonLinesHook.<S, E>to(steps).names(stored::nameOf, stored::nameOfEvent);
        set(
            builder,
            "hook",
            new TransitionHook<S, E>() {
              @Override
              public void after(LifecycleEvent<S, E> step) {
                lines.after(step);
              }
            });
        setUp(builder, effects::add);
        instance = invoke("Machine$Builder", "build", builder);
      }

      String fire(E event) throws Exception {
        Outcome<?> outcome = (Outcome<?>) invoke("Machine", "tryFire", instance, event);
        if (outcome instanceof Outcome.Ignored<?> ignored) {
          return ignored.queued() ? "deferred" : "ignored";
        }
        return outcome instanceof Outcome.GuardRefused<?>
            ? "guard_refused"
            : outcome instanceof Outcome.Illegal<?> ? "illegal" : "moved";
      }

      /** Returns the new records. */
      List<String> lines() {
        List<String> lines = steps.substring(read).lines().toList();
        read = steps.length();
        return lines;
      }

      List<String> effects() {
        List<String> taken = List.copyOf(effects);
        effects.clear();
        return taken;
      }

      @SuppressWarnings("unchecked") // the state of this chart
      Object instance() throws Exception {
        return stored.hasSnapshots()
            ? withoutTimers(
                machine.snapshot((byte[]) invoke("Binary", "toBytes", null, instance)).text())
            : stored.nameOf((S) invoke("Machine", "state", instance));
      }
    }

    @SuppressWarnings("unchecked") // the generated description of this chart
    private StoredMachine<S, E> stored() throws Exception {
      BiConsumer<B, Opening<S, E>> setup =
          (builder, opening) ->
              setUp(builder, effect -> opening.effectContext().send(effect, null));
      Method machine =
          Stream.of(type("Stored").getMethods())
              .filter(method -> method.getName().equals("machine"))
              .findFirst()
              .orElseThrow();
      return (StoredMachine<S, E>)
          (machine.getParameterCount() == 0 ? machine.invoke(null) : machine.invoke(null, setup));
    }

    private void setUp(Object builder, Consumer<String> effect) {
      for (Method method : builder.getClass().getMethods()) {
        Class<?> type =
            method.getParameterCount() == 1 ? method.getParameterTypes()[0] : Object.class;
        try {
          switch (method.getName()) {
            case "context" -> {
              if (type == Integer.class) {
                method.invoke(builder, 7);
              }
            }
            case "logic", "effects" -> {
              if (type.getClassLoader() == loader) {
                method.invoke(builder, answers(type, effect));
              }
            }
            default -> {}
          }
        } catch (ReflectiveOperationException e) {
          throw new AssertionError(e);
        }
      }
    }

    private Object answers(Class<?> type, Consumer<String> effect) {
      return Proxy.newProxyInstance(
          loader,
          new Class<?>[] {type},
          (self, method, arguments) -> {
            if (method.getReturnType() == void.class) {
              effect.accept(method.getName());
              return null;
            }
            boolean contextual = arguments != null && arguments.length > 0;
            return answer(method, contextual ? (Integer) arguments[0] : (Integer) turn);
          });
    }

    /** Returns a result that is always equal for equal arguments. */
    private Object answer(Method method, Integer context) {
      Class<?> type = method.getReturnType();
      SplittableRandom mixed =
          new SplittableRandom(31L * method.getName().hashCode() + context.hashCode());
      if (type == boolean.class) {
        return mixed.nextInt(3) == 0;
      } else if (type.isEnum()) {
        return type.getEnumConstants()[mixed.nextInt(type.getEnumConstants().length)];
      } else if (type == Duration.class) {
        return Duration.ofMillis(1 + Math.floorMod(method.getName().hashCode(), 90_000));
      }
      return mixed.nextInt(40);
    }

    private void set(Object builder, String name, Object value) throws Exception {
      for (Method method : builder.getClass().getMethods()) {
        if (method.getName().equals(name)
            && method.getParameterCount() == 1
            && method.getParameterTypes()[0].isInstance(value)) {
          method.invoke(builder, value);
          return;
        }
      }
    }

    private Class<?> type(String suffix) throws ClassNotFoundException {
      return Class.forName(chart.packageName() + ".M" + suffix, true, loader);
    }

    private Object unchecked(String suffix, String name, Object... arguments) {
      try {
        return invoke(suffix, name, null, arguments);
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }

    private Object invoke(String suffix, String name, Object on, Object... arguments)
        throws Exception {
      Method method =
          Stream.of(type(suffix).getMethods())
              .filter(m -> m.getName().equals(name))
              .filter(m -> m.getParameterCount() == arguments.length)
              .findFirst()
              .orElseThrow();
      return method.invoke(on, arguments);
    }
  }
}
