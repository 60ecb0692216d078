package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.language.Named;
import dev.pawl.language.model.Event;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import dev.pawl.time.Scheduler;
import dev.pawl.time.VirtualScheduler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that instances of random charts with regions, history, timers and deferred events survive
 * each form of data after every step, and that a store finds every step legal. {@code
 * -Dpawl.fuzz=500} tests more charts.
 */
@Tag("slow")
class StoredChartsTest {

  private static final int BATCH = 50;
  private static final int STEPS = 15;
  private static final String LEGALITY = "dev.pawl.store.machine.Legality";

  /** A scheduler with a fixed time, so that remaining durations do not change. */
  private static final Scheduler STILL =
      new Scheduler() {
        @Override
        public Timer schedule(Duration delay, Runnable task) {
          return () -> {};
        }

        @Override
        public long nanoTime() {
          return 0;
        }
      };

  @TempDir Path temp;

  private int compared;
  private int legal;
  private int known;

  @Test
  void storedInstancesAreReadUnchanged() throws Exception {
    Fuzz fuzz = Fuzz.of(getClass(), 10);
    SplittableRandom random = fuzz.random();
    ChartSource source = new ChartSource(random.split(), false, true);
    for (int done = 0; done < fuzz.count(); done += BATCH) {
      List<ChartSource.Chart> charts = new ArrayList<>();
      for (int i = Math.min(BATCH, fuzz.count() - done); i > 0; i--) {
        charts.add(source.next());
      }
      try (URLClassLoader loader = compile(charts, temp.resolve("batch" + done))) {
        for (ChartSource.Chart chart : charts) {
          new Instance(loader, chart, random.split()).walk();
        }
      }
    }
    assertTrue(compared > fuzz.count());
    assertTrue(legal > fuzz.count());
    assertTrue(known > 0);
  }

  private static URLClassLoader compile(List<ChartSource.Chart> charts, Path folder) {
    for (ChartSource.Chart chart : charts) {
      String yaml =
          "serializers: [json, jackson, binary, store]\n"
              + chart.yaml().replace(", codec]", "]").replace("machine, ", "");
      Job.write(folder, "machines/" + chart.packageName() + ".pawl.yaml", yaml);
    }
    Job.write(folder, "src/Nothing.java", "class Nothing {}\n");
    return Tool.JAVAC
        .compile(
            Job.of(folder.resolve("src"), folder.resolve("work"))
                .with("-classpath", Libraries.path(), "-Apawl.lock=" + folder.resolve("lock"))
                .with("-Apawl.machines=" + folder.resolve("machines"), "-Apawl.outputs=none")
                .with("-Apawl.warnings=off"))
        .clean()
        .loader();
  }

  /** An instance of a chart, used by reflection. */
  private final class Instance {
    private final ClassLoader loader;
    private final ChartSource.Chart chart;
    private final SplittableRandom random;

    /** The time of the instance; restored instances have none. */
    private VirtualScheduler time;

    /** The deferred events according to hooks. */
    private DeferralModel waiting = new DeferralModel();

    /** The records that a store would write. */
    private final List<LifecycleEvent<?, ?>> records = new ArrayList<>();

    Instance(ClassLoader loader, ChartSource.Chart chart, SplittableRandom random) {
      this.loader = loader;
      this.chart = chart;
      this.random = random;
    }

    private Class<?> type(String suffix) throws ClassNotFoundException {
      return Class.forName(chart.packageName() + ".M" + suffix, true, loader);
    }

    void walk() throws Exception {
      ObjectMapper mapper = mapper();
      List<Object> events = new ArrayList<>();
      for (Object event : type("Event").getEnumConstants()) {
        String name = (String) invoke("Codec", "eventToWire", null, event);
        Event.Kind kind = Named.event(chart.machine(), name).orElseThrow().kind();
        // the other events are internal
        if (kind == Event.Kind.NAMED || kind == Event.Kind.DIRECT) {
          events.add(event);
        }
      }
      Object stored = stored();
      for (int i = 0; i < 3; i++) {
        records.clear();
        waiting = new DeferralModel();
        Object instance = begun();
        if (instance != null && records.isEmpty()) {
          Object begun = invoke("Codec", "toWire", null, invoke("Machine", "state", instance));
          List<?> initial = (List<?>) call(stored, "initial");
          assertTrue(initial.contains(begun), () -> begun + " " + initial + chart.yaml());
        }
        for (int step = 0; instance != null && !events.isEmpty() && step < STEPS; step++) {
          compare(instance, mapper);
          try {
            if (random.nextInt(3) == 0) {
              time.advance(Duration.ofMillis(random.nextInt(20_000)));
            } else {
              Object event = events.get(random.nextInt(events.size()));
              invoke("Machine", "tryFire", instance, event, waiting.fired(event));
            }
            waiting.requireAs(deferred(instance), chart.yaml());
            known += waiting.size();
            if (random.nextInt(3) == 0) {
              String json = (String) invoke("Codec", "toJson", null, instance);
              // the timers of the former instance would continue
              time = new VirtualScheduler();
              instance = invoke("Codec", "fromJson", null, json, builder(time));
            }
          } catch (RuntimeException e) {
            // other tests cover charts that loop
            instance = null;
          }
        }
        requireLegal(call(stored, "legality"));
      }
    }

