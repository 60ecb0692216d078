package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.language.Named;
import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.problem.Severity;
import dev.pawl.language.scxml.Charts;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import dev.pawl.processor.lock.Locks;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import dev.pawl.time.VirtualScheduler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests random charts whose structure changes three times: every later version reads the stored
 * instances of each version, or the compiler rejects the change. {@code -Dpawl.fuzz=500} tests more
 * charts.
 */
@Tag("slow")
class ChangedChartsTest {

  private static final int VERSIONS = 4;
  private static final int ATTEMPTS = 60;
  private static final int STEPS = 8;

  /** The codes of changes after which instances could not be read. */
  private static final Set<Code> REFUSED =
      EnumSet.of(Code.EXCLUDED, Code.HISTORY_CHANGED, Code.DATA_UNKNOWN);

  /** Matches the error of an instance that loops in some states. */
  private static final Pattern RESTLESS = Pattern.compile("M in \\[?([^\\]]+?)\\]? does not end");

  @TempDir Path temp;

  private final Map<String, Integer> tally = new TreeMap<>();

  /** A chart with its present version and the stored instances of all versions. */
  private static final class Line {
    final ChangedChart chart;
    final String packageName;
    final List<String> history = new ArrayList<>();
    final Map<String, byte[]> stored = new LinkedHashMap<>();
    Machine machine;
    String yaml;
    boolean changed;

    Line(ChangedChart chart, String packageName) {
      this.chart = chart;
      this.packageName = packageName;
    }
  }

  @Test
  void storedInstancesAreReadOrTheChangeIsRejected() throws Exception {
    // each chart is compiled four times
    boolean all = Integer.getInteger("pawl.fuzz.most", 100) >= 100;
    Fuzz fuzz = Fuzz.of(getClass(), all ? 100 : 20);
    SplittableRandom random = fuzz.random();
    List<Line> lines = new ArrayList<>();
    while (lines.size() < fuzz.count()) {
      String packageName = "c" + lines.size();
      Line line = new Line(new ChangedChart(random.split(), packageName), packageName);
      if (take(line, line.chart.first(), false)) {
        lines.add(line);
      }
    }
    for (int version = 1; version <= VERSIONS; version++) {
      if (version > 1) {
        lines.forEach(this::change);
      }
      try (URLClassLoader loader = compile(lines, version)) {
        for (Line line : lines) {
          Instance instance = new Instance(loader, line, random.split());
          instance.readAll();
          instance.walk();
        }
      }
    }
    System.out.println(tally);
    assertTrue(tally.get("read") > fuzz.count(), tally::toString);
    assertTrue(tally.get("migrated") > 0, tally::toString);
    // few changes of few charts are rejected
    assertTrue(
        fuzz.count() < 100 || tally.keySet().stream().anyMatch(k -> k.startsWith("refused")),
        tally::toString);
  }

  private void count(String what) {
    tally.merge(what, 1, Integer::sum);
  }

  private void change(Line line) {
    Set<String> before = events(line.machine);
    line.changed = false;
    for (int i = 0; i < ATTEMPTS && !line.changed; i++) {
      ChangedChart.Version next =
          line.chart.next(
              yaml -> {
                Set<String> gone = new LinkedHashSet<>(before);
                Charts.read(yaml, new Problems()).ifPresent(m -> gone.removeAll(events(m)));
                return gone;
              });
      line.changed = take(line, next, true);
    }
    count(line.changed ? "changed" : "not changed");
  }

