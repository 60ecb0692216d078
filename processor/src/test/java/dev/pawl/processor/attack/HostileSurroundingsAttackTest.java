package dev.pawl.processor.attack;

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
import org.junit.jupiter.params.provider.ValueSource;

/** Tests machines with misbehaving threads, schedulers, data and histories. */
@Tag("attack")
class HostileSurroundingsAttackTest {

  private static final String FLAT =
      """
      machine: Door
      package: hostile
      threadSafe: true
      serializers: [json]
      states:
        SHUT: { initial: true, on: { open: OPEN } }
        OPEN: { on: { close: SHUT } }
      """;

  private static final String TIMED =
      """
      machine: Pump
      package: hostile
      events: { refill: { payload: { litres: long } } }
      states:
        IDLE: { initial: true, defer: [refill], after: { 5s: RUN }, on: { start: RUN } }
        RUN: { on: { refill: IDLE } }
      """;

  /** If only the root contains all exited states, a record has the first leaf: A → A, twice. */
  private static final String ALIKE =
      """
      machine: Alike
      package: hostile
      parallel: true
      states:
        R1: { states: { A: { initial: true, on: { e: { effects: [t] } } } } }
        R2: { states: { B: { initial: true, on: { e: R1 } } } }
        R3: { states: { C: { initial: true, on: { e: { effects: [t] } } } } }
      """;

  private static final String PROGRAM =
      """
      package hostile;

      import dev.pawl.*;
      import dev.pawl.time.*;
      import java.time.*;
      import java.util.*;

      public class Program {
        static void same(Object expected, Object actual) {
          if (!expected.equals(actual)) {
            throw new AssertionError("expected " + expected + ", was " + actual);
          }
        }

        /** A plain field would be read only once after the loop is compiled. */
        public static void otherThreadsSeeHowManyStepsThereAre() throws Exception {
          DoorMachine door = DoorMachine.builder().entityId("d").build();
          Thread reader = new Thread(() -> { while (door.sequence() == 0) {} });
          reader.setDaemon(true);
          reader.start();
          Thread.sleep(300);
          door.open();
          reader.join(10_000);
          same(false, reader.isAlive());
        }

        /** Valid values are not converted to text. */
        public static void whatIsRightIsNotTold() {
          Map<String, Object> silent = new HashMap<>() {
            private static final long serialVersionUID = 1;
            @Override public String toString() { throw new AssertionError("told"); }
          };
          silent.put("n", 3L);
          same(3, new dev.pawl.data.Plain(silent, "it").field("n").asInt());
        }

        private static final class Back implements Scheduler {
          long now = Long.MAX_VALUE / 2;
          @Override public Timer schedule(Duration delay, Runnable task) { return () -> {}; }
          @Override public long nanoTime() { return now; }
        }

        public static void timeThatGoesBackLeavesASnapshot() {
          Back scheduler = new Back();
          PumpMachine pump = PumpMachine.builder().scheduler(scheduler).build();
          scheduler.now = -10;
          Duration longest = Duration.ofNanos(Long.MAX_VALUE / 2);
          same(List.of(longest), List.copyOf(pump.remaining().values()));
          PumpMachine.builder().scheduler(new VirtualScheduler()).from(pump.snapshot()).build();
        }

        public static void errorsNameEventsAsDeclared() {
          PumpMachine pump = PumpMachine.builder().scheduler(new VirtualScheduler()).build();
          pump.tryFire(new PumpEvent.Refill(77));
          try {
            PumpCodec.toJson(pump);
            throw new AssertionError("written");
          } catch (IllegalArgumentException e) {
            same("The deferred event refill carries data, which only the serializer json writes.",
                e.getMessage());
          }
          Snapshot<PumpState, PumpEvent, Void> s = pump.snapshot();
          var late = new Snapshot.Remaining<PumpEvent>(s.timers().get(0).event(),
              Duration.ofNanos(Long.MAX_VALUE));
          refused("no timer runs for PT2562047H47M16.854775807S: IDLE.after.5s", s,
              PumpState.IDLE, late);
          // written by a version in which RUN had it
          var lost = new Snapshot.Remaining<PumpEvent>(late.event(), Duration.ofSeconds(1));
          same(Map.of(), PumpMachine.builder().scheduler(new VirtualScheduler())
              .from(with(s, PumpState.RUN, lost)).build().remaining());
        }

        private static void refused(String why, Snapshot<PumpState, PumpEvent, Void> s,
            PumpState leaf, Snapshot.Remaining<PumpEvent> timer) {
          var forged = with(s, leaf, timer);
          try {
            PumpMachine.builder().scheduler(new VirtualScheduler()).from(forged).build();
          } catch (IllegalArgumentException e) {
            same("An instance of Pump cannot be resumed from this snapshot: " + why + ".",
                e.getMessage());
            return;
          }
          throw new AssertionError("taken: " + forged);
        }

        private static Snapshot<PumpState, PumpEvent, Void> with(
            Snapshot<PumpState, PumpEvent, Void> s, PumpState leaf,
            Snapshot.Remaining<PumpEvent> timer) {
          return new Snapshot<PumpState, PumpEvent, Void>(s.machine(), s.entityId(),
              s.sequence(), List.of(leaf), s.history(), s.context(), List.of(timer), List.of());
        }

        public static void aHistoryMayBeginAmongRecordsThatAreAlike() {
          List<LifecycleEvent<AlikeState, AlikeEvent>> heard = new ArrayList<>();
          AlikeMachine machine = AlikeMachine.builder()
              .effects(() -> {})
              .hook(new TransitionHook<>() {
                @Override public void after(LifecycleEvent<AlikeState, AlikeEvent> step) {
                  heard.add(step);
                }
              })
              .build();
          machine.e();
          machine.e();
          same(6, heard.size());
          for (int from = 0; from < heard.size(); from++) {
            AlikeValidator.requireLegal(heard.subList(from, heard.size()));
          }
        }
      }
      """;

  @TempDir static Path temp;
  private static Class<?> program;

  @BeforeAll
  static void compile() throws Exception {
    Job.write(temp, "src/hostile/Program.java", PROGRAM);
    Job.write(temp, "machines/door.pawl.yaml", FLAT);
    Job.write(temp, "machines/pump.pawl.yaml", TIMED);
    Job.write(temp, "machines/alike.pawl.yaml", ALIKE);
    program =
        Tool.JAVAC
            .compile(
                Job.of(temp.resolve("src"), temp.resolve("work"))
                    .with("-classpath", Libraries.path())
                    .with("-Apawl.machines=" + temp.resolve("machines"))
                    .with("-Apawl.lock=" + temp.resolve("lock"))
                    .with("-Apawl.warnings=off", "-Apawl.outputs=none"))
            .clean()
            .loader()
            .loadClass("hostile.Program");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "otherThreadsSeeHowManyStepsThereAre",
        "whatIsRightIsNotTold",
        "timeThatGoesBackLeavesASnapshot",
        "errorsNameEventsAsDeclared",
        "aHistoryMayBeginAmongRecordsThatAreAlike"
      })
  void hostileSurroundingsAreHandled(String attack) {
    Invocation.invoke(
        Stream.of(program.getDeclaredMethods())
            .filter(m -> m.getName().equals(attack))
            .findFirst()
            .orElseThrow(),
        null);
  }
}
