package dev.pawl.processor.attack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.processor.e2e.Invocation;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests user methods that return null instead of a value, or throw an exception: the step fails
 * with an error that names the machine and the method, nothing changes, hooks are notified, and the
 * instance can continue.
 */
@Tag("attack")
class NullAnswersAttackTest {

  private static final String STEPS =
      """
            go: { update: count, to: %1$s }
            pick: { to: [A, B], choose: either }
            decide:
              - { guard: sure, to: %1$s }
              - { to: A }
      """;

  private static final String FLAT =
      """
      machine: Flat
      package: nulls
      context: nulls.Ctx
      states:
        A:
          initial: true
          on:
      """
          + STEPS.formatted("B")
          + "  B: { on: { back: A } }\n";

  private static final String CHART =
      """
      machine: Chart
      package: nulls
      context: nulls.Ctx
      serializers: [json]
      states:
        A:
          initial: true
          on:
            fill: D
            wait: W
      """
          + STEPS.formatted("B")
          + """
        B: { on: { back: A } }
        D: { data: { where: nulls.Where, count: int }, on: { back: A } }
        W: { after: { patience: A } }
      """;

  private static final String EFFECTIVE =
      FLAT.replace("machine: Flat", "machine: Loud")
          .replace("back: A", "back: { to: A, effects: log }");

  private static final String PROGRAM =
      """
      package nulls;

      import dev.pawl.*;
      import dev.pawl.time.VirtualScheduler;
      import java.time.*;
      import java.util.*;
      import java.util.function.*;

      public class Program {
        static String wrong = "";
        static <T> T answer(String method, T good) {
          if (wrong.equals("throw " + method)) {
            throw new UnsupportedOperationException(method);
          }
          return wrong.equals(method) ? null : good;
        }

        record FlatRules() implements FlatLogic {
          @Override public Ctx count(Ctx c) { return answer("count", new Ctx(c.n() + 1)); }
          @Override public Either either(Ctx c) { return answer("either", Either.B); }
          @Override public boolean sure(Ctx c) { return answer("sure", true); }
        }
        record LoudRules() implements LoudLogic, LoudEffects {
          @Override public Ctx count(Ctx c) { return answer("count", new Ctx(c.n() + 1)); }
          @Override public Either either(Ctx c) { return answer("either", Either.B); }
          @Override public boolean sure(Ctx c) { return answer("sure", true); }
          @Override public void log(Ctx c) {}
        }
        record ChartRules() implements ChartLogic, ChartValues {
          @Override public Ctx count(Ctx c) { return answer("count", new Ctx(c.n() + 1)); }
          @Override public Either either(Ctx c) { return answer("either", Either.B); }
          @Override public boolean sure(Ctx c) { return answer("sure", true); }
          @Override public Where whereForD(Ctx c) { return answer("whereForD", new Where("x")); }
          @Override public int countForD(Ctx c) { return 3; }
          @Override public Duration patience(Ctx c) { return answer("patience", Duration.ofSeconds(1)); }
          @Override public String whereToText(Where w) { return answer("whereToText", w.name); }
          @Override public Where whereFromText(String t) { return answer("whereFromText", new Where(t)); }
        }

        static final List<String> heard = new ArrayList<>();
        static <S, E> TransitionHook<S, E> hook() {
          return new TransitionHook<>() {
            @Override public void after(LifecycleEvent<S, E> step) { heard.add("after"); }
            @Override public void failed(LifecycleEvent<S, E> step, Throwable thrown) {
              heard.add("failed " + thrown.getMessage());
            }
          };
        }

        /** Returns the results of a step with a wrong answer and of a step with a right one. */
        static String attempt(String method, boolean hooked, Runnable step, Supplier<String> shown) {
          wrong = method;
          heard.clear();
          String before = shown.get();
          String error = null;
          try {
            step.run();
          } catch (IllegalStateException | UnsupportedOperationException e) {
            error = e.getMessage();
          }
          wrong = "";
          check(before.equals(shown.get()), shown.get() + " was " + before);
          check(heard.equals(hooked ? List.of("failed " + error) : List.of()), heard + " " + error);
          step.run();
          check(!before.equals(shown.get()), before);
          return error;
        }

        static void check(boolean holds, String what) {
          if (!holds) {
            throw new AssertionError(what);
          }
        }

        public static String flat(String event, String method) {
          FlatMachine instance = FlatMachine.builder().context(new Ctx(0)).logic(new FlatRules()).build();
          return attempt(method, false, () -> instance.fire(FlatEvent.valueOf(event)),
              () -> instance.state() + " " + instance.context());
        }

        public static String hooked(String event, String method) {
          FlatMachine instance = FlatMachine.builder().context(new Ctx(0)).logic(new FlatRules())
              .entityId("f-1").hook(hook()).build();
          return attempt(method, true, () -> instance.tryFire(FlatEvent.valueOf(event)),
              () -> instance.state() + " " + instance.context());
        }

        public static String loud(String event, String method) {
          LoudRules rules = new LoudRules();
          LoudMachine instance = LoudMachine.builder().context(new Ctx(0)).logic(rules).effects(rules)
              .entityId("l-1").hook(hook()).build();
          return attempt(method, true, () -> instance.fire(LoudEvent.valueOf(event)),
              () -> instance.state() + " " + instance.context());
        }

        public static String functions(String event, String method) {
          List<Object> made = new ArrayList<>();
          return attempt(method, false,
              () -> made.add(FlatTransitions.step(
                  FlatState.A, new Ctx(0), FlatEvent.valueOf(event), new FlatRules())),
              () -> made.toString());
        }

        public static String next(String event, String method) {
          List<Object> made = new ArrayList<>();
          return attempt(method, false,
              () -> made.add(FlatTransitions.next(
                  FlatState.A, FlatEvent.valueOf(event), new Ctx(0), new FlatRules())),
              () -> made.toString());
        }

        public static String chartStep(String event, String method) {
          List<Object> made = new ArrayList<>();
          return attempt(method, false,
              () -> made.add(ChartTransitions.step(
                  ChartState.a(), new Ctx(0),
                  ChartEvent.valueOf(event), new ChartRules())),
              () -> made.toString());
        }

        public static String chart(String event, String method) {
          ChartMachine instance = ChartMachine.builder().context(new Ctx(0)).logic(new ChartRules())
              .entityId("c-1").hook(hook()).scheduler(new VirtualScheduler(Instant.EPOCH)).build();
          return attempt(method, true, () -> instance.fire(ChartEvent.valueOf(event)),
              () -> instance.state() + " " + instance.context() + " " + instance.remaining());
        }

        public static String text(String event, String method) {
          ChartMachine instance = ChartMachine.builder().context(new Ctx(0)).logic(new ChartRules())
              .scheduler(new VirtualScheduler(Instant.EPOCH)).build();
          instance.fire(ChartEvent.FILL);
          String json = ChartCodec.toJson(instance, new ChartRules());
          wrong = method;
          try {
            if (event.equals("WRITE")) {
              ChartCodec.toJson(instance, new ChartRules());
            } else {
              ChartCodec.fromJson(json, ChartMachine.builder().logic(new ChartRules()), new ChartRules());
            }
            return "nothing";
          } catch (IllegalArgumentException e) {
            return e.getMessage();
          } finally {
            wrong = "";
          }
        }

        public static String context(String event, String method) {
          FlatMachine instance = FlatMachine.builder().context(new Ctx(0)).logic(new FlatRules()).entityId("f-1").build();
          try {
            if (event.equals("WRITE")) {
              return FlatCodec.toJson(instance, c -> null);
            }
            String json = FlatCodec.toJson(instance, c -> "x");
            FlatMachine.Builder builder = FlatMachine.builder().logic(new FlatRules());
            return FlatCodec.fromJson(json, builder, t -> null).toString();
          } catch (IllegalStateException e) {
            return e.getMessage();
          }
        }
      }
      """;