  private static Set<String> events(Machine machine) {
    return ResolvedMachine.of(machine).events().stream()
        .map(Event::name)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Accepts a version, unless the checks or the lock file reject it. */
  private boolean take(Line line, ChangedChart.Version version, boolean locked) {
    Problems problems = new Problems();
    Optional<Machine> machine = Charts.read(version.yaml(), problems);
    machine.ifPresent(m -> Checks.run(m, problems, false));
    if (error(problems).isPresent() || !macrostepsEnd(machine.orElseThrow())) {
      count("unsound " + error(problems).map(e -> e.code().id()).orElse(""));
      return false;
    }
    if (locked) {
      new Locks(Optional.of(temp.resolve("lock")), false)
          .number(ResolvedMachine.of(machine.get()), problems);
      Optional<Problem> error = error(problems);
      if (error.isPresent()) {
        if (REFUSED.contains(error.get().code())) {
          count("refused " + error.get().code().id());
        }
        return false;
      }
    }
    line.chart.take(version);
    line.machine = machine.get();
    line.yaml = version.yaml();
    line.history.add(version.change() + "\n" + version.yaml());
    return true;
  }

  private static Optional<Problem> error(Problems problems) {
    return problems.all().stream().filter(p -> p.code().severity() == Severity.ERROR).findFirst();
  }

  private static boolean macrostepsEnd(Machine machine) {
    RandomLife instance = new RandomLife(machine, new SplittableRandom(1));
    int restless = 0;
    for (int step = 0; step < 12; step++) {
      boolean rests =
          instance
              .next()
              .filter(happened -> !happened.step().outcome().equals(Step.LOOP))
              .isPresent();
      restless += rests ? 0 : 1;
    }
    return restless < 1;
  }

  private URLClassLoader compile(List<Line> lines, int version) {
    Path folder = temp.resolve("version" + version);
    for (Line line : lines) {
      Job.write(
          folder,
          "machines/" + line.packageName + ".pawl.yaml",
          "serializers: [json, binary, store]\n" + line.yaml);
    }
    Job.write(folder, "src/Nothing.java", "class Nothing {}\n");
    return Tool.JAVAC
        .compile(
            Job.of(folder.resolve("src"), folder.resolve("work"))
                .with("-classpath", Libraries.withStores())
                .with("-Apawl.lock=" + temp.resolve("lock"))
                .with("-Apawl.machines=" + folder.resolve("machines"), "-Apawl.outputs=none")
                .with("-Apawl.warnings=off"))
        .clean()
        .loader();
  }

  /** Random results, different for each call. */
  private record AnyAnswers(SplittableRandom random) implements Answers {
    @Override
    public boolean holds(String predicate, Integer context) {
      return random.nextInt(3) == 0;
    }

    @Override
    public Integer update(String update, Integer context) {
      return random.nextInt();
    }

    @Override
    public String choose(String choice, List<String> targets, Integer context) {
      return targets.get(random.nextInt(targets.size()));
    }
  }

  /** Instances of one version, used by reflection. */
  private final class Instance {
    private final ClassLoader loader;
    private final Line line;
    private final SplittableRandom random;
    private final VirtualScheduler time = new VirtualScheduler();
    private final List<LifecycleEvent<?, ?>> records = new ArrayList<>();

    Instance(ClassLoader loader, Line line, SplittableRandom random) {
      this.loader = loader;
      this.line = line;
      this.random = random;
    }

    void readAll() throws Exception {
      for (Map.Entry<String, byte[]> one : line.stored.entrySet()) {
        String read = read("Codec", "fromJson", one.getKey());
        String bytes = read("Binary", "fromBytes", one.getValue());
        assertEquals(read.isEmpty(), bytes.isEmpty(), line.history::toString);
      }
    }

    /**
     * Reads an instance and writes it again. Returns the result; empty if a state of the instance
     * was removed without successor.
     */
    private String read(String type, String method, Object stored) throws Exception {
      RuntimeException failure = null;
      for (int attempt = 0; attempt < 5; attempt++) {
        records.clear();
        try {
          Object instance = invoke(type, method, null, stored, builder());
          List<String> reasons =
              records.stream()
                  .filter(LifecycleEvent::isMigration)
                  .map(r -> r.cause().reason())
                  .toList();
          assertFalse(reasons.contains(""), () -> stored + "\n" + line.history);
          count(reasons.isEmpty() ? "read" : "migrated");
          String json = (String) invoke("Codec", "toJson", null, instance);
          records.clear();
          invoke("Codec", "fromJson", null, json, builder());
          assertEquals(List.of(), records, () -> json + line.history);
          return json;
        } catch (IllegalArgumentException e) {
          if (e.getMessage().contains("removed")) {
            count("removed");
            return "";
          }
          throw new AssertionError(
              e.getMessage() + "\n" + stored + "\n" + String.join("\n---\n", line.history), e);
        } catch (RuntimeException e) {
          // results are random, so another attempt can terminate
          failure = e;
        }
      }
      if (loops(failure)) {
        count("restless");
        return "";
      }
      throw new AssertionError(stored + "\n" + String.join("\n---\n", line.history), failure);
    }

    /** Returns whether the interpreter also loops in the states that the error names. */
    private boolean loops(RuntimeException failure) {
      Matcher restless = RESTLESS.matcher(String.valueOf(failure.getMessage()));
      if (!restless.lookingAt()) {
        return false;
      }
      Interpreter interpreter = new Interpreter(line.machine, new AnyAnswers(random), 7);
      List<String> leaves = List.of(restless.group(1).split(", "));
      try {
        return interpreter.startIn(leaves).outcome().equals(Step.LOOP);
      } catch (Interpreter.EndlessException e) {
        return true;
      }
    }

    void walk() throws Exception {
      List<Object> events = new ArrayList<>();
      for (Object event : type("Event").getEnumConstants()) {
        String name = (String) invoke("Codec", "eventToWire", null, event);
        Event.Kind kind = Named.event(line.machine, name).orElseThrow().kind();
        if (kind == Event.Kind.NAMED || kind == Event.Kind.DIRECT) {
          events.add(event);
        }
      }
      for (int i = 0; i < 3; i++) {
        try {
          Object instance = invoke("Machine$Builder", "build", builder());
          for (int step = 0; step <= STEPS; step++) {
            String json = (String) invoke("Codec", "toJson", null, instance);
            line.stored.put(json, (byte[]) invoke("Binary", "toBytes", null, instance));
            if (random.nextInt(4) == 0) {
              time.advance(Duration.ofMillis(random.nextInt(5_000)));
            } else if (!events.isEmpty()) {
              invoke("Machine", "tryFire", instance, events.get(random.nextInt(events.size())));
            }
          }
        } catch (RuntimeException e) {
          // other tests cover charts that loop
        }
      }
    }

    private Class<?> type(String suffix) throws ClassNotFoundException {
      return Class.forName(line.packageName + ".M" + suffix, true, loader);
    }

    private Object builder() throws Exception {
      Object builder = invoke("Machine", "builder", null);
      for (Method method : builder.getClass().getMethods()) {
        if (method.isBridge()) {
          continue;
        }
        switch (method.getName()) {
          case "context" -> method.invoke(builder, 7);
          case "hook" -> method.invoke(builder, hook());
          case "scheduler" -> method.invoke(builder, time);
          case "logic", "effects" -> method.invoke(builder, answers(method.getParameterTypes()[0]));
          default -> {}
        }
      }
      return builder;
    }

    private TransitionHook<?, ?> hook() {
      return new TransitionHook<Object, Object>() {
        @Override
        public void after(LifecycleEvent<Object, Object> step) {
          records.add(step);
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
