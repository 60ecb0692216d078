package dev.pawl.stress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs a short stress test; {@code .ci/long stress} runs a long one. */
@Timeout(3600)
@Tag("slow")
class StressTest {

  private static final int THREADS = Integer.getInteger("pawl.stress.threads", 16);
  private static final int EVENTS = Integer.getInteger("pawl.stress.events", 20_000);
  private static final long SEED = Long.getLong("pawl.stress.seed", 3);

  static Stream<Trial<?, ?>> trials() {
    return Trials.all().stream();
  }

  @ParameterizedTest
  @MethodSource("trials")
  void nothingIsLostDoubledOrDisordered(Trial<?, ?> trial) throws InterruptedException {
    Report report = new Stress(THREADS, EVENTS, SEED).run(trial);
    System.out.println(report + ", -Dpawl.stress.seed=" + SEED);
    assertEquals(List.of(), report.mistakes());
    assertEquals((long) THREADS * EVENTS, report.moved() + report.refused());
    assertTrue(report.moved() > EVENTS, report::toString);
    assertTrue(report.refused() > EVENTS / 100, report::toString);
    assertEquals(
        trial.name().endsWith("hooked") ? report.moved() : 0, report.records(), report::toString);
  }

  /** The faults of an instance, all of which must be found. */
  enum Fault {
    NONE,
    STEP_LOST,
    STEP_DOUBLED,
    RECORD_LOST,
    RECORD_DOUBLED,
    RECORDS_SWAPPED,
    RECORD_OF_ANOTHER_STEP,
    SEQUENCE_REPEATED,
    OUTCOME_FORGED,
    REFUSAL_NOT_REPORTED,
    THROWN
  }

  /** A ring of three states that is correct unless a fault is chosen. */
  private static final class Faulty implements Subject<Integer, Boolean> {
    private final Fault fault;
    private final TransitionHook<Integer, Boolean> hook;
    private final boolean recorded;
    private int state;
    private long steps;
    private LifecycleEvent<Integer, Boolean> held;

    Faulty(Fault fault, TransitionHook<Integer, Boolean> hook, boolean recorded) {
      this.fault = fault;
      this.hook = hook;
      this.recorded = recorded;
    }

    private boolean now(Fault one) {
      return fault == one && steps == 500;
    }

    @Override
    public synchronized Outcome<Integer> fire(Boolean event) {
      int from = state;
      if (!event) {
        boolean unreported = fault == Fault.REFUSAL_NOT_REPORTED && steps > 500;
        if (recorded && !unreported) {
          hook.refused(null, null);
        }
        return new Outcome.Illegal<>(from, null);
      }
      if (now(Fault.THROWN)) {
        throw new IllegalStateException("thrown");
      }
      int to = (from + 1) % 3;
      steps++;
      state = now(Fault.STEP_LOST) ? from : now(Fault.STEP_DOUBLED) ? (to + 1) % 3 : to;
      if (recorded) {
        record(from, to);
      }
      return now(Fault.OUTCOME_FORGED)
          ? new Outcome.Illegal<>(from, null)
          : new Outcome.Moved<>(from, to);
    }

    private void record(int from, int to) {
      long number = now(Fault.SEQUENCE_REPEATED) ? steps - 1 : steps;
      LifecycleEvent<Integer, Boolean> record =
          new LifecycleEvent<>(
              number, Instant.EPOCH, "M", null, from, to, true, Cause.none(), false);
      hook.before(record);
      if (now(Fault.RECORDS_SWAPPED)) {
        held = record;
        return;
      }
      if (now(Fault.RECORD_LOST)) {
        return;
      }
      if (now(Fault.RECORD_OF_ANOTHER_STEP)) {
        record =
            new LifecycleEvent<>(
                number, Instant.EPOCH, "M", null, to, from, true, Cause.none(), false);
      }
      hook.after(record);
      if (now(Fault.RECORD_DOUBLED)) {
        hook.after(record);
      }
      if (held != null) {
        hook.after(held);
        held = null;
      }
    }

    @Override
    public List<Boolean> events() {
      return List.of(true, true, true, false);
    }

    @Override
    public synchronized Integer state() {
      return state;
    }

    @Override
    public synchronized long sequence() {
      return recorded ? steps : -1;
    }

    @Override
    public boolean isRecorded() {
      return recorded;
    }
  }

  private static Report stress(Fault fault, boolean recorded) throws InterruptedException {
    return new Stress(4, 1_000, 5)
        .run(new Trial<Integer, Boolean>("faulty", hook -> new Faulty(fault, hook, recorded)));
  }

  @ParameterizedTest
  @EnumSource
  void everyFaultIsFoundInRecords(Fault fault) throws InterruptedException {
    Report report = stress(fault, true);
    assertEquals(fault == Fault.NONE, report.mistakes().isEmpty(), report::toString);
    assertEquals(fault != Fault.NONE, report.toString().contains("WRONG"));
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "STEP_LOST", "STEP_DOUBLED", "OUTCOME_FORGED", "THROWN"})
  void faultsOfStepsAreFoundWithoutRecords(Fault fault) throws InterruptedException {
    Report report = stress(fault, false);
    assertEquals(fault == Fault.NONE, report.mistakes().isEmpty(), report::toString);
  }

  /** An instance without a lock, like a machine without {@code threadSafe}. */
  private static final class Unlocked implements Subject<Integer, Boolean> {
    private int state;

    @Override
    public Outcome<Integer> fire(Boolean event) {
      int from = state;
      if (from % 64 == 0) {
        Thread.yield();
      }
      int to = (from + 1) % 1_009;
      state = to;
      return new Outcome.Moved<>(from, to);
    }

    @Override
    public List<Boolean> events() {
      return List.of(true);
    }

    @Override
    public Integer state() {
      return state;
    }

    @Override
    public long sequence() {
      return -1;
    }

    @Override
    public boolean isRecorded() {
      return false;
    }
  }

  @Test
  void missingLockIsFound() throws InterruptedException {
    Report report =
        new Stress(16, 20_000, 7).run(new Trial<Integer, Boolean>("none", h -> new Unlocked()));
    assertFalse(report.mistakes().isEmpty());
  }
}
