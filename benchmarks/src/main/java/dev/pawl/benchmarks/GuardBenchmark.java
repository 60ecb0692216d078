package dev.pawl.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Steps of which every second asks a guard and updates the context, beside the same by hand. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class GuardBenchmark {

  private static final int LIMIT = 5;
  private static final int LENGTH = 64;

  private final RetryLogic logic =
      new RetryLogic() {
        @Override
        public boolean retriesLeft(Integer context) {
          return context < LIMIT;
        }

        @Override
        public Integer count(Integer context) {
          return context + 1;
        }

        @Override
        public Integer reset(Integer context) {
          return 0;
        }
      };

  private final RetryMachine machine = RetryMachine.start(0, logic);
  private final RetryMachine fired = RetryMachine.start(0, logic);
  private final RetryEvent[] events = new RetryEvent[LENGTH];
  private Retry state = Retry.RUNNING;
  private Integer context = 0;

  /** Fills the walk. */
  public GuardBenchmark() {
    for (int i = 0; i < LENGTH; i++) {
      events[i] = i % 2 == 0 ? RetryEvent.FAIL : RetryEvent.RETRY;
    }
  }

  /** Two methods, one for each event. */
  @Benchmark
  @OperationsPerInvocation(2)
  public Retry methods() {
    machine.fail();
    return machine.retry();
  }

  /** The same two steps by hand. */
  @Benchmark
  @OperationsPerInvocation(2)
  public Retry methodsByHand() {
    step(RetryEvent.FAIL);
    step(RetryEvent.RETRY);
    return state;
  }

  /** Events that vary. */
  @Benchmark
  @OperationsPerInvocation(LENGTH)
  public Retry fire() {
    for (RetryEvent event : events) {
      fired.fire(event);
    }
    return fired.state();
  }

  /** The same events by hand. */
  @Benchmark
  @OperationsPerInvocation(LENGTH)
  public Retry fireByHand() {
    for (RetryEvent event : events) {
      step(event);
    }
    return state;
  }

  private void step(RetryEvent event) {
    switch (state) {
      case RUNNING -> {
        if (event != RetryEvent.FAIL) {
          throw HandWritten.illegal(state, event);
        }
        state = Retry.FAILED;
      }
      case FAILED -> {
        if (event != RetryEvent.RETRY) {
          throw HandWritten.illegal(state, event);
        }
        context = logic.retriesLeft(context) ? logic.count(context) : logic.reset(context);
        state = Retry.RUNNING;
      }
    }
  }
}
