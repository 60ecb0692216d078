package dev.pawl.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Steps at random in machines of many states, with ten events each. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(LargeBenchmark.LENGTH)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class LargeBenchmark {

  static final int LENGTH = 1 << 18;

  /** How many states; the switch has 400 at most, as one of 1,000 is too large for a method. */
  @Param({"10", "100", "1000", "4000"})
  public int states;

  /** {@code Transitions.next}, {@code Machine.fire}, or the switch. */
  @Param({"next", "fire", "byHand"})
  public String code;

  private IntUnaryOperator walker;

  /** Compiles the machine. */
  @Setup
  public void setUp() {
    int most = code.equals("byHand") ? 400 : states;
    walker = Subject.walker(Math.min(states, most), LENGTH, code);
  }

  /** A walk. */
  @Benchmark
  public int walk() {
    return walker.applyAsInt(0);
  }
}