  @TempDir static Path temp;
  private static Class<?> program;

  @BeforeAll
  static void compile() throws Exception {
    Path sources = temp.resolve("src");
    Job.write(sources, "nulls/Ctx.java", "package nulls;\npublic record Ctx(int n) {}\n");
    Job.write(
        sources,
        "nulls/Where.java",
        "package nulls;\npublic class Where {\n  final String name;\n"
            + "  Where(String name) { this.name = name; }\n}\n");
    Job.write(sources, "nulls/Program.java", PROGRAM);
    Path machines = temp.resolve("machines");
    Job.write(machines, "flat.pawl.yaml", FLAT);
    Job.write(machines, "loud.pawl.yaml", EFFECTIVE);
    Job.write(machines, "chart.pawl.yaml", CHART);
    program =
        Tool.JAVAC
            .compile(
                Job.of(sources, temp.resolve("work"))
                    .with("-classpath", Libraries.path())
                    .with("-Apawl.machines=" + machines)
                    .with("-Apawl.warnings=off", "-Apawl.outputs=none"))
            .clean()
            .loader()
            .loadClass("nulls.Program");
  }

  @ParameterizedTest(name = "{0} {1} {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "flat      | GO     | count           | Flat in A: update count returned null.",
        "flat      | PICK   | either          | Flat in A: choose either returned null.",
        "flat      | DECIDE | throw sure      | sure",
        "flat      | GO     | throw count     | count",
        "hooked    | GO     | count           | Flat f-1 in A: update count returned null.",
        "hooked    | PICK   | either          | Flat f-1 in A: choose either returned null.",
        "hooked    | DECIDE | throw sure      | sure",
        "loud      | GO     | count           | Loud l-1 in A: update count returned null.",
        "loud      | PICK   | either          | Loud l-1 in A: choose either returned null.",
        "loud      | DECIDE | throw sure      | sure",
        "functions | GO     | count           | Flat: update count returned null.",
        "functions | PICK   | either          | Flat: choose either returned null.",
        "functions | DECIDE | throw sure      | sure",
        "next      | PICK   | either          | Flat: choose either returned null.",
        "chart     | GO     | count           | Chart c-1 in [A]: update count returned null.",
        "chart     | PICK   | either          | Chart c-1 in [A]: choose either returned null.",
        "chart     | FILL   | whereForD       | Chart c-1 in [A]: data whereForD returned null.",
        "chart     | WAIT   | patience        | Chart c-1 in [A]: delay patience returned null.",
        "chart     | DECIDE | throw sure      | sure",
        "chart     | FILL   | throw whereForD | whereForD",
        "chart     | WAIT   | throw patience  | patience",
        "chartStep | GO     | count           | Chart in [A]: update count returned null.",
        "chartStep | PICK   | either          | Chart in [A]: choose either returned null.",
        "context   | WRITE  | x               | Flat f-1 in A: contextToText returned null.",
        "context   | READ   | x               | Flat: contextFromText returned null.",
        "text      | WRITE  | whereToText     | The method that writes a value of nulls.Where returned null, which could not be read back.",
        "text      | READ   | whereFromText   | D.where cannot be read: the method that reads \"x\" returned null."
      })
  void wrongResultFailsTheStepWithoutChanges(
      String kind, String event, String method, String expected) {
    Object error =
        Invocation.invoke(
            Stream.of(program.getDeclaredMethods())
                .filter(m -> m.getName().equals(kind))
                .findFirst()
                .orElseThrow(),
            null,
            event,
            method);
    assertEquals(expected, error);
  }
}
