package dev.pawl.benchmarks;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import java.time.Clock;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A step that a hook records, beside a switch that reads the clock and makes the same record. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class AuditBenchmark {

  private final Cause cause = Cause.by("benchmark").because("it measures");
  private final Clock clock = Clock.systemUTC();
  private final LastRecord last = new LastRecord();
  private final LoneTurnMachine machine =
      LoneTurnMachine.builder().entityId("t-1").clock(clock).hook(last).build();

  private LoneTurn state = LoneTurn.A;
  private long sequence;
  private LifecycleEvent<LoneTurn, LoneTurnEvent> record;

  private static final class LastRecord implements TransitionHook<LoneTurn, LoneTurnEvent> {
    private LifecycleEvent<LoneTurn, LoneTurnEvent> record;

    @Override
    public void after(LifecycleEvent<LoneTurn, LoneTurnEvent> event) {
      record = event;
    }
  }

  /** A step with a hook. */
  @Benchmark
  public Object hooked() {
    machine.left(cause);
    return last.record;
  }

  /** The same by hand. */
  @Benchmark
  public Object byHand() {
    LoneTurn from = state;
    state = next(from, LoneTurnEvent.LEFT);
    record =
        new LifecycleEvent<>(
            ++sequence,
            clock.instant(),
            "LoneTurn",
            "t-1",
            from,
            state,
            LoneTurnEvent.LEFT,
            cause,
            false);
    return record;
  }

  private static LoneTurn next(LoneTurn from, LoneTurnEvent event) {
    return switch (from) {
      case A -> event == LoneTurnEvent.LEFT ? LoneTurn.B : LoneTurn.C;
      case B -> event == LoneTurnEvent.LEFT ? LoneTurn.C : LoneTurn.A;
      case C -> event == LoneTurnEvent.LEFT ? LoneTurn.A : LoneTurn.B;
    };
  }
}