    private List<Snapshot.Deferred<?>> deferred(Object instance) throws Exception {
      return List.copyOf(((Snapshot<?, ?, ?>) invoke("Machine", "snapshot", instance)).deferred());
    }

    /** Returns the generated description for stores; its arguments are not needed here. */
    private Object stored() throws Exception {
      BiConsumer<Object, Object> nothing = (builder, opening) -> {};
      for (Method method : type("Stored").getMethods()) {
        if (method.getName().equals("machine")) {
          return method.getParameterCount() == 0
              ? method.invoke(null)
              : method.invoke(null, nothing);
        }
      }
      throw new AssertionError("no machine");
    }

    private void requireLegal(Object legality) throws Exception {
      Object history = call(legality, "begin");
      for (LifecycleEvent<?, ?> record : records) {
        Object event =
            record.event() == null ? null : invoke("Codec", "eventToWire", null, record.event());
        Object step =
            loader
                .loadClass(LEGALITY + "$NamedStep")
                .getConstructors()[0]
                .newInstance(
                    record.sequence(),
                    invoke("Codec", "toWire", null, record.from()),
                    event,
                    invoke("Codec", "toWire", null, record.to()),
                    record.forced(),
                    false);
        Object why = call(history, "illegal", step);
        assertNull(why, () -> record + "\n" + chart.yaml());
        legal++;
      }
    }

    private Object call(Object on, String name, Object... arguments) throws Exception {
      for (Class<?> type :
          List.of(
              on.getClass(), loader.loadClass(LEGALITY), loader.loadClass(LEGALITY + "$History"))) {
        for (Method method : type.getMethods()) {
          boolean open = Modifier.isPublic(method.getDeclaringClass().getModifiers());
          if (open && method.getName().equals(name) && !Modifier.isStatic(method.getModifiers())) {
            return method.invoke(on, arguments);
          }
        }
      }
      throw new AssertionError(name);
    }

    private Object begun() throws Exception {
      time = new VirtualScheduler();
      try {
        return invoke("Machine$Builder", "build", builder(time));
      } catch (RuntimeException e) {
        return null;
      }
    }

    private void compare(Object instance, ObjectMapper mapper) throws Exception {
      String json = (String) invoke("Codec", "toJson", null, instance);
      byte[] bytes = (byte[]) invoke("Binary", "toBytes", null, instance);
      List<Object> read =
          List.of(
              invoke("Codec", "fromJson", null, json, builder()),
              invoke("Binary", "fromBytes", null, bytes, builder()),
              mapper.readValue(mapper.writeValueAsString(instance), type("Machine")));
      for (Object one : read) {
        assertEquals(json, invoke("Codec", "toJson", null, one), chart::yaml);
        compared++;
      }
    }

    private ObjectMapper mapper() throws Exception {
      Supplier<Object> builders = this::builder;
      for (var constructor : type("Jackson").getConstructors()) {
        if (constructor.getParameterCount() == 1) {
          return new ObjectMapper().registerModule((Module) constructor.newInstance(builders));
        }
      }
      throw new AssertionError("no constructor");
    }

    private Object builder() {
      return builder(STILL);
    }

    private Object builder(Scheduler scheduler) {
      try {
        Object builder = invoke("Machine", "builder", null);
        for (Method method : builder.getClass().getMethods()) {
          if (method.isBridge()) {
            continue;
          }
          switch (method.getName()) {
            case "context" -> method.invoke(builder, 7);
            case "hook" -> method.invoke(builder, hook());
            case "scheduler" -> method.invoke(builder, scheduler);
            case "logic", "effects" ->
                method.invoke(builder, answers(method.getParameterTypes()[0]));
            default -> {}
          }
        }
        return builder;
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }

    private TransitionHook<?, ?> hook() {
      return new TransitionHook<Object, Object>() {
        @Override
        public void after(LifecycleEvent<Object, Object> step) {
          records.add(step);
          waiting.heard(step, null);
        }

        @Override
        public void refused(LifecycleEvent<Object, Object> attempt, Outcome<Object> outcome) {
          waiting.heard(attempt, outcome);
        }
      };
    }

    private Object answers(Class<?> type) {
      return Proxy.newProxyInstance(
          loader, new Class<?>[] {type}, (self, method, arguments) -> answer(method));
    }

    private Object answer(Method method) {
      Class<?> type = method.getReturnType();
      if (type == boolean.class) {
        return random.nextInt(3) == 0;
      }
      if (type.isEnum()) {
        return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
      }
      return type == Duration.class
          ? Duration.ofMillis(1 + random.nextInt(100_000))
          : type == Integer.class ? random.nextInt() : null;
    }

    private Object invoke(String suffix, String name, Object on, Object... arguments)
        throws Exception {
      Method method =
          Stream.of(type(suffix).getMethods())
              .filter(m -> m.getName().equals(name))
              .filter(m -> m.getParameterCount() == arguments.length)
              .findFirst()
              .orElseThrow();
      try {
        return method.invoke(on, arguments);
      } catch (InvocationTargetException e) {
        if (e.getCause() instanceof RuntimeException unchecked) {
          throw unchecked;
        }
        throw new AssertionError(e.getCause());
      }
    }
  }
}
