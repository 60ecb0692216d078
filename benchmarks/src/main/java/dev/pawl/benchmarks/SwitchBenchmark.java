package dev.pawl.benchmarks;

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

/** The yardstick: an enum switch as one would write it by hand. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SwitchBenchmark {

  /** The states of a circuit breaker. */
  enum Circuit {
    CLOSED,
    OPEN,
    HALF_OPEN
  }

  private Circuit circuit = Circuit.CLOSED;

  /**
   * One step around the circle.
   *
   * @return the next state
   */
  @Benchmark
  public Object step() {
    circuit =
        switch (circuit) {
          case CLOSED -> Circuit.OPEN;
          case OPEN -> Circuit.HALF_OPEN;
          case HALF_OPEN -> Circuit.CLOSED;
        };
    return circuit;
  }
}
